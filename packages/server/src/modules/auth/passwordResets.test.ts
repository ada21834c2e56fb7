import {
  CODE_FIRST,
  COMMON_PASSWORD,
  INVALID_EMAIL,
  OTP_END,
  PASSWORD_CRITERIA,
  RATE_LIMITS,
  RESET_ATTEMPTS,
  RESET_MINUTES,
  RESET_TOKEN_INVALID,
  RESET_TOKEN_REQUIRED,
  SAME_PASSWORD,
} from '@atlas/domain/auth';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { JOBS } from '../../registry/jobs.ts';
import { contextOfJob } from '../../commands/context.ts';
import { codeOf, testServer, type Answer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { sendDueMails } from '../notifications/deliver.ts';
import { outbox } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { otpOf, resetTokenOf } from './derivedSecrets.ts';
import { mailReset } from './jobs.ts';
import { emailConfirmations, passwordResets, rateLimits, secondFactors, signInLog } from './tables.ts';
import { signInAnew, signUpPerson, type SignedUp } from '../../testing/testPeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));

interface Asked {
  id: number;
  token: string;
  email: string;
}
const NEW_PASSWORD = 'Bagong-simula-26';
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const post = (body: object, browser: Browser = server.browser()): Promise<Answer> => browser.post('/api/auth', body);
const request = async (email: string, browser?: Browser): Promise<Asked> =>
  (await post({ method: 'forgotPassword', username: email }, browser)).json;
const validate = (id: number, otp: number) =>
  server
    .browser()
    .graphql('mutation V($input: ValidateOtpInput!) { validateOtp(input: $input) { isValid message } }', { input: { id, otp } });
const verdictOf = async (id: number, otp: number) => (await validate(id, otp)).json.data.validateOtp;
const reset = (resetToken: string, password = NEW_PASSWORD) => post({ method: 'resetPassword', resetToken, password });
const rowOf = async (id: number) => {
  const [row] = await server.app.database.db.select().from(passwordResets).where(eq(passwordResets.id, id));
  if (!row) throw new Error(`There is no reset ${id}`);
  return row;
};
const rightCode = async ({ id }: Asked) => otpOf(server.app.secret, (await rowOf(id)).nonce);
const wrongCode = async (requested: Asked) => {
  const right = await rightCode(requested);
  return right + 1 < OTP_END ? right + 1 : right - 1;
};
const mailed = (to: string) => server.app.database.db.select().from(outbox).where(eq(outbox.recipient, to)).orderBy(desc(outbox.id));
/** Data of the job that mails a code: the ids of its reset and of the link's. */
async function dataOf({ id }: Asked): Promise<{ resetId: number; linkId: number }> {
  const jobs = await server.app.queues.boss.findJobs<{ resetId: number; linkId: number }>('auth.mailReset', {});
  const job = jobs.find(({ data }) => data.resetId === id);
  if (!job) throw new Error(`No email was ordered for ${id}`);
  return job.data;
}
const mail = async (requested: Asked) =>
  mailReset.run(contextOfJob(server.app, { id: 'test', userId: null }), await dataOf(requested), AbortSignal.timeout(60_000));
/** The reset behind the link of the email. */
async function linkOf(requested: Asked): Promise<Asked> {
  const { linkId } = await dataOf(requested);
  return { id: linkId, token: resetTokenOf(server.app.secret, (await rowOf(linkId)).nonce), email: requested.email };
}
const passwordIs = async ({ email }: SignedUp, password: string) => (await signInAnew(server, { email, password })).answer.status === 200;

describe('a forgotten password', () => {
  it('is replaced with the code of the email, which ends every session and notifies the person', async () => {
    const person = await signUpPerson(server);
    const elsewhere = (await signInAnew(server, person)).browser;
    const requested = await request(` ${person.email.toUpperCase()} `);
    expect(requested).toEqual({ id: expect.any(Number), token: expect.stringMatching(/^[\w-]{16}$/), email: person.email });
    expect(requested.id).not.toBe(person.id);
    await mail(requested);
    expect(await verdictOf(requested.id, await rightCode(requested))).toEqual({ isValid: true, message: 'Code accepted.' });

    const answer = await reset(requested.token);
    expect([answer.status, answer.json]).toEqual([200, {}]);
    expect(answer.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual(['auth-provider=', 'session=']);
    expect([await passwordIs(person, person.password), await passwordIs(person, NEW_PASSWORD)]).toEqual([false, true]);
    for (const browser of [person.browser, elsewhere]) expect((await browser.send('/api/auth?method=getToken')).text).toBe('');
    const [received] = await mailed(person.email);
    expect(received).toMatchObject({ kind: 'accountChanged', payload: { change: 'passwordReset' } });
    const [line] = await server.app.database.db.select().from(auditEntries).where(eq(auditEntries.action, 'resetPassword'));
    expect(line).toMatchObject({ actorId: person.id, subjectType: 'user', subjectId: person.id, after: { endedSessions: 2 } });
    expect(JSON.stringify(line)).not.toContain(NEW_PASSWORD);
  });

  it('also confirms the address', async () => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    await verdictOf(requested.id, await rightCode(requested));
    await reset(requested.token);
    const [row] = await server.app.database.db.select().from(users).where(eq(users.id, person.id));
    expect(row?.emailConfirmedAt).toEqual(TEST_NOW);
  });

  it('is mailed with a code and a link that are stored in neither the outbox nor the database', async () => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    await mail(requested);
    await mail(requested);
    const letters = (await mailed(person.email)).filter(({ kind }) => kind === 'passwordReset');
    const link = await linkOf(requested);
    expect(letters).toMatchObject([{ payload: { firstName: 'Lara', resetId: requested.id, linkId: link.id }, state: 'waiting' }]);
    const code = String(await rightCode(requested));
    const { rows } = await server.app.database.db.execute(sql`select outbox::text as text from outbox where id = ${letters[0]?.id ?? 0}
      union all select password_resets::text from password_resets where id = ${requested.id}`);
    for (const { text } of rows) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(requested.token);
      expect(text).not.toContain(link.token);
    }
    const sent: string[] = [];
    const before = server.app.mail;
    server.app.mail = { send: async ({ to, text }) => void (to === person.email && sent.push(text)), close: () => undefined };
    await sendDueMails(server.app);
    server.app.mail = before;
    const letter = sent.find((text) => text.includes(code)) ?? '';
    expect(letter).toContain(`\n${code}\n`);
    expect(letter).toContain(`/reset-password?userId=${link.id}&resetToken=${link.token}&email=`);
    expect(letter).not.toContain(requested.token);
  });

  it('takes the same work for an unknown address, and stores nothing for it', async () => {
    const { id: userId, email } = await signUpPerson(server);
    const { app } = server;
    const sending = { ...app, mail: { send: () => Promise.resolve(), close: () => undefined } };
    await sendDueMails(sending);
    const workFor = async (address: string) => {
      const requested = await request(address);
      const data = await dataOf(requested);
      const renderer = await app.mailRenderer();
      if (renderer === null) throw new Error('There is no renderer');
      const renderMail = vi.spyOn(renderer, 'renderMail');
      const statement = vi.spyOn(app.metrics, 'statement');
      const ctx = contextOfJob({ ...sending, mailRenderer: () => Promise.resolve({ renderMail }) }, { id: 'test', userId: null });
      await mailReset.run(ctx, data, AbortSignal.timeout(60_000));
      await sendDueMails(ctx.app);
      const work = { rendered: renderMail.mock.calls.map(([name]) => name), statements: statement.mock.calls.length };
      vi.restoreAllMocks();
      return work;
    };
    const [known, unknown] = [await workFor(email), await workFor('no.one.at.all@example.com')];
    expect(unknown.rendered).toEqual(['passwordReset']);
    expect(known.rendered).toEqual(unknown.rendered);
    expect(Math.abs(known.statements - unknown.statements)).toBeLessThanOrEqual(3);
    expect(await mailed('no.one.at.all@example.com')).toEqual([]);
    expect((await mailed(email)).filter((row) => row.userId === userId && row.kind === 'passwordReset')).toHaveLength(1);
  });

  it('is not mailed once the code has expired', async () => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    await mail(requested);
    server.app.setNow(minutesLater(RESET_MINUTES));
    await sendDueMails({ ...server.app, mail: { send: () => Promise.resolve(), close: () => undefined } });
    const [letter] = (await mailed(person.email)).filter(({ kind }) => kind === 'passwordReset');
    expect(letter).toMatchObject({ state: 'cancelled', problem: 'Its code or link is no longer valid.' });
  });

  it.each([
    ['an unknown address', 'nobody.at.all@example.com'],
    ['an archived account', 'archived@atlas.example'],
  ])('of %s gets the same response, and no code is sent', async (_what, email) => {
    const requested = await request(email);
    expect(requested).toEqual({ id: expect.any(Number), token: expect.stringMatching(/^[\w-]{16}$/), email });
    await mail(requested);
    expect((await mailed(email)).filter(({ kind }) => kind === 'passwordReset')).toEqual([]);
    // The person of an archived account is notified, by email only.
    expect((await mailed(email)).map(({ kind }) => kind)).toEqual(email === 'archived@atlas.example' ? ['accountArchived'] : []);
    const { json } = await post({ method: 'validateResetToken', resetToken: requested.token });
    expect(json).toEqual({ id: requested.id, email });
    expect(await verdictOf(requested.id, await wrongCode(requested))).toEqual({
      isValid: false,
      message: 'That code is not right. 4 tries are left.',
    });
    // Even the right code, which no one was sent, does not allow a reset.
    expect(await verdictOf(requested.id, await rightCode(requested))).toMatchObject({ isValid: true });
    expect((await reset(requested.token)).json).toEqual({ error: RESET_TOKEN_INVALID });
  });

  it.each([
    ['', 'Username is required'],
    ['juan', INVALID_EMAIL],
    [{ $ne: 1 }, 'Username is required'],
  ])('of %j is rejected', async (username, error) => {
    const answer = await post({ method: 'forgotPassword', username });
    expect([answer.status, answer.json]).toEqual([400, { error }]);
  });

  it('requested while signed in signs the browser out', async () => {
    const person = await signUpPerson(server);
    await request(person.email, person.browser);
    expect(person.browser.cookies.has('session')).toBe(false);
  });
});

