import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOBS } from '../../registry/jobs.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { unsubscribeToken } from '../notifications/unsubscribe.ts';
import { readDeviceCookie } from './deviceCookie.ts';
import { confirmationTokenOf, otpOf } from './derivedSecrets.ts';
import { formerRecoveryHash } from './recoveryCodes.ts';
import { reencryptSecondFactors } from './secondFactorSecrets.ts';
import { emailConfirmations, passwordResets, recoveryCodes, secondFactors } from './tables.ts';
import { signInAnew, signUpPerson, type SignedUp } from '../../testing/testPeople.ts';

const [FORMER, CURRENT] = [Buffer.from('the secret before the change'), Buffer.from('the secret after the change')];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());
beforeEach(() => {
  server.app.setNow(TEST_NOW);
  Object.assign(server.app, { secret: FORMER, formerSecrets: [] });
});

/** Changes the secret. The former one stays listed, or is removed. */
const rotate = (keepsFormer = true) => Object.assign(server.app, { secret: CURRENT, formerSecrets: keepsFormer ? [FORMER] : [] });
const db = () => server.app.database.db;
const bearerStatus = async (bearer: string) => {
  const headers = { 'auth-provider': 'dbAuth', authorization: `Bearer ${bearer}` };
  return codeOf((await server.browser().post('/api/graphql', { query: '{ viewer { user { email } } }' }, headers)).json);
};
const codeAt = (key: string, at: Date) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });

async function withSecondFactor(): Promise<SignedUp & { key: string; codes: string[] }> {
  const person = await signUpPerson(server);
  const { json: begun } = await person.browser.graphql(
    `mutation { setUpSecondFactor(input: { currentPassword: "${person.password}" }) { key } }`,
  );
  const { key } = begun.data.setUpSecondFactor;
  const { json } = await person.browser.graphql('mutation C($code: String!) { confirmSecondFactor(input: { code: $code }) }', {
    code: codeAt(key, TEST_NOW),
  });
  server.app.setNow(new Date(TEST_NOW.getTime() + 30_000));
  return { ...person, key, codes: json.data.confirmSecondFactor };
}
const encryptedOf = async ({ id }: SignedUp) =>
  (await db().select().from(secondFactors).where(eq(secondFactors.userId, id)))[0]?.encryptedSecret;
const signIn = async ({ email, password, key }: SignedUp & { key: string }) =>
  (await signInAnew(server, { email, password, code: codeAt(key, server.app.clock.now()) })).answer.status;

describe('after a change of the secret, while the former one is listed', () => {
  it.each([
    [true, undefined],
    [false, 'UNAUTHENTICATED'],
  ])('a former bearer is valid: %s', async (keepsFormer, code) => {
    const { browser } = await signUpPerson(server);
    const bearer = (await browser.send('/api/auth?method=getToken')).text;
    rotate(keepsFormer);
    expect(await bearerStatus(bearer)).toBe(code);
  });

  it('a browser stays known, and its cookie is signed with the current secret at the next sign-in', async () => {
    const { browser, email, password } = await signUpPerson(server);
    const device = readDeviceCookie(FORMER, browser.cookies.get('device'));
    rotate();
    await browser.post('/api/auth', { method: 'login', username: email, password });
    expect(readDeviceCookie(CURRENT, browser.cookies.get('device'))?.id).toBe(device?.id);
  });

  it.each([
    [true, '/thank-you?of=unsubscribed'],
    [false, '/thank-you?of=unsubscribe'],
  ])('a link to unsubscribe works: %s', async (keepsFormer, page) => {
    const { id } = await signUpPerson(server);
    const token = unsubscribeToken(FORMER, { userId: id, what: 'daily' });
    rotate(keepsFormer);
    const answer = await server.browser().send(`/api/unsubscribe?token=${token}`, { method: 'POST' });
    expect(answer.headers.get('location')).toBe(page);
  });

  it('a link to confirm an address, and a code for a new password, still work', async () => {
    const person = await signUpPerson(server);
    const [row] = await db().select().from(emailConfirmations).where(eq(emailConfirmations.userId, person.id));
    const { json: requested } = await server.browser().post('/api/auth', { method: 'forgotPassword', username: person.email });
    const [reset] = await db().select().from(passwordResets).where(eq(passwordResets.id, requested.id));
    if (!row || !reset) throw new Error('Nothing was mailed');
    rotate();
    const { json: confirmed } = await server
      .browser()
      .graphql('mutation C($token: String!) { confirmEmail(token: $token) { isConfirmed } }', { token: confirmationTokenOf(FORMER, row) });
    expect(confirmed.data.confirmEmail).toEqual({ isConfirmed: true });
    const tryCode = async (otp: number) =>
      (
        await server
          .browser()
          .graphql('mutation V($input: ValidateOtpInput!) { validateOtp(input: $input) { isValid } }', { input: { id: requested.id, otp } })
      ).json.data.validateOtp.isValid;
    // Each reset has one valid code, however many secrets are listed.
    expect([await tryCode(otpOf(CURRENT, reset.nonce)), await tryCode(otpOf(FORMER, reset.nonce))]).toEqual([false, true]);
  });

  it('a second step works, and is encrypted with the current secret when it is used', async () => {
    const person = await withSecondFactor();
    rotate();
    expect(await signIn(person)).toBe(200);
    rotate(false);
    server.app.setNow(new Date(TEST_NOW.getTime() + 60_000));
    expect(await signIn(person)).toBe(200);
  });

  it('a second step that was not used does not work without the former secret', async () => {
    const person = await withSecondFactor();
    rotate(false);
    expect(await signIn(person)).toBe(400);
  });

  it.each([true, false])('a recovery code works without any secret: %s', async (keepsFormer) => {
    const person = await withSecondFactor();
    rotate(keepsFormer);
    expect((await signInAnew(server, { ...person, code: person.codes[0] ?? '' })).answer.status).toBe(200);
  });

  it.each([
    [true, 200],
    [false, 400],
  ])('a recovery code stored with the former secret works: %s', async (keepsFormer, status) => {
    const person = await withSecondFactor();
    const code = 'ABCDE23456';
    await db()
      .insert(recoveryCodes)
      .values({ userId: person.id, codeHash: formerRecoveryHash(FORMER, code) });
    rotate(keepsFormer);
    expect((await signInAnew(server, { ...person, code })).answer.status).toBe(status);
  });
});

describe('encrypting second steps again', () => {
  it('makes the former secret unnecessary, and changes nothing the second time', async () => {
    const person = await withSecondFactor();
    const other = await withSecondFactor();
    rotate();
    await reencryptSecondFactors(server.app);
    const encrypted = await encryptedOf(other);
    rotate(false);
    const again = await reencryptSecondFactors(server.app);
    expect(again.renewed).toBe(0);
    expect(again.current).toBeGreaterThanOrEqual(2);
    expect(await encryptedOf(other)).toEqual(encrypted);
    expect(await signIn(person)).toBe(200);
  });

  it('reports second steps that no secret decrypts, and recovery codes of the former kind', async () => {
    const person = await withSecondFactor();
    await db()
      .insert(recoveryCodes)
      .values({ userId: person.id, codeHash: formerRecoveryHash(FORMER, 'ABCDE23456') });
    const before = await reencryptSecondFactors(server.app);
    await db()
      .update(secondFactors)
      .set({ encryptedSecret: Buffer.from('something else that is long enough') })
      .where(eq(secondFactors.userId, person.id));
    expect((await reencryptSecondFactors(server.app)).unreadable).toBe(before.unreadable + 1);
    expect(before.formerRecoveryCodes).toBeGreaterThanOrEqual(1);
  });
});
