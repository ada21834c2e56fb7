import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globalId, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { challengeParticipants, challengeProgress, challenges } from '../challenges/tables.ts';
import { workshopRegistrations } from '../pages/tables.ts';
import { isRegisteredForWorkshop } from '../settings/repo.ts';
import { users } from '../users/tables.ts';
import { signUpPerson, type SignedUp } from '../../testing/testPeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const JOIN = 'mutation ($email: String!) { registerToChallenge(email: $email) { email } }';
const confirm = ({ id }: SignedUp) => db().update(users).set({ emailConfirmedAt: TEST_NOW }).where(eq(users.id, id));
const currentUser = async ({ browser }: SignedUp) => (await browser.graphql('{ redwood { currentUser } }')).json.data.redwood.currentUser;
const myChallenge = async ({ browser }: SignedUp) =>
  (await browser.graphql('{ viewer { myChallenge { databaseId } } }')).json.data.viewer.myChallenge;
const rowsOf = ({ email }: SignedUp) => db().select().from(challengeParticipants).where(eq(challengeParticipants.email, email));

/**
 * Inserts a challenge participation under the address of an account, as left by a visitor, with one
 * day finished.
 */
async function leftUnder({ email }: SignedUp): Promise<number> {
  const [challenge] = await db().select().from(challenges).limit(1);
  const values = { challengeId: challenge?.id ?? 0, email, createdAt: TEST_NOW };
  const [row] = await db().insert(challengeParticipants).values(values).returning({ id: challengeParticipants.id });
  await db()
    .insert(challengeProgress)
    .values({ participantId: row?.id ?? 0, day: 1, finishedAt: TEST_NOW });
  return row?.id ?? 0;
}

describe('a challenge participation that a visitor left under an address', () => {
  it('belongs to the account with that address only once the address is confirmed', async () => {
    const person = await signUpPerson(server);
    const id = await leftUnder(person);
    expect([(await currentUser(person)).isChallenger, await myChallenge(person)]).toEqual([false, null]);
    await confirm(person);
    expect([(await currentUser(person)).isChallenger, await myChallenge(person)]).toEqual([true, { databaseId: id }]);
  });

  it('cannot be read by its id before the address is confirmed', async () => {
    const person = await signUpPerson(server);
    const id = globalId('ChallengeParticipant', await leftUnder(person));
    const read = async () => {
      const { json } = await person.browser.graphql('query ($id: ID!) { node(id: $id) { id } }', { id });
      return json.data?.node ?? null;
    };
    expect(await read()).toBeNull();
    await confirm(person);
    expect(await read()).toEqual({ id });
  });

  it('is not claimed by joining again before the address is confirmed', async () => {
    const person = await signUpPerson(server);
    await server.browser().graphql(JOIN, { email: person.email });
    await person.browser.graphql(JOIN, { email: person.email });
    expect(await rowsOf(person)).toMatchObject([{ userId: null }]);
    await confirm(person);
    await person.browser.graphql(JOIN, { email: person.email });
    expect(await rowsOf(person)).toMatchObject([{ userId: person.id }]);
  });

  it('belongs at once to the account that joined with it, confirmed or not', async () => {
    const person = await signUpPerson(server);
    await person.browser.graphql(JOIN, { email: person.email });
    expect(await rowsOf(person)).toMatchObject([{ userId: person.id }]);
    expect((await currentUser(person)).isChallenger).toBe(true);
  });

  it('does not follow the address to another account', async () => {
    const [person, other] = [await signUpPerson(server), await signUpPerson(server)];
    await person.browser.graphql(JOIN, { email: person.email });
    await db()
      .update(users)
      .set({ email: `moved.${person.email}` })
      .where(eq(users.id, person.id));
    await db().update(users).set({ email: person.email, emailConfirmedAt: TEST_NOW }).where(eq(users.id, other.id));
    expect([await myChallenge(person), await myChallenge(other)]).toEqual([expect.anything(), null]);
  });
});

describe('a workshop registration that a visitor left under an address', () => {
  const register = ({ email }: SignedUp, userId: number | null = null) =>
    db().insert(workshopRegistrations).values({ variant: 'beginner', email, userId, registeredAt: TEST_NOW });
  const isRegistered = ({ id }: SignedUp) => isRegisteredForWorkshop(db(), id, 'beginner');

  it('belongs to the account with that address only once the address is confirmed', async () => {
    const person = await signUpPerson(server);
    await register(person);
    expect(await isRegistered(person)).toBe(false);
    await confirm(person);
    expect(await isRegistered(person)).toBe(true);
  });

  it('counts at once where the account itself registered', async () => {
    const person = await signUpPerson(server);
    await register(person, person.id);
    expect(await isRegistered(person)).toBe(true);
  });
});