describe('a token', () => {
  it.each([
    [undefined, RESET_TOKEN_REQUIRED],
    ['', RESET_TOKEN_REQUIRED],
    ['0123456789abcdef', RESET_TOKEN_INVALID],
    ['x'.repeat(5000), RESET_TOKEN_INVALID],
  ])('that is %j is rejected by both calls', async (resetToken, error) => {
    for (const method of ['validateResetToken', 'resetPassword']) {
      const answer = await post({ method, resetToken, password: NEW_PASSWORD });
      expect([answer.status, answer.json]).toEqual([400, { error }]);
    }
  });

  it('does not work before its code, nor after it was used', async () => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    expect((await reset(requested.token)).json).toEqual({ error: CODE_FIRST });
    await verdictOf(requested.id, await rightCode(requested));
    expect((await reset(requested.token)).status).toBe(200);
    expect((await reset(requested.token, 'Ibang-salita-99')).json).toEqual({ error: RESET_TOKEN_INVALID });
    expect(await verdictOf(requested.id, await rightCode(requested))).toMatchObject({ isValid: false });
    expect(await passwordIs(person, NEW_PASSWORD)).toBe(true);
  });

  it('expires, even after its code was entered', async () => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    await verdictOf(requested.id, await rightCode(requested));
    server.app.setNow(minutesLater(RESET_MINUTES));
    expect((await reset(requested.token)).json).toEqual({ error: 'resetToken is expired' });
    expect((await post({ method: 'validateResetToken', resetToken: requested.token })).json).toEqual({ error: 'resetToken is expired' });
    expect(await passwordIs(person, person.password)).toBe(true);
  });

  it('of the requester does not work when the person opens the link of the email', async () => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    const link = await linkOf(requested);
    expect(await verdictOf(link.id, await rightCode(link))).toMatchObject({ isValid: true });
    expect((await reset(requested.token)).json).toEqual({ error: CODE_FIRST });
    expect((await reset(link.token)).status).toBe(200);
    expect((await reset(requested.token)).json).toEqual({ error: RESET_TOKEN_INVALID });
    expect(await passwordIs(person, NEW_PASSWORD)).toBe(true);
  });

  it('ends a requested address, and the second step of an account whose address was never confirmed', async () => {
    const person = await signUpPerson(server);
    const CHANGE = `mutation { changeEmail(input: { email: "intruder.${person.email}", currentPassword: "${person.password}" }) { pendingEmail } }`;
    await person.browser.graphql(CHANGE);
    const { db } = server.app.database;
    await db
      .insert(secondFactors)
      .values({ userId: person.id, encryptedSecret: Buffer.from('x'), confirmedAt: TEST_NOW, createdAt: TEST_NOW });
    const requested = await request(person.email);
    await verdictOf(requested.id, await rightCode(requested));
    expect((await reset(requested.token)).status).toBe(200);
    const [row] = await db
      .select()
      .from(emailConfirmations)
      .where(eq(emailConfirmations.email, `intruder.${person.email}`));
    expect(row?.expiresAt).toEqual(TEST_NOW);
    expect(await passwordIs(person, NEW_PASSWORD)).toBe(true);
  });

  it('keeps the second step of a confirmed account', async () => {
    const person = await signUpPerson(server);
    const { db } = server.app.database;
    await db.update(users).set({ emailConfirmedAt: TEST_NOW }).where(eq(users.id, person.id));
    await db
      .insert(secondFactors)
      .values({ userId: person.id, encryptedSecret: Buffer.from('x'), confirmedAt: TEST_NOW, createdAt: TEST_NOW });
    const requested = await request(person.email);
    await verdictOf(requested.id, await rightCode(requested));
    expect((await reset(requested.token)).status).toBe(200);
    const { answer } = await signInAnew(server, { email: person.email, password: NEW_PASSWORD });
    expect(answer.json).toMatchObject({ needs: 'code' });
  });

  it('ends every other one of the person', async () => {
    const person = await signUpPerson(server);
    const [first, second] = [await request(person.email), await request(person.email)];
    for (const requested of [first, second]) await verdictOf(requested.id, await rightCode(requested));
    expect((await reset(second.token)).status).toBe(200);
    expect((await reset(first.token, 'Ibang-salita-99')).json).toEqual({ error: RESET_TOKEN_INVALID });
  });

  it('used twice at once sets one password', async () => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    await verdictOf(requested.id, await rightCode(requested));
    const passwords = ['Unang-salita-11', 'Ikalawang-salita-22'];
    const answers = await Promise.all(passwords.map((password) => reset(requested.token, password)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await Promise.all(passwords.map((password) => passwordIs(person, password)))).filter(Boolean)).toHaveLength(1);
  });

  it('of an address that changed in the meantime does not work', async () => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    await verdictOf(requested.id, await rightCode(requested));
    await server.app.database.db
      .update(users)
      .set({ email: `moved.${person.email}` })
      .where(eq(users.id, person.id));
    expect((await reset(requested.token)).json).toEqual({ error: RESET_TOKEN_INVALID });
  });

  it.each([
    ['none', '', 'Password is required'],
    ['a weak one', 'bundokatdagat', PASSWORD_CRITERIA],
    ['a common one', 'Password1!', COMMON_PASSWORD],
    ['one that is too long', `Aa1!${'x'.repeat(125)}`, 'Use at most 128 characters.'],
  ])('with %s as a password returns the error, and can be used again', async (_what, password, message) => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    await verdictOf(requested.id, await rightCode(requested));
    const answer = await reset(requested.token, password);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ error: message, fieldErrors: { password: message } });
    expect((await reset(requested.token)).status).toBe(200);
  });

  it('rejects the former password, and accepts one of 128 characters', async () => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    await verdictOf(requested.id, await rightCode(requested));
    expect((await reset(requested.token, person.password)).json).toMatchObject({ error: SAME_PASSWORD });
    const longest = `Aa1!${'ñ'.repeat(124)}`;
    expect((await reset(requested.token, longest)).status).toBe(200);
    expect(await passwordIs(person, longest)).toBe(true);
  });
});

