import {
  CONFIRMATION_INVALID,
  CURRENT_PASSWORD_WRONG,
  EMAIL_CHANGED,
  EMAIL_CONFIRMED,
  EMAIL_TAKEN,
  EMAIL_TAKEN_MEANWHILE,
  EMAIL_UNCHANGED,
  INVALID_EMAIL,
  NO_PASSWORD_YET,
  PASSWORD_CRITERIA,
  SAME_PASSWORD,
} from '@atlas/domain/auth';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { readAuditEntries } from '../audit/repo.ts';
import { auditEntries } from '../audit/tables.ts';
import { insertMails } from '../notifications/outbox.ts';
import { sendDueMails } from '../notifications/deliver.ts';
import { outbox } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { signInLog } from './tables.ts';
import { confirmationToken, signInAnew, signUpPerson, TEST_PASSWORD, type SignedUp } from '../../testing/testPeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));

const NEW_PASSWORD = 'Bagong-simula-26';
const SECURITY = '{ viewer { security { email isEmailConfirmed pendingEmail hasPassword sessions { id device ip isCurrent } } } }';
const securityOf = async (browser: Browser) => (await browser.graphql(SECURITY)).json.data.viewer.security;
const fieldErrorsOf = (json: { errors?: { extensions: { fieldErrors?: object } }[] }) => json.errors?.[0]?.extensions.fieldErrors;
const changePassword = (browser: Browser, currentPassword: string, password: string) =>
  browser.graphql('mutation C($input: ChangePasswordInput!) { changePassword(input: $input) { hasPassword } }', {
    input: { currentPassword, password },
  });
const changeEmail = (browser: Browser, email: string, currentPassword: string = TEST_PASSWORD) =>
  browser.graphql('mutation C($input: ChangeEmailInput!) { changeEmail(input: $input) { pendingEmail } }', {
    input: { email, currentPassword },
  });
const confirm = async (token: string, browser: Browser = server.browser()) =>
  (await browser.graphql('mutation C($token: String!) { confirmEmail(token: $token) { isConfirmed message } }', { token })).json.data
    .confirmEmail;
const mailed = (to: string) => server.app.database.db.select().from(outbox).where(eq(outbox.recipient, to)).orderBy(desc(outbox.id));
const audited = async (action: string, { id }: SignedUp) => {
  const lines = await readAuditEntries(server.app.database.db, eq(auditEntries.action, action));
  return lines.filter(({ subjectId }) => subjectId === id);
};
const isSignedIn = async (browser: Browser) => (await browser.send('/api/auth?method=getToken')).text !== '';
const mayEnter = async (email: string, password: string) => (await signInAnew(server, { email, password })).answer.status === 200;
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);

