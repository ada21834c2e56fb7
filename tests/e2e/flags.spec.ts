import { routeAccess, SEEDED_ACCESS, ROLES, type Role } from '@atlas/domain/access';
import { routeNamed } from '@atlas/domain/navigation';
import { TABLES } from '../../app/src/registry/screenNames.ts';
import { pathOf, SCREENS } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';

// Opens each screen that needs a flag as a role that has it, and as a role that lacks it. The
// server renders these pages, so the response is checked.

const names = Object.values(TABLES.staff)
  .flat()
  .filter((name) => routeNamed(name).access === 'flag');
const opens = (role: Role, name: (typeof names)[number]) =>
  routeAccess(routeNamed(name), { roles: [role], ...SEEDED_ACCESS[role] }) === 'open';

test('each screen that needs a flag opens for a role with the flag and is denied to a role without it', async ({
  page,
  atlas,
  isMobile,
}) => {
  test.skip(!isMobile, 'Once is enough, on any width');
  expect(names.length).toBeGreaterThan(25);
  const walked: string[] = [];
  for (const name of names) {
    const path = await pathOf(SCREENS[name], atlas);
    const [having, lacking] = [
      ROLES.findLast((role) => opens(role, name)),
      ROLES.find((role) => role !== 'non-member' && !opens(role, name)),
    ];
    for (const [role, status] of [
      [having, 200],
      [lacking, 403],
    ] as const) {
      if (role === undefined) continue;
      await atlas.logIn(role);
      const answer = await page.request.get(path);
      expect([name, role, answer.status()]).toEqual([name, role, status]);
      expect((await answer.text()).includes('Access Restricted')).toBe(status === 403);
      walked.push(`${name} ${role}`);
    }
  }
  expect(walked.length).toBeGreaterThanOrEqual(2 * names.length - 2);
});