describe('the codes of two requests', () => {
  /** Two requests for a code. */
  async function requestTwice() {
    const person = await signUpPerson(server);
    const first = await request(person.email);
    server.app.setNow(minutesLater(1));
    return { person, first, second: await request(person.email) };
  }

  it.each([
    ['the first code on the page of the second request', true],
    ['the second code on the page of the first request', false],
  ])('are both good: %s opens that page', async (_what, typesFirst) => {
    const { person, first, second } = await requestTwice();
    const [typed, page] = typesFirst ? [first, second] : [second, first];
    expect(await verdictOf(page.id, await rightCode(typed))).toEqual({ isValid: true, message: 'Code accepted.' });
    expect((await reset(typed.token)).json).toEqual({ error: CODE_FIRST });
    expect((await reset(page.token)).status).toBe(200);
    expect(await passwordIs(person, NEW_PASSWORD)).toBe(true);
  });

  it('use up no try when they are right, and one of the page they were typed on when wrong', async () => {
    const { first, second } = await requestTwice();
    await verdictOf(second.id, await rightCode(first));
    await verdictOf(second.id, 1);
    expect([(await rowOf(first.id)).attempts, (await rowOf(second.id)).attempts]).toEqual([0, 1]);
  });

  it('do not work on the page of another address', async () => {
    const { second } = await requestTwice();
    const other = await request((await signUpPerson(server)).email);
    expect(await verdictOf(other.id, await rightCode(second))).toMatchObject({ isValid: false });
  });

  it('stop working elsewhere once the tries of their request are used up', async () => {
    const { first, second } = await requestTwice();
    for (let tries = 0; tries < RESET_ATTEMPTS; tries++) await verdictOf(first.id, 1);
    expect(await verdictOf(second.id, await rightCode(first))).toMatchObject({ isValid: false });
  });

  it('stop working elsewhere after a newer request, and keep working on their own page', async () => {
    const { first, second } = await requestTwice();
    server.app.setNow(minutesLater(2));
    const third = await request(first.email);
    expect(await verdictOf(third.id, await rightCode(first))).toMatchObject({ isValid: false });
    expect(await verdictOf(third.id, await rightCode(second))).toMatchObject({ isValid: true });
    expect(await verdictOf(first.id, await rightCode(first))).toMatchObject({ isValid: true });
  });

  it('do not include a code that is only part of a link', async () => {
    const { first } = await requestTwice();
    const link = await linkOf(first);
    expect(await verdictOf(first.id, await rightCode(link))).toMatchObject({ isValid: false });
  });

  it('of an address without an account get the same verdicts', async () => {
    const [first, second] = [await request('no.account.twice@example.com'), await request('no.account.twice@example.com')];
    expect(await verdictOf(second.id, await rightCode(first))).toMatchObject({ isValid: true });
    expect(await verdictOf(second.id, await wrongCode(second))).toEqual({
      isValid: false,
      message: 'That code is not right. 4 tries are left.',
    });
  });
});