describe('a password', () => {
  it('is changed by its owner, which ends other sessions, keeps this one and notifies the person', async () => {
    const person = await signUpPerson(server);
    const elsewhere = (await signInAnew(server, person)).browser;
    expect((await changePassword(person.browser, person.password, NEW_PASSWORD)).json.data.changePassword).toEqual({ hasPassword: true });
    expect([await isSignedIn(person.browser), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect([await mayEnter(person.email, person.password), await mayEnter(person.email, NEW_PASSWORD)]).toEqual([false, true]);
    expect((await mailed(person.email))[0]).toMatchObject({ kind: 'accountChanged', payload: { change: 'password' } });
    const lines = await audited('changePassword', person);
    expect(lines).toMatchObject([{ actorId: person.id, after: { endedSessions: 1 } }]);
    expect(JSON.stringify(lines)).not.toMatch(/simula|argon/);
  });

  it.each([
    ['a wrong current one', 'Maling-salita-1', NEW_PASSWORD, { currentPassword: CURRENT_PASSWORD_WRONG }],
    ['no current one', '', NEW_PASSWORD, { currentPassword: 'Enter your current password' }],
    ['a weak one', TEST_PASSWORD, 'bundok', { password: PASSWORD_CRITERIA }],
    ['the same one', TEST_PASSWORD, TEST_PASSWORD, { password: SAME_PASSWORD }],
    ['none', TEST_PASSWORD, '', { password: 'Password is required' }],
  ])('is rejected with %s', async (_what, currentPassword, password, fields) => {
    const person = await signUpPerson(server);
    expect(fieldErrorsOf((await changePassword(person.browser, currentPassword, password)).json)).toEqual(fields);
    expect(await mayEnter(person.email, person.password)).toBe(true);
  });

  it('cannot be changed in an account without one', async () => {
    const person = await signUpPerson(server);
    await server.app.database.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.id));
    expect(fieldErrorsOf((await changePassword(person.browser, 'x', NEW_PASSWORD)).json)).toEqual({ currentPassword: NO_PASSWORD_YET });
    expect((await securityOf(person.browser)).hasPassword).toBe(false);
  });

  it('cannot be changed by visitors', async () => {
    expect(codeOf((await changePassword(server.browser(), 'x', NEW_PASSWORD)).json)).toBe('UNAUTHENTICATED');
  });

  it('cannot be changed during a staff view, nor can any other sign-in setting', async () => {
    const person = await signUpPerson(server);
    const browser = server.browser();
    await browser.logIn('admin');
    await browser.graphql(`mutation { startImpersonation(userId: ${person.id}, reason: "A look around") }`);
    for (const { json } of [
      await changePassword(browser, person.password, NEW_PASSWORD),
      await changeEmail(browser, 'x@example.com', person.password),
      await browser.graphql('mutation { endOtherSessions(input: { currentPassword: "x" }) { email } }'),
      await browser.graphql('mutation { resendConfirmation }'),
      await browser.graphql('mutation { setUpSecondFactor(input: { currentPassword: "x" }) { key } }'),
      await browser.graphql(
        `mutation { addUserLoginLog(input: { userId: ${person.id}, userEmail: "${person.email}", isSuccess: true, message: "" }) }`,
      ),
    ])
      expect(codeOf(json)).toBe('FORBIDDEN');
  });
});

