import { randomInt } from 'node:crypto';
import { seededRandom } from '../../packages/server/src/seed/seededRandom.ts';
import { leaksFound, meet, visitAtOnce, type Person, type Visit } from '../ownPages.ts';
import { shuffled } from '../shuffled.ts';
import { expect, PASSWORD, test } from './fixtures.ts';

// Pages of different people must not mix. tests/long/ownPages.test.ts does the same with two
// processes and a thousand pages.

const MEMBERS = ['member', 'newcomer', 'expiring', 'overdue', 'upcoming', 'expired', 'returnee', 'fasttrack'];
const NEW = ['Unang', 'Pangalawang', 'Pangatlong', 'Pangapat', 'Panlimang'];

/**
 * Signs a person in or up.
 *
 * @returns the cookies of the session
 */
async function enter(address: string, body: object): Promise<string> {
  const answer = await fetch(`${address}/api/auth`, { method: 'POST', body: JSON.stringify(body) });
  expect(answer.ok, await answer.text()).toBe(true);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

test('sixty pages rendered at the same time each belong to their own person', async ({ baseURL: address = '' }) => {
  const seed = process.env['ATLAS_SEED'] ?? '';
  // The addresses are new, however often the test runs on the same data.
  const stamp = randomInt(1_000_000_000);
  const people: Person[] = [];
  for (const key of MEMBERS) {
    const username = `${key}@atlas.example`;
    people.push(await meet(address, await enter(address, { method: 'login', username, password: PASSWORD }), username));
  }
  for (const firstName of NEW) {
    const username = `${firstName}.${stamp}@bayan.example`.toLowerCase();
    const cookie = await enter(address, {
      method: 'signup',
      username,
      password: 'kape-at-pandesal-7',
      firstName,
      lastName: `Panauhin${stamp}`,
    });
    people.push(await meet(address, cookie, username));
  }
  expect(await leaksFound(address, people)).toMatchObject({ missed: [], mistaken: [] });
  const visits: Visit[] = people.flatMap((person) =>
    ['/', '/courses/my-courses', ...person.paths.slice(0, 2), '/courses'].map((path) => ({ path, person })),
  );
  for (const path of ['/', '/login', '/signup', '/va-kickstart', '/resources/public', '/courses/my-courses', '/nowhere'])
    visits.push({ path, person: null });
  console.log(`${visits.length} pages of ${people.length} people and of visitors, ATLAS_SEED=${seed}`);
  expect(visits.length).toBeGreaterThanOrEqual(60);
  expect(await visitAtOnce([address], shuffled(visits, seededRandom(seed)), people)).toEqual([]);
});
