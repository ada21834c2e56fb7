import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOBS } from '../../registry/jobs.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { users } from '../users/tables.ts';
import { otpOf } from './derivedSecrets.ts';
import { matchPassword } from './passwords.ts';
import { passwordResets } from './tables.ts';
import { signInAnew, signUpPerson } from '../../testing/testPeople.ts';

const COMPOSED = 'Se\u00F1orita-Bahay-2026';
const DECOMPOSED = 'Sen\u0303orita-Bahay-2026';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());

const statusOf = async (email: string, password: string) => (await signInAnew(server, { email, password })).answer.status;
const storedHash = async (id: number) => {
  const [row] = await server.app.database.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
  return row?.hash ?? '';
};
const storeHash = async (id: number, password: string) =>
  server.app.database.db
    .update(users)
    .set({ passwordHash: await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }) })
    .where(eq(users.id, id));
/** An account whose password was set by resetting it. */
async function withPassword(password: string) {
  const person = await signUpPerson(server);
  const { json: requested } = await server.browser().post('/api/auth', { method: 'forgotPassword', username: person.email });
  const [row] = await server.app.database.db.select().from(passwordResets).where(eq(passwordResets.id, requested.id));
  if (!row) throw new Error('The reset was not stored');
  const input = { id: requested.id, otp: otpOf(server.app.secret, row.nonce) };
  await server.browser().graphql('mutation V($input: ValidateOtpInput!) { validateOtp(input: $input) { isValid } }', { input });
  const { status } = await server.browser().post('/api/auth', { method: 'resetPassword', resetToken: requested.token, password });
  if (status !== 200) throw new Error('The password was not set');
  return person;
}

describe.each([
  ['composed', COMPOSED, DECOMPOSED],
  ['decomposed', DECOMPOSED, COMPOSED],
])('a password whose letters were typed %s', (_form, first, second) => {
  it('signs in when typed the other way, after a sign-up', async () => {
    const username = `ana.${_form}@example.com`;
    const names = { firstName: 'Ana', lastName: 'Cruz', facebookProfile: '' };
    const signedUp = await server.browser().post('/api/auth', { method: 'signup', username, password: first, ...names });
    expect(signedUp.status).toBe(201);
    expect([await statusOf(username, second), await statusOf(username, first)]).toEqual([200, 200]);
  });

  it('signs in when typed the other way, after a reset', async () => {
    const { email } = await withPassword(first);
    expect([await statusOf(email, second), await statusOf(email, first)]).toEqual([200, 200]);
  });

  it('is the current password when typed the other way, also when submitted as the new one', async () => {
    const { browser, email } = await signUpPerson(server);
    const change = (currentPassword: string, password: string) =>
      browser.graphql('mutation C($input: ChangePasswordInput!) { changePassword(input: $input) { hasPassword } }', {
        input: { currentPassword, password },
      });
    await change('Dagat-at-bundok-7', first);
    expect((await change(second, second)).json.errors?.[0]?.extensions.fieldErrors).toHaveProperty('password');
    expect((await change(second, 'Bagong-simula-26')).json.errors).toBeUndefined();
    expect(await statusOf(email, 'Bagong-simula-26')).toBe(200);
  });

  it('matches a hash of the exact characters, which the sign-in renews', async () => {
    const { id, email } = await signUpPerson(server);
    await storeHash(id, DECOMPOSED);
    expect(await matchPassword(await storedHash(id), first)).toBe('stale');
    expect(await statusOf(email, first)).toBe(200);
    expect(await matchPassword(await storedHash(id), second)).toBe('current');
  });

  it('also renews such a hash where the current password is checked', async () => {
    const { id, browser } = await signUpPerson(server);
    await storeHash(id, DECOMPOSED);
    await browser.graphql('mutation S($input: CurrentPasswordInput!) { setUpSecondFactor(input: $input) { key } }', {
      input: { currentPassword: first },
    });
    expect(await matchPassword(await storedHash(id), second)).toBe('current');
  });
});

describe('matchPassword', () => {
  it('matches no spelling where there is no hash', async () => {
    expect(await Promise.all([COMPOSED, DECOMPOSED, 'nobody has this one'].map((typed) => matchPassword(null, typed)))).toEqual([
      'none',
      'none',
      'none',
    ]);
  });
});