describe('a code', () => {
  it(`can be tried ${RESET_ATTEMPTS} times, after which the right one does not work either`, async () => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    const wrong = await wrongCode(requested);
    for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is'])
      expect(await verdictOf(requested.id, wrong)).toEqual({ isValid: false, message: `That code is not right. ${left} left.` });
    const tooMany = { isValid: false, message: 'Too many wrong codes. Ask for a new one.' };
    expect(await verdictOf(requested.id, wrong)).toEqual(tooMany);
    expect(await verdictOf(requested.id, await rightCode(requested))).toEqual(tooMany);
    expect((await reset(requested.token)).json).toEqual({ error: CODE_FIRST });
    const log = and(eq(signInLog.email, person.email), eq(signInLog.message, 'wrong reset code'));
    expect(await server.app.database.db.$count(signInLog, log)).toBe(6);
  });

  it('tried a hundred times at once is checked five times', async () => {
    const requested = await request((await signUpPerson(server)).email);
    const wrong = await wrongCode(requested);
    const answers = await Promise.all(Array.from({ length: 100 }, () => verdictOf(requested.id, wrong)));
    expect(answers.filter(({ message }) => message.startsWith('That code is not right.'))).toHaveLength(RESET_ATTEMPTS - 1);
    expect((await rowOf(requested.id)).attempts).toBe(RESET_ATTEMPTS);
  });

  it('of another request is wrong', async () => {
    const [first, second] = [await request((await signUpPerson(server)).email), await request((await signUpPerson(server)).email)];
    expect(await verdictOf(first.id, await rightCode(second))).toMatchObject({ isValid: false });
  });

  it.each([0, -1, 2_147_483_647])('of request %i is rejected as expired', async (id) => {
    expect(await verdictOf(id, 123_456)).toEqual({ isValid: false, message: 'This code is no longer valid. Ask for a new one.' });
  });

  it('expires', async () => {
    const requested = await request((await signUpPerson(server)).email);
    server.app.setNow(minutesLater(RESET_MINUTES));
    expect(await verdictOf(requested.id, await rightCode(requested))).toMatchObject({ isValid: false });
  });
});