describe('an address', () => {
  it('of a new account is confirmed by the mailed link, which can be opened again', async () => {
    const person = await signUpPerson(server);
    expect(await securityOf(person.browser)).toMatchObject({ email: person.email, isEmailConfirmed: false, pendingEmail: null });
    expect(await mailed(person.email)).toMatchObject([{ kind: 'confirmEmail', payload: { isChange: false } }]);
    const token = await confirmationToken(server, person);
    for (const _time of [1, 2]) expect(await confirm(token)).toEqual({ isConfirmed: true, message: EMAIL_CONFIRMED });
    expect((await securityOf(person.browser)).isEmailConfirmed).toBe(true);
    expect(await audited('confirmEmail', person)).toHaveLength(1);
  });

  it('gets only emails about the account until it is confirmed', async () => {
    const person = await signUpPerson(server);
    const data = { firstName: 'Lara', kind: 'payment-due' as const, title: 'Due', body: '', path: null };
    const order = {
      name: 'notification' as const,
      to: person.email,
      userId: person.id,
      data,
      key: `news ${person.id}`,
      notBefore: TEST_NOW,
    };
    await insertMails(server.app.database.db, [order], TEST_NOW);
    await sendDueMails({ ...server.app, mail: { send: () => Promise.resolve(), close: () => undefined } });
    const letters = await mailed(person.email);
    expect(letters.map(({ kind, state }) => [kind, state])).toEqual([
      ['notification', 'cancelled'],
      ['confirmEmail', 'sent'],
    ]);
  });

  it('gets another link, which ends the former one, unless it is confirmed', async () => {
    const person = await signUpPerson(server);
    const former = await confirmationToken(server, person);
    expect((await person.browser.graphql('mutation { resendConfirmation }')).json.data.resendConfirmation).toBe(true);
    expect(await confirm(former)).toEqual({ isConfirmed: false, message: CONFIRMATION_INVALID });
    expect(await confirm(await confirmationToken(server, person))).toMatchObject({ isConfirmed: true });
    expect(codeOf((await person.browser.graphql('mutation { resendConfirmation }')).json)).toBe('CONFLICT');
  });

  it('changes once the link to the new one is opened, which ends every session and notifies both', async () => {
    const person = await signUpPerson(server);
    const email = `moved.${person.email}`;
    expect((await changeEmail(person.browser, ` ${email.toUpperCase()}`)).json.data.changeEmail).toEqual({ pendingEmail: email });
    expect(await securityOf(person.browser)).toMatchObject({ email: person.email, pendingEmail: email });
    expect(await mayEnter(email, person.password)).toBe(false);
    expect(await confirm(await confirmationToken(server, person))).toEqual({ isConfirmed: true, message: EMAIL_CHANGED });
    expect(await isSignedIn(person.browser)).toBe(false);
    expect([await mayEnter(person.email, person.password), await mayEnter(email, person.password)]).toEqual([false, true]);
    for (const to of [person.email, email])
      expect((await mailed(to))[0]).toMatchObject({ kind: 'accountChanged', payload: { change: 'email', email } });
    expect(await audited('changeEmail', person)).toMatchObject([{ before: { email: person.email }, after: { email } }]);
  });

  it('that someone else took in the meantime stays theirs', async () => {
    const [person, other] = [await signUpPerson(server), await signUpPerson(server)];
    const email = `wanted.${person.email}`;
    await changeEmail(person.browser, email);
    await server.app.database.db.update(users).set({ email }).where(eq(users.id, other.id));
    expect(await confirm(await confirmationToken(server, person))).toEqual({ isConfirmed: false, message: EMAIL_TAKEN_MEANWHILE });
    expect(await isSignedIn(person.browser)).toBe(true);
  });

  it('requested by two people at once goes to the one who opens the link first', async () => {
    const people = [await signUpPerson(server), await signUpPerson(server)];
    const email = `both.${people[0]?.email ?? ''}`;
    for (const { browser } of people) await changeEmail(browser, email);
    const tokens = await Promise.all(people.map((person) => confirmationToken(server, person)));
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.filter(({ isConfirmed }) => isConfirmed)).toHaveLength(1);
    expect(answers.find(({ isConfirmed }) => !isConfirmed)).toEqual({ isConfirmed: false, message: EMAIL_TAKEN_MEANWHILE });
  });

  it('that was requested can be cancelled', async () => {
    const person = await signUpPerson(server);
    await changeEmail(person.browser, `moved.${person.email}`);
    const token = await confirmationToken(server, person);
    const { json } = await person.browser.graphql('mutation { cancelEmailChange { pendingEmail } }');
    expect(json.data.cancelEmailChange).toEqual({ pendingEmail: null });
    expect(await confirm(token)).toMatchObject({ isConfirmed: false });
    expect(await audited('cancelEmailChange', person)).toMatchObject([{ actorId: person.id }]);
  });

  it.each([
    ['the current one', (person: SignedUp) => person.email, EMAIL_UNCHANGED],
    ['one of an account', () => 'member@atlas.example', EMAIL_TAKEN],
    ['none', () => '', 'Enter your new email'],
    ['an invalid address', () => 'juan', INVALID_EMAIL],
  ])('is not changed to %s', async (_what, emailOf, message) => {
    const person = await signUpPerson(server);
    expect(fieldErrorsOf((await changeEmail(person.browser, emailOf(person))).json)).toEqual({ email: message });
  });

  it('is not changed without the password', async () => {
    const person = await signUpPerson(server);
    const { json } = await changeEmail(person.browser, `moved.${person.email}`, 'Maling-salita-1');
    expect(fieldErrorsOf(json)).toEqual({ currentPassword: CURRENT_PASSWORD_WRONG });
  });

  it.each([
    ['of an unknown account', () => '1.x'],
    ['that is empty', () => ''],
    ['that is long', () => 'x'.repeat(10_000)],
    ['with another signature', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['with another number', (token: string) => `1${token.slice(token.indexOf('.'))}`],
  ])('is not confirmed by a link %s', async (_what, forge) => {
    const person = await signUpPerson(server);
    expect(await confirm(forge(await confirmationToken(server, person)))).toEqual({ isConfirmed: false, message: CONFIRMATION_INVALID });
  });

  it('is not confirmed after three days', async () => {
    const person = await signUpPerson(server);
    const token = await confirmationToken(server, person);
    server.app.setNow(daysLater(3));
    expect(await confirm(token)).toMatchObject({ isConfirmed: false });
  });
});

