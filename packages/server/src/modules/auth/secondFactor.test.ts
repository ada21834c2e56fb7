import { CODE_NEEDED, CODE_WRONG, CURRENT_PASSWORD_WRONG, RATE_LIMITS, RECOVERY_CODES, SET_UP_FIRST } from '@atlas/domain/auth';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { outbox } from '../notifications/tables.ts';
import { rateLimits, secondFactors, signInLog } from './tables.ts';
import { signInAnew, signUpPerson, turnOnSecondFactor, type SignedUp } from '../../testing/testPeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));

const secondsLater = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
const codeAt = (key: string, at: Date) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });
const SET_UP = 'mutation S($password: String!) { setUpSecondFactor(input: { currentPassword: $password }) { key uri } }';
const CONFIRM = 'mutation C($code: String!) { confirmSecondFactor(input: { code: $code }) }';
const OFF =
  'mutation O($password: String!, $code: String = "x") { turnOffSecondFactor(input: { currentPassword: $password, code: $code }) { secondFactorSince } }';
const RENEW =
  'mutation R($password: String!, $code: String = "x") { renewRecoveryCodes(input: { currentPassword: $password, code: $code }) }';
const SECURITY = '{ viewer { security { secondFactorSince mustHaveSecondFactor recoveryCodesLeft } } }';

async function withSecondFactor(): Promise<SignedUp & { key: string; codes: string[] }> {
  const person = await signUpPerson(server);
  const made = { ...person, ...(await turnOnSecondFactor(server, person)) };
  // The code that turned it on is used up.
  server.app.setNow(secondsLater(30));
  return made;
}
const signIn = async ({ email, password }: SignedUp, code?: string) =>
  (await signInAnew(server, { email, password, ...(code !== undefined && { code }) })).answer;