describe('a link for a first password', () => {
  const send = (browser: Browser, email: string) =>
    browser.graphql('query S($email: String!) { sendUserCredential(email: $email, name: "Lara", password: "Sikreto-123") }', { email });

  it('is mailed by staff who may create people, and the submitted password is dropped', async () => {
    const person = await signUpPerson(server);
    expect((await send(await server.as('admin'), person.email)).json).toEqual({ data: { sendUserCredential: true } });
    const [letter] = await mailed(person.email);
    expect(letter).toMatchObject({ kind: 'setPassword' });
    expect(JSON.stringify(letter)).not.toContain('Sikreto');
    expect(await passwordIs(person, person.password)).toBe(true);
  });

  it('is mailed to the caller', async () => {
    const person = await signUpPerson(server);
    expect((await send(person.browser, person.email)).json.data.sendUserCredential).toBe(true);
  });

  it('to an unknown address looks the same to staff', async () => {
    expect((await send(await server.as('admin'), 'nobody.knows@example.com')).json.data.sendUserCredential).toBe(true);
    expect(await mailed('nobody.knows@example.com')).toEqual([]);
  });

  it('is rejected for everyone else, and for visitors', async () => {
    expect(codeOf((await send(await server.as('member'), 'admin@atlas.example')).json)).toBe('FORBIDDEN');
    expect(codeOf((await send(server.browser(), 'admin@atlas.example')).json)).toBe('UNAUTHENTICATED');
  });

  it('is ended with every other reset by staff who manage the person', async () => {
    const person = await signUpPerson(server);
    const requested = await request(person.email);
    const REVOKE = 'mutation R($userId: Int!) { revokePasswordResets(userId: $userId) }';
    expect(codeOf((await (await server.as('member')).graphql(REVOKE, { userId: person.id })).json)).toBe('FORBIDDEN');
    expect((await (await server.as('admin')).graphql(REVOKE, { userId: person.id })).json.data.revokePasswordResets).toBe(2);
    const lines = await server.app.database.db.select().from(auditEntries).where(eq(auditEntries.action, 'revokePasswordResets'));
    expect(lines).toMatchObject([{ actorId: await server.idOf('admin'), subjectId: person.id, after: { ended: 2 } }]);
    expect(await verdictOf(requested.id, await rightCode(requested))).toMatchObject({ isValid: false });
  });
});

