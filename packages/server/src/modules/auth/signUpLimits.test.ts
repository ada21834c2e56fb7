import { ACCOUNT_EXISTS, RATE_LIMITS, SIGN_IN_FAILED, SIGN_UP_PENDING } from '@atlas/domain/auth';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Answer, type TestServer } from '../../testing/testServer.ts';
import { JOBS } from '../../registry/jobs.ts';
import { outbox } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { confirmationTokenOf } from './derivedSecrets.ts';
import { emailConfirmations, rateLimits } from './tables.ts';
import { TEST_PASSWORD } from '../../testing/testPeople.ts';

const { signUpNetwork, signUpTakenNetwork, signUpNetworkMost } = RATE_LIMITS;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());

const db = () => server.app.database.db;
let networks = 0;
const somewhere = () => `198.51.100.${(networks += 1)}`;
let people = 0;
const newAddress = () => `juan.${(people += 1)}@people.example`;

const signUp = (from: string, username: string, more: object = {}): Promise<Answer> => {
  const form = { method: 'signup', username, password: TEST_PASSWORD, firstName: 'Juan', lastName: 'Cruz', facebookProfile: '', ...more };
  return server.browser().post('/api/auth', form, { 'x-forwarded-for': from });
};
const logIn = (username: string) => server.browser().post('/api/auth', { method: 'login', username, password: TEST_PASSWORD });
/** Uses up a limit of a network, as many attempts of others would. */
const spend = (name: 'signUpNetwork' | 'signUpTakenNetwork' | 'signUpNetworkMost', network: string) =>
  db()
    .insert(rateLimits)
    .values({ key: `${name}:${network}`, points: RATE_LIMITS[name].attempts, expire: Date.now() + 3_600_000 });
const pointsOf = async (network: string) => {
  const rows = await db().select().from(rateLimits);
  return Object.fromEntries(rows.filter(({ key }) => key.endsWith(`:${network}`)).map(({ key, points }) => [key.split(':')[0], points]));
};
const mailsTo = async (to: string) => {
  const rows = await db().select().from(outbox).where(eq(outbox.recipient, to));
  return rows.map(({ kind, payload }) => (payload as { change?: string }).change ?? kind);
};
const tokenOf = async (email: string) => {
  const query = db().select().from(emailConfirmations).where(eq(emailConfirmations.email, email));
  const [row] = await query.orderBy(desc(emailConfirmations.id)).limit(1);
  return row ? confirmationTokenOf(server.app.secret, row) : '';
};
const confirm = async (email: string) =>
  (
    await server
      .browser()
      .graphql('mutation C($token: String!) { confirmEmail(token: $token) { isConfirmed } }', { token: await tokenOf(email) })
  ).json.data.confirmEmail;

describe('signing up', () => {
  it('is not counted where the form was mistyped', async () => {
    const network = somewhere();
    for (const wrong of [{ username: 'no address' }, { password: 'x' }, { firstName: '' }, { password: 'password1' }])
      expect((await signUp(network, newAddress(), wrong)).status).toBe(400);
    expect(await pointsOf(network)).toEqual({});
  });

  it('counts accounts and responses about known addresses separately', async () => {
    const network = somewhere();
    expect((await signUp(network, newAddress())).status).toBe(201);
    expect((await signUp(network, 'member@atlas.example')).json.error).toBe(ACCOUNT_EXISTS);
    expect(await pointsOf(network)).toEqual({ signUpNetwork: 1, signUpTakenNetwork: 1, signUpNetworkMost: 1 });
  });

  it('is rejected far above the needs of a crowd, with the time to wait', async () => {
    const network = somewhere();
    await spend('signUpNetworkMost', network);
    const answer = await signUp(network, newAddress());
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(signUpNetworkMost.attempts).toBeGreaterThan(20 * signUpNetwork.attempts);
    expect(signUpTakenNetwork.attempts).toBeLessThanOrEqual(signUpNetwork.attempts);
  });
});

describe.each(['signUpNetwork', 'signUpTakenNetwork'] as const)('signing up from a network past %s', (limit) => {
  it('creates an account that is signed in only after its link was opened', async () => {
    const network = somewhere();
    await spend(limit, network);
    const email = newAddress();
    const answer = await signUp(network, email);
    expect([answer.status, answer.json, answer.headers.getSetCookie()]).toEqual([201, { message: SIGN_UP_PENDING }, []]);
    expect(await db().$count(users, eq(users.email, email))).toBe(1);
    expect(await mailsTo(email)).toEqual(['confirmEmail']);
    expect((await logIn(email)).json).toEqual({ error: SIGN_IN_FAILED });
    expect(await confirm(email)).toEqual({ isConfirmed: true });
    expect((await logIn(email)).status).toBe(200);
    const kept = await db().select().from(emailConfirmations).where(eq(emailConfirmations.email, email));
    expect(kept.map(({ passwordHash }) => passwordHash)).toEqual([null]);
  });

  it('returns the same for a known address, and notifies its owner', async () => {
    const network = somewhere();
    await spend(limit, network);
    const email = newAddress();
    await signUp(somewhere(), email);
    const [known, unknown] = [await signUp(network, email), await signUp(network, newAddress())];
    const shown = ({ status, text, headers }: Answer) => [status, text, headers.getSetCookie(), headers.get('csrf-token')];
    expect(shown(known)).toEqual(shown(unknown));
    expect(await mailsTo(email)).toEqual(['confirmEmail', 'signUpTried']);
    expect(await db().$count(users, eq(users.email, email))).toBe(1);
    expect((await logIn(email)).status).toBe(200);
  });
});

it('keeps a password that was set in the meantime when the link is opened', async () => {
  const network = somewhere();
  await spend('signUpNetwork', network);
  const email = newAddress();
  await signUp(network, email);
  await db().update(users).set({ passwordHash: 'set meanwhile' }).where(eq(users.email, email));
  expect(await confirm(email)).toEqual({ isConfirmed: true });
  const [person] = await db().select().from(users).where(eq(users.email, email));
  expect(person?.passwordHash).toBe('set meanwhile');
});
