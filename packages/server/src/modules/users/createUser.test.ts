import { profileAddress } from '@atlas/domain/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/testApp.ts';
import { createUser } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PERSON = { firstName: 'Ana', lastName: 'Reyes', facebookProfile: null, passwordHash: 'none', levelKey: 'non-member' };

/**
 * Creates an account whose random numbers come from a list: first its profile address, then its
 * Tribe ID, and so on.
 */
const createWith = (email: string, ...numbers: number[]) =>
  app.database.transaction((tx) =>
    createUser(tx, { ...PERSON, email }, app.clock.now(), () => {
      const next = numbers.shift();
      if (next === undefined) throw new Error('No more numbers');
      return next;
    }),
  );

it('generates another Tribe ID or profile address when one is taken', async () => {
  expect(await createWith('first@example.com', 100_001, 10_000_002)).toMatchObject({ slug: 'ana-reyes-100001', tribeId: 'T10000002' });
  expect(await createWith('second@example.com', 100_002, 10_000_002, 100_001, 10_000_003, 100_004, 10_000_004)).toMatchObject({
    slug: 'ana-reyes-100004',
    tribeId: 'T10000004',
  });
});

it('shortens a long name to a profile address that the profile form accepts', async () => {
  const given = { ...PERSON, email: 'long@example.com', firstName: 'Maria Corazon Esperanza', lastName: 'de los Santos y Villanueva' };
  const user = await app.database.transaction((tx) => createUser(tx, given, app.clock.now()));
  expect(profileAddress.parse(user?.slug)).toMatch(/^maria-corazon-esperanza-de-los-sa-\d{6}$/);
});

it('returns undefined for an address that has an account, without another try', async () => {
  await createWith('third@example.com', 100_005, 10_000_005);
  expect(await createWith('Third@example.com', 100_006, 10_000_006)).toBeUndefined();
});