describe('with limits', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await testServer({ settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
    await limited.app.queues.open(JOBS);
  });
  afterAll(() => limited.close());
  beforeEach(() => limited.app.database.db.delete(rateLimits));

  const requestFrom = (email: string, network: number, browser = limited.browser()) =>
    browser.post('/api/auth', { method: 'forgotPassword', username: email }, { 'x-forwarded-for': `198.18.${network}.1` });

  it('limits the codes of a person per day across all networks, but not those of a known browser', async () => {
    const { resetPerson, resetNetworkPerson } = RATE_LIMITS;
    const own = limited.browser();
    await own.post('/api/auth', { method: 'login', username: 'member@atlas.example', password: limited.app.settings.demoPassword });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => requestFrom('member@atlas.example', n % 20)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(resetPerson.attempts);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - resetPerson.attempts);
    expect((await requestFrom('member@atlas.example', 99, own)).status).toBe(200);
    const one = await Promise.all(Array.from({ length: 20 }, () => requestFrom('coach@atlas.example', 1)));
    expect(one.filter(({ status }) => status === 200)).toHaveLength(resetNetworkPerson.attempts);
  });

  it('limits an address without an account in the same way', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => requestFrom('nobody@example.com', n % 20)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(RATE_LIMITS.resetPerson.attempts);
  });
});