describe('two-step sign-in', () => {
  it('requires the code of the app after the right password, and opens no session before', async () => {
    const person = await withSecondFactor();
    const requested = await signIn(person);
    expect([requested.status, requested.json]).toEqual([400, { error: CODE_NEEDED, needs: 'code' }]);
    const lines = await server.app.database.db.select().from(signInLog).where(eq(signInLog.email, person.email)).orderBy(signInLog.id);
    expect(lines.at(-1)).toMatchObject({ isSuccess: false, message: 'right password, no code yet' });
    expect(requested.headers.getSetCookie()).toEqual([]);
    const wrong = await signIn({ ...person, password: 'Maling-salita-1' });
    expect(wrong.json).toEqual({ error: 'Incorrect email or password.' });
    expect((await signIn(person, codeAt(person.key, secondsLater(30)))).status).toBe(200);
  });

  it.each([
    ['one step early', -30, 200],
    ['one step late', 30, 200],
    ['two steps early', -60, 400],
    ['two steps late', 60, 400],
  ])('checks the code of a clock that is %s: %i s off, %i', async (_what, off, status) => {
    const person = await withSecondFactor();
    server.app.setNow(secondsLater(300));
    expect((await signIn(person, codeAt(person.key, secondsLater(300 + off)))).status).toBe(status);
  });

  it('rejects a code used twice, or an older one after it, also concurrently', async () => {
    const person = await withSecondFactor();
    server.app.setNow(secondsLater(300));
    const now = codeAt(person.key, secondsLater(300));
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(person, now)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
    const older = await signIn(person, codeAt(person.key, secondsLater(270)));
    expect([older.status, older.json]).toEqual([400, { error: CODE_WRONG, needs: 'code' }]);
    expect((await signIn(person, codeAt(person.key, secondsLater(330)))).status).toBe(200);
  });

  it.each(['000000', 'abcdef', '12345', 'ABCDE-23456', "' or 1=1 --"])('rejects %j, and logs it', async (code) => {
    const person = await withSecondFactor();
    expect((await signIn(person, code)).json).toEqual({ error: CODE_WRONG, needs: 'code' });
    const lines = await server.app.database.db.select().from(signInLog).where(eq(signInLog.email, person.email)).orderBy(signInLog.id);
    expect(lines.at(-1)).toMatchObject({ isSuccess: false, message: 'wrong code' });
    expect(JSON.stringify(lines)).not.toContain(code);
  });

  it('accepts each recovery code once, in any spelling, and notifies the person', async () => {
    const person = await withSecondFactor();
    expect(new Set(person.codes).size).toBe(RECOVERY_CODES);
    const [first = '', second = ''] = person.codes;
    expect(first).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect((await signIn(person, ` ${first.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await signIn(person, first)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(person, second)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await person.browser.graphql(SECURITY)).json.data.viewer.security.recoveryCodesLeft).toBe(RECOVERY_CODES - 2);
    const letters = await server.app.database.db.select().from(outbox).where(eq(outbox.recipient, person.email));
    expect(letters.filter(({ payload }) => payload['change'] === 'recoveryCodeUsed')).toHaveLength(2);
  });

  it('ends other sessions when it is turned on, and is audited without its secret', async () => {
    const person = await signUpPerson(server);
    const elsewhere = (await signInAnew(server, person)).browser;
    const { key, codes } = await turnOnSecondFactor(server, person);
    expect((await elsewhere.send('/api/auth?method=getToken')).text).toBe('');
    expect((await person.browser.graphql(SECURITY)).json.data.viewer.security).toEqual({
      secondFactorSince: TEST_NOW.toISOString(),
      mustHaveSecondFactor: false,
      recoveryCodesLeft: RECOVERY_CODES,
    });
    const lines = await server.app.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
    expect(lines.map(({ action }) => action)).toContain('secondFactorOn');
    const { rows } = await server.app.database.db.execute(
      sql`select second_factors::text as text from second_factors where user_id = ${person.id}
        union all select recovery_codes::text from recovery_codes where user_id = ${person.id}`,
    );
    const stored = JSON.stringify([lines, rows]);
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(Buffer.from(Secret.fromBase32(key).bytes).toString('hex'));
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('stays off before its first code: a wrong one leaves it off, and another key can be generated', async () => {
    const person = await signUpPerson(server);
    const { key } = (await person.browser.graphql(SET_UP, { password: person.password })).json.data.setUpSecondFactor;
    const wrong = (await person.browser.graphql(CONFIRM, { code: '000000' })).json;
    expect(wrong.errors[0].extensions.fieldErrors).toEqual({ code: CODE_WRONG });
    expect((await signIn(person)).status).toBe(200);
    const again = (await person.browser.graphql(SET_UP, { password: person.password })).json.data.setUpSecondFactor;
    expect(again.key).not.toBe(key);
    expect(again.uri).toMatch(/^otpauth:\/\/totp\/Atlas:.+secret=[A-Z2-7]{32}/);
    expect(codeOf((await person.browser.graphql(CONFIRM, { code: codeAt(key, TEST_NOW) })).json)).toBe('BAD_USER_INPUT');
  });

  it('is turned off, and its recovery codes renewed, with the password and a code', async () => {
    const person = await withSecondFactor();
    for (const query of [OFF, RENEW, SET_UP]) {
      const { json } = await person.browser.graphql(query, { password: 'Maling-salita-1' });
      expect(json.errors[0].extensions.fieldErrors).toEqual({ currentPassword: CURRENT_PASSWORD_WRONG });
    }
    expect(codeOf((await person.browser.graphql(SET_UP, { password: person.password })).json)).toBe('CONFLICT');
    for (const query of [OFF, RENEW]) {
      const { json } = await person.browser.graphql(query, { password: person.password, code: '000000' });
      expect(json.errors[0].extensions.fieldErrors).toEqual({ code: CODE_WRONG });
    }
    const code = codeAt(person.key, server.app.clock.now());
    const renewed = (await person.browser.graphql(RENEW, { password: person.password, code })).json.data.renewRecoveryCodes;
    expect((await signIn(person, person.codes[0])).status).toBe(400);
    expect((await signIn(person, renewed[0])).status).toBe(200);
    expect((await person.browser.graphql(OFF, { password: person.password, code: renewed[1] })).json.data.turnOffSecondFactor).toEqual({
      secondFactorSince: null,
    });
    expect((await signIn(person)).status).toBe(200);
    expect(codeOf((await person.browser.graphql(RENEW, { password: person.password })).json)).toBe('CONFLICT');
    const lines = await server.app.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, person.id))
      .orderBy(auditEntries.id);
    expect(lines.map(({ action }) => action)).toEqual(['signUp', 'secondFactorOn', 'recoveryCodes', 'secondFactorOff']);
  });

  it('is removed by staff who manage the person and whose level allows as much, never from themselves', async () => {
    const person = await withSecondFactor();
    const REMOVE = 'mutation R($userId: Int!) { removeSecondFactor(userId: $userId) }';
    const remove = async (key: string, userId: number) => (await (await server.as(key)).graphql(REMOVE, { userId })).json;
    for (const key of ['member', 'coach', 'tribe-team-ro']) expect(codeOf(await remove(key, person.id))).toBe('FORBIDDEN');
    expect(codeOf(await remove('tribe-team-fa', await server.idOf('admin')))).toBe('FORBIDDEN');
    expect(codeOf(await remove('admin', await server.idOf('admin')))).toBe('FORBIDDEN');
    const HAS = `{ user(id: ${person.id}) { hasSecondFactor } }`;
    expect((await server.request('admin', HAS)).data.user.hasSecondFactor).toBe(true);
    expect((await remove('admin', person.id)).data.removeSecondFactor).toBe(true);
    expect((await server.request('admin', HAS)).data.user.hasSecondFactor).toBe(false);
    expect(codeOf(await server.request('member', HAS))).toBe('FORBIDDEN');
    expect((await signIn(person)).status).toBe(200);
    expect(codeOf(await remove('admin', person.id))).toBe('CONFLICT');
    const lines = await server.app.database.db.select().from(auditEntries).where(eq(auditEntries.action, 'removeSecondFactor'));
    expect(lines).toMatchObject([{ actorId: await server.idOf('admin'), subjectId: person.id }]);
  });

  it('of one person does not unlock another account', async () => {
    const [person, other] = [await withSecondFactor(), await withSecondFactor()];
    const { db } = server.app.database;
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, person.id));
    // An attacker with the database puts their own secret in its place. It cannot be decrypted
    // there, as after a change of SESSION_SECRET.
    await db.update(secondFactors).set({ encryptedSecret: row?.encryptedSecret }).where(eq(secondFactors.userId, other.id));
    const rejected = await signIn(other, codeAt(person.key, server.app.clock.now()));
    expect([rejected.status, rejected.json.error]).toEqual([400, CODE_WRONG]);
    expect((await signIn(other, other.codes[0])).status).toBe(200);
  });
});

describe('outside the demo', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await testServer({ settings: { DEMO: '0', RATE_LIMITS: 'on' } });
  });
  afterAll(() => strict.close());
  beforeEach(() => strict.app.database.db.delete(rateLimits));

  const CURRENT = '{ redwood { currentUser } }';

  it.each(['admin', 'tribe-team-fa', 'tribe-team-ro', 'success-manager'])(
    '%s can only set up the second step, and can do everything after that',
    async (key) => {
      const browser = strict.browser();
      await browser.logIn(key);
      const { currentUser } = (await browser.graphql(CURRENT)).json.data.redwood;
      expect(currentUser).toMatchObject({ email: `${key}@atlas.example`, mustSetUpSecondFactor: true, pageAccess: {}, functionAccess: {} });
      for (const query of [
        '{ viewer { myCourses(first: 1) { totalCount } } }',
        '{ user(id: 1) { id } }',
        'mutation { endOtherSessions(input: { currentPassword: "x" }) { email } }',
      ]) {
        const { json } = await browser.graphql(query);
        expect([codeOf(json), json.errors[0].message]).toEqual(['FORBIDDEN', SET_UP_FIRST]);
      }
      expect((await browser.send('/api/uploads/1')).status).toBe(403);
      const password = strict.app.settings.demoPassword;
      const { key: secret } = (await browser.graphql(SET_UP, { password })).json.data.setUpSecondFactor;
      await browser.graphql(CONFIRM, { code: codeAt(secret, TEST_NOW) });
      expect((await browser.graphql(CURRENT)).json.data.redwood.currentUser).toMatchObject({ mustSetUpSecondFactor: false });
      expect((await browser.graphql('{ viewer { myCourses(first: 1) { totalCount } } }')).json.errors).toBeUndefined();
      const off = (await browser.graphql(OFF, { password })).json;
      expect([codeOf(off), off.errors[0].message]).toEqual(['FORBIDDEN', 'Your access level needs two-step sign-in.']);
    },
  );

  it.each(['member', 'non-member', 'affiliate'])('%s is not affected', async (key) => {
    const browser = strict.browser();
    await browser.logIn(key);
    expect((await browser.graphql(CURRENT)).json.data.redwood.currentUser).toMatchObject({ mustSetUpSecondFactor: false });
    expect((await browser.graphql('{ viewer { myCourses(first: 1) { totalCount } } }')).json.errors).toBeUndefined();
  });

  it('a person who switches to such a level can only set it up, or switch back', async () => {
    const { db } = strict.app.database;
    await db.execute(sql`insert into user_access_levels (user_id, access_level_id, created_at)
      select ${await strict.idOf('multi')}, id, ${TEST_NOW.toISOString()} from access_levels where key = 'admin'`);
    const browser = strict.browser();
    await browser.logIn('multi');
    const SWITCH = 'mutation S($id: Int!) { switchRole(accessLevelId: $id) }';
    const { accessLevels } = (await browser.graphql(CURRENT)).json.data.redwood.currentUser;
    const idOf = (name: string) => accessLevels.find(({ key }: { key: string }) => key === name).id;
    expect((await browser.graphql(SWITCH, { id: idOf('admin') })).json.data.switchRole).toMatchObject({ mustSetUpSecondFactor: true });
    expect(codeOf((await browser.graphql('{ viewer { myCourses(first: 1) { totalCount } } }')).json)).toBe('FORBIDDEN');
    expect((await browser.graphql(SWITCH, { id: idOf('member') })).json.data.switchRole).toMatchObject({ mustSetUpSecondFactor: false });
  });

  it('limits the codes tried per hour with the password, while the owner signs in from a known browser', async () => {
    const browser = strict.browser();
    await browser.logIn('coach');
    const password = strict.app.settings.demoPassword;
    const { key } = (await browser.graphql(SET_UP, { password })).json.data.setUpSecondFactor;
    await browser.graphql(CONFIRM, { code: codeAt(key, TEST_NOW) });
    await strict.app.database.db.delete(rateLimits);
    const guess = (from: Browser, code: string) =>
      from.post('/api/auth', { method: 'login', username: 'coach@atlas.example', password, code });
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(strict.browser(), '000000')));
    expect(answers.filter(({ json }) => json.error === CODE_WRONG).length).toBeLessThanOrEqual(RATE_LIMITS.signInCode.attempts);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
    strict.app.setNow(secondsLater(60));
    expect((await guess(browser, codeAt(key, secondsLater(60)))).status).toBe(200);
    strict.app.setNow(TEST_NOW);
  });
});

describe('a change of address with two-step sign-in on', () => {
  const CHANGE = 'mutation C($input: ChangeEmailInput!) { changeEmail(input: $input) { pendingEmail } }';
  const change = async ({ browser, email, password }: SignedUp, code?: string) =>
    (await browser.graphql(CHANGE, { input: { email: `new.${email}`, currentPassword: password, ...(code !== undefined && { code }) } }))
      .json;
  const errorsOf = (json: { errors?: { extensions: { fieldErrors?: object } }[] }) => json.errors?.[0]?.extensions.fieldErrors;

  it.each([
    ['no code', undefined, CODE_NEEDED],
    ['a blank', ' ', CODE_NEEDED],
    ['a wrong code', '000000', CODE_WRONG],
  ])('is rejected with the password and %s, and sends no link', async (_what, code, message) => {
    const person = await withSecondFactor();
    expect(errorsOf(await change(person, code))).toEqual({ code: message });
    const mails = await server.app.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, `new.${person.email}`));
    expect(mails).toEqual([]);
  });

  it('is accepted with a code of the app, once', async () => {
    const person = await withSecondFactor();
    const code = codeAt(person.key, secondsLater(30));
    expect((await change(person, code)).data.changeEmail).toEqual({ pendingEmail: `new.${person.email}` });
    expect(errorsOf(await change(person, code))).toEqual({ code: CODE_WRONG });
  });

  it('is accepted with a recovery code', async () => {
    const person = await withSecondFactor();
    expect((await change(person, person.codes[0])).data.changeEmail).toEqual({ pendingEmail: `new.${person.email}` });
  });

  it('needs no code where two-step sign-in is off', async () => {
    const person = await signUpPerson(server);
    expect((await change(person)).data.changeEmail).toEqual({ pendingEmail: `new.${person.email}` });
  });
});
