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

/** Creates an account whose numbers come from a list, first the one of its profile address and then the one of its Tribe ID, and so on. */
const createWith = (email: string, ...numbers: number[]) =>
  app.database.transaction((tx) =>
    createUser(tx, { ...PERSON, email }, app.clock.now(), () => {
      const next = numbers.shift();
      if (next === undefined) throw new Error('No more numbers');
      return next;
    }),
  );

it('draws again a Tribe ID or a profile address that is taken', async () => {
  expect(await createWith('first@example.com', 100_001, 10_000_002)).toMatchObject({ slug: 'ana-reyes-100001', tribeId: 'T10000002' });
  expect(await createWith('second@example.com', 100_002, 10_000_002, 100_001, 10_000_003, 100_004, 10_000_004)).toMatchObject({
    slug: 'ana-reyes-100004',
    tribeId: 'T10000004',
  });
});

it('makes a profile address of a long name that the form of a profile takes', async () => {
  const given = { ...PERSON, email: 'long@example.com', firstName: 'Maria Corazon Esperanza', lastName: 'de los Santos y Villanueva' };
  const user = await app.database.transaction((tx) => createUser(tx, given, app.clock.now()));
  expect(profileAddress.parse(user?.slug)).toMatch(/^maria-corazon-esperanza-de-los-sa-\d{6}$/);
});

it('answers nothing for an address that has an account, and draws no further', async () => {
  await createWith('third@example.com', 100_005, 10_000_005);
  expect(await createWith('Third@example.com', 100_006, 10_000_006)).toBeUndefined();
});