describe('sessions', () => {
  it('are listed for their person with the browser, this one first', async () => {
    const person = await signUpPerson(server);
    const phone = server.browser();
    const agent =
      'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.144 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/445.0.0.0.1;]';
    server.app.setNow(new Date(TEST_NOW.getTime() + 1000));
    await phone.post('/api/auth', { method: 'login', username: person.email, password: person.password }, { 'user-agent': agent });
    const listed = (await securityOf(person.browser)).sessions;
    expect(listed).toMatchObject([
      { device: 'An unknown browser', isCurrent: true },
      { device: 'Facebook on Android', isCurrent: false, ip: expect.any(String) },
    ]);
    const END =
      'mutation E($id: ID!, $currentPassword: String!) { endSession(id: $id, input: { currentPassword: $currentPassword }) { sessions { isCurrent } } }';
    const end = (browser: Browser, currentPassword = TEST_PASSWORD) => browser.graphql(END, { id: listed[1].id, currentPassword });
    const stranger = await signUpPerson(server);
    expect(codeOf((await end(stranger.browser)).json)).toBe('NOT_FOUND');
    expect(fieldErrorsOf((await end(person.browser, 'Maling-salita-1')).json)).toEqual({ currentPassword: CURRENT_PASSWORD_WRONG });
    expect(await isSignedIn(phone)).toBe(true);
    expect((await end(person.browser)).json.data.endSession).toEqual({ sessions: [{ isCurrent: true }] });
    expect(await isSignedIn(phone)).toBe(false);
    expect(codeOf((await end(person.browser)).json)).toBe('NOT_FOUND');
    expect(await audited('endSession', person)).toHaveLength(1);
  });

  it('can all be ended elsewhere at once', async () => {
    const person = await signUpPerson(server);
    const others = [await signInAnew(server, person), await signInAnew(server, person)];
    const end = (currentPassword: string) =>
      person.browser.graphql('mutation E($input: CurrentPasswordInput!) { endOtherSessions(input: $input) { email } }', {
        input: { currentPassword },
      });
    for (const wrong of ['', 'Maling-salita-1']) expect(fieldErrorsOf((await end(wrong)).json)).toHaveProperty('currentPassword');
    for (const { browser } of others) expect(await isSignedIn(browser)).toBe(true);
    await end(person.password);
    for (const { browser } of others) expect(await isSignedIn(browser)).toBe(false);
    expect(await isSignedIn(person.browser)).toBe(true);
    expect(await audited('endOtherSessions', person)).toMatchObject([{ after: { endedSessions: 2 } }]);
  });
});

describe('a sign-in reported by the browser', () => {
  const REPORT = 'mutation R($input: UserLoginLogInput!) { addUserLoginLog(input: $input) }';

  it('is logged as reported, for its own person only', async () => {
    const person = await signUpPerson(server);
    const input = { userId: person.id, userEmail: person.email, isSuccess: true, message: `Signed up ${'x'.repeat(300)}` };
    expect((await person.browser.graphql(REPORT, { input })).json.data.addUserLoginLog).toBe(true);
    const lines = await server.app.database.db.select().from(signInLog).where(eq(signInLog.userId, person.id)).orderBy(signInLog.id);
    expect(lines.map(({ isReported, message }) => [isReported, message.length > 200])).toEqual([
      [false, false],
      [true, false],
    ]);
    for (const change of [{ userId: person.id + 1 }, { userEmail: 'member@atlas.example' }, { userEmail: '' }])
      expect(codeOf((await person.browser.graphql(REPORT, { input: { ...input, ...change } })).json)).toBe('FORBIDDEN');
    expect(codeOf((await server.browser().graphql(REPORT, { input })).json)).toBe('UNAUTHENTICATED');
    // The line is in the sign-in log only.
    expect(await audited('addUserLoginLog', person)).toEqual([]);
  });
});
