import { RATE_LIMITS, SIGN_IN_FAILED } from '@atlas/domain/auth';
import { and, eq, like, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOBS } from '../../registry/jobs.ts';
import { testServer, type Answer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { makeDeviceCookie, readDeviceCookie } from './deviceCookie.ts';
import { otpOf } from './derivedSecrets.ts';
import { findCredentials } from './signInRepo.ts';
import { passwordResets, rateLimits, secondFactors, signInLog } from './tables.ts';

const { signInNetworkPerson, signInNetwork, signInPerson, signInKnownBrowser, signUpNetworkMost, signInCode } = RATE_LIMITS;
const MEMBER = 'member@atlas.example';
const WAIT = /^Too many tries\. Wait \d+ minutes?, then try again\.$/;
const FAILED = { error: SIGN_IN_FAILED };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.app.setNow(TEST_NOW);
  await server.app.database.db.delete(rateLimits);
});

/** The nth IPv4 address in a block reserved for tests. */
const network = (n: number) => `198.${18 + (n >> 8)}.${n & 255}.1`;
const signIn = (username: string, password: string, from: string, browser: Browser = server.browser()): Promise<Answer> =>
  browser.post('/api/auth', { method: 'login', username, password }, { 'x-forwarded-for': from });
const guess = (username: string, from: string, browser?: Browser) => signIn(username, 'a wrong guess', from, browser);
const signInRightly = (from: string, browser?: Browser, username = MEMBER) =>
  signIn(username, server.app.settings.demoPassword, from, browser);
const statuses = async (answers: Promise<Answer>[]) => (await Promise.all(answers)).map(({ status }) => status);
const count = (list: number[], status: number) => list.filter((one) => one === status).length;

/** A browser in which these accounts signed in before, one after the other. */
async function knownBrowser(...usernames: string[]): Promise<Browser> {
  const browser = server.browser();
  for (const username of usernames) expect((await signInRightly('203.0.113.200', browser, username)).status).toBe(200);
  return browser;
}
/** Uses up the shared limit of all strangers for a person. */
async function spendPerson(username: string) {
  for (let taken = 0; taken < signInPerson.attempts; taken++) await server.app.limits.take('signInPerson', username);
}
const left = async (browser: Browser, username = MEMBER) =>
  count(await statuses(Array.from({ length: 2 * signInKnownBrowser.attempts }, () => guess(username, '203.0.113.9', browser))), 400);
/** Counts the wrong passwords that were checked, from the sign-in log. */
const passwordChecks = (email: string) =>
  server.app.database.db.$count(signInLog, and(eq(signInLog.email, email), eq(signInLog.isSuccess, false), ne(signInLog.message, LIMITED)));
const LIMITED = 'too many tries';
/** Lines about rejected attempts, with their addresses and IPs. */
const limitedLines = async (email: string) =>
  (
    await server.app.database.db
      .select()
      .from(signInLog)
      .where(and(eq(signInLog.email, email), eq(signInLog.message, LIMITED)))
  ).map(({ ip, userId, isSuccess }) => ({ ip, userId, isSuccess }));

const OLD_PASSWORD = 'Dagat-at-bundok-7';
const NEW_PASSWORD = 'Bagong-simula-26';
async function changeIt(_email: string, browser: Browser): Promise<void> {
  const { json } = await browser.graphql('mutation C($input: ChangePasswordInput!) { changePassword(input: $input) { hasPassword } }', {
    input: { currentPassword: OLD_PASSWORD, password: NEW_PASSWORD },
  });
  expect(json.errors).toBeUndefined();
}
async function resetIt(email: string): Promise<void> {
  const { json: requested } = await server.browser().post('/api/auth', { method: 'forgotPassword', username: email });
  const [row] = await server.app.database.db.select().from(passwordResets).where(eq(passwordResets.id, requested.id));
  const input = { id: requested.id, otp: otpOf(server.app.secret, row?.nonce ?? Buffer.alloc(0)) };
  await server.browser().graphql('mutation V($input: ValidateOtpInput!) { validateOtp(input: $input) { isValid } }', { input });
  const answer = await server.browser().post('/api/auth', { method: 'resetPassword', resetToken: requested.token, password: NEW_PASSWORD });
  expect(answer.status).toBe(200);
}

const idOfEmail = async (email: string) => (await findCredentials(server.app.database.db, email))?.id ?? 0;
/** The address of a new account with two-step sign-in. */
async function withSecondFactor(): Promise<string> {
  const email = 'lara.two.steps@example.com';
  const names = { firstName: 'Lara', lastName: 'Cruz', facebookProfile: '' };
  await server.browser().post('/api/auth', { method: 'signup', username: email, password: OLD_PASSWORD, ...names });
  const encryptedSecret = Buffer.from('unreadable');
  await server.app.database.db
    .insert(secondFactors)
    .values({ userId: await idOfEmail(email), encryptedSecret, confirmedAt: TEST_NOW, createdAt: TEST_NOW });
  return email;
}

describe('an attack of 300 wrong passwords from 60 networks', () => {
  it.each([
    ['an account', MEMBER],
    ['an address without an account', 'nobody@atlas.example'],
    ['an invalid address', 'nobody'],
  ])('on %s is limited in the same way', async (_, username) => {
    const before = await passwordChecks(username);
    const answers = await Promise.all(Array.from({ length: 300 }, (_guess, n) => guess(username, network(n % 60))));
    const checked = answers.filter(({ status }) => status === 400);
    expect(checked.map(({ json }) => json)).toEqual(Array.from({ length: signInPerson.attempts }, () => FAILED));
    expect((await passwordChecks(username)) - before).toBe(signInPerson.attempts);
    const rejected = answers.filter(({ status }) => status === 429);
    expect(checked.length + rejected.length).toBe(300);
    expect(rejected.filter(({ json }) => !WAIT.test(json.error))).toEqual([]);
    expect(answers.filter(({ headers }) => headers.getSetCookie().length > 0)).toEqual([]);
  });

  it('lets the owner in from a browser where they signed in before, even from a network that attacks', async () => {
    const own = await knownBrowser(MEMBER);
    await spendPerson(MEMBER);
    await guess(MEMBER, network(0));
    await server.app.database.db.update(rateLimits).set({ points: 1000 }).where(like(rateLimits.key, 'signInNetwork%'));
    expect((await guess(MEMBER, network(0), own)).json).toEqual(FAILED);
    expect((await signInRightly(network(0), own)).status).toBe(200);
    const stranger = await signInRightly('203.0.113.77');
    expect([stranger.status, stranger.json.error]).toEqual([429, expect.stringMatching(WAIT)]);
  });

  it('does not affect anyone else', async () => {
    await spendPerson(MEMBER);
    await statuses(Array.from({ length: 40 }, () => guess(MEMBER, network(0))));
    expect((await signInRightly(network(0), undefined, 'coach@atlas.example')).status).toBe(200);
  });

  it('ends for strangers with the hour', async () => {
    await spendPerson(MEMBER);
    expect((await signInRightly('203.0.113.77')).status).toBe(429);
    await server.app.database.db.update(rateLimits).set({ expire: Date.now() });
    expect((await signInRightly('203.0.113.77')).status).toBe(200);
  });
});

describe('one network', () => {
  it('has a limit for one person, who does not have to wait elsewhere', async () => {
    const answers = await statuses(Array.from({ length: 40 }, () => guess(MEMBER, network(1))));
    expect(count(answers, 400)).toBe(signInNetworkPerson.attempts);
    expect((await signInRightly(network(1))).status).toBe(429);
    expect((await signInRightly(network(2))).status).toBe(200);
    expect((await signInRightly(network(1), undefined, 'coach@atlas.example')).status).toBe(200);
  });

  it.each([
    ['a /64 of IPv6', (n: number) => `2001:db8:0:7::${n.toString(16)}`],
    ['IPv4, in either notation', (n: number) => (n % 2 ? '203.0.113.50' : '::ffff:203.0.113.50')],
  ])('is %s', async (_, address) => {
    const answers = await statuses(Array.from({ length: 40 }, (_guess, n) => guess(MEMBER, address(n + 1))));
    expect(count(answers, 400)).toBe(signInNetworkPerson.attempts);
  });

  it('that is rejected for one person is not counted for others there, nor for that person elsewhere', async () => {
    await statuses(Array.from({ length: signInNetwork.attempts + 20 }, () => guess(MEMBER, network(1))));
    expect((await guess('coach@atlas.example', network(1))).status).toBe(400);
    const elsewhere = Array.from({ length: signInPerson.attempts }, (_guess, n) => guess(MEMBER, network(2 + n)));
    expect(count(await statuses(elsewhere), 400)).toBe(signInPerson.attempts - signInNetworkPerson.attempts);
  });

  it('has a limit for all persons together', async () => {
    const answers = await statuses(
      Array.from({ length: signInNetwork.attempts + 20 }, (_guess, n) => guess(`noOne${n}@atlas.example`, network(1))),
    );
    expect(count(answers, 400)).toBe(signInNetwork.attempts);
    expect((await signInRightly(network(1))).status).toBe(429);
    expect((await signInRightly(network(1), await knownBrowser(MEMBER))).status).toBe(200);
  });
});

describe('the log of sign-ins', () => {
  it('contains one line per key and window for a flood that a limit rejects', async () => {
    const userId = await server.idOf('upcoming');
    const email = 'upcoming@atlas.example';
    await Promise.all(Array.from({ length: 40 }, () => guess(email, network(1))));
    expect(await limitedLines(email)).toEqual([{ ip: network(1), userId, isSuccess: false }]);
    await Promise.all(Array.from({ length: 15 }, () => guess(email, network(2))));
    expect(await limitedLines(email)).toHaveLength(2);
    await server.app.database.db.update(rateLimits).set({ expire: Date.now() });
    await Promise.all(Array.from({ length: 15 }, () => guess(email, network(1))));
    expect(await limitedLines(email)).toHaveLength(3);
  });

  it('contains one line for sign-ups that a limit rejects', async () => {
    const key = `signUpNetworkMost:${network(9)}`;
    await server.app.database.db.insert(rateLimits).values({ key, points: signUpNetworkMost.attempts, expire: Date.now() + 3_600_000 });
    const form = { username: 'flood@example.com', password: OLD_PASSWORD, firstName: 'Juan', lastName: 'Cruz', facebookProfile: '' };
    const tries = Array.from({ length: 5 }, () =>
      server.browser().post('/api/auth', { method: 'signup', ...form }, { 'x-forwarded-for': network(9) }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
    expect(await limitedLines('flood@example.com')).toEqual([{ ip: network(9), userId: null, isSuccess: false }]);
  });

  it('contains one line for codes of the second step that a limit rejects', async () => {
    const person = await withSecondFactor();
    const tryCode = () =>
      server
        .browser()
        .post(
          '/api/auth',
          { method: 'login', username: person, password: OLD_PASSWORD, code: '000000' },
          { 'x-forwarded-for': network(3) },
        );
    for (let taken = 0; taken < signInCode.attempts; taken++) await server.app.limits.take('signInCode', String(await idOfEmail(person)));
    await tryCode();
    await tryCode();
    expect(await limitedLines(person)).toHaveLength(1);
  });
});

describe('a successful sign-in', () => {
  it('clears the wrong attempts before it, and is not counted', async () => {
    for (let time = 0; time < 3; time++) {
      await statuses(Array.from({ length: signInNetworkPerson.attempts - 1 }, () => guess(MEMBER, network(1))));
      expect((await signInRightly(network(1))).status).toBe(200);
    }
    const { db } = server.app.database;
    const points = Object.fromEntries((await db.select().from(rateLimits)).map((row) => [row.key, row.points]));
    const wrong = 3 * (signInNetworkPerson.attempts - 1);
    expect(points).toEqual({ [`signInNetwork:${network(1)}`]: wrong, [`signInPerson:${MEMBER}`]: wrong });
  });
});

describe('a known browser', () => {
  it('has a separate limit, and does not use up another', async () => {
    const own = await knownBrowser(MEMBER);
    expect(await left(own)).toBe(signInKnownBrowser.attempts);
    const rejected = await signInRightly('203.0.113.9', own);
    expect([rejected.status, rejected.json.error]).toEqual([429, expect.stringMatching(WAIT)]);
    expect((await signInRightly('203.0.113.9', await knownBrowser(MEMBER))).status).toBe(200);
    expect((await signInRightly('203.0.113.9')).status).toBe(200);
  });

  it('stays known when its person signs out, and after signing up', async () => {
    const own = await knownBrowser(MEMBER);
    await own.post('/api/auth', { method: 'logout' });
    expect([...own.cookies.keys()]).toEqual(['device']);
    await spendPerson(MEMBER);
    expect((await signInRightly(network(1), own)).status).toBe(200);

    const fresh = server.browser();
    const person = {
      username: 'lara@example.com',
      password: 'dagat-at-bundok-7',
      firstName: 'Lara',
      lastName: 'Cruz',
      facebookProfile: '',
    };
    expect((await fresh.post('/api/auth', { method: 'signup', ...person })).status).toBe(201);
    await spendPerson(person.username);
    expect((await signIn(person.username, person.password, network(1), fresh)).status).toBe(200);
  });

  it('is known for each account that shares it, with a separate budget each', async () => {
    const shared = await knownBrowser(MEMBER, 'coach@atlas.example');
    await Promise.all([MEMBER, 'coach@atlas.example', 'expert@atlas.example'].map(spendPerson));
    expect(await left(shared)).toBe(signInKnownBrowser.attempts);
    expect((await signInRightly(network(1), shared, 'coach@atlas.example')).status).toBe(200);
    expect((await signInRightly(network(1), shared, 'expert@atlas.example')).status).toBe(429);
  });

  it('keeps its id between sign-ins, so that a sign-in as someone else does not renew a budget', async () => {
    const own = await knownBrowser(MEMBER);
    await left(own);
    expect((await signInRightly('203.0.113.9', own, 'coach@atlas.example')).status).toBe(200);
    expect((await signInRightly('203.0.113.9', own)).status).toBe(429);
  });

  it('is unknown again after a year', async () => {
    const own = await knownBrowser(MEMBER);
    await spendPerson(MEMBER);
    server.app.setNow(new Date('2026-11-12T02:00:00Z'));
    expect((await signInRightly(network(1), own)).status).toBe(429);
  });

  it.each([
    ['changed by its owner', changeIt],
    ['reset with a code', resetIt],
  ])('is unknown again after the password was %s, until the next sign-in', async (how, setPassword) => {
    const email = `lara.${how.length}@example.com`;
    const names = { firstName: 'Lara', lastName: 'Cruz', facebookProfile: '' };
    const [own, stolen] = [server.browser(), server.browser()];
    await own.post('/api/auth', { method: 'signup', username: email, password: OLD_PASSWORD, ...names });
    stolen.cookies.set('device', own.cookies.get('device') ?? '');
    server.app.setNow(new Date(TEST_NOW.getTime() + 60_000));
    await setPassword(email, own);
    await spendPerson(email);
    expect((await signIn(email, NEW_PASSWORD, network(1), stolen)).status).toBe(429);
    await server.app.database.db.delete(rateLimits);
    expect((await signIn(email, NEW_PASSWORD, network(1), own)).status).toBe(200);
    await spendPerson(email);
    expect((await signIn(email, NEW_PASSWORD, network(1), own)).status).toBe(200);
    expect((await signIn(email, NEW_PASSWORD, network(1), stolen)).status).toBe(429);
  });

  it('sets its cookie with the same attributes as the session cookie, for a year', async () => {
    const answer = await signInRightly(network(1));
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('device='));
    expect(line).toMatch(/^device=[\w.-]{60,150}; Path=\/; Expires=Thu, 12 Nov 2026 02:00:00 GMT; HttpOnly; SameSite=Lax$/);
  });

  it('identifies its person by that cookie only, which gives no access', async () => {
    const own = await knownBrowser(MEMBER);
    own.cookies.delete('session');
    const answer = await own.graphql('{ redwood { currentUser } }');
    expect(answer.json.data.redwood.currentUser).toBeNull();
  });

  it.each<[string, (cookie: string, memberId: number) => string]>([
    ['forged', (cookie) => `${cookie.slice(0, -43)}${'A'.repeat(43)}`],
    [
      'signed with another secret',
      (cookie, userId) => makeDeviceCookie(Buffer.from('other'), { id: 'x', signIns: [{ userId, at: TEST_NOW }] }),
    ],
    ['of another account', () => makeDeviceCookie(server.app.secret, { id: 'x', signIns: [{ userId: 1_000_000, at: TEST_NOW }] })],
    ['with another account put in', (cookie, userId) => cookie.replace(/\.[^.]+\.([^.]+)$/, `.${userId.toString(36)}-zzzzzz.$1`)],
    ['truncated', (cookie) => cookie.slice(0, -1)],
    ['without its signature', (cookie) => cookie.replace(/\.[^.]+$/, '')],
    ['too long', (cookie) => `${'A'.repeat(4000)}${cookie}`],
    ['empty', () => ''],
  ])('is not recognised by a cookie that is %s', async (_, change) => {
    const own = await knownBrowser(MEMBER);
    await spendPerson(MEMBER);
    const memberId = await server.idOf('member');
    own.cookies.set('device', change(own.cookies.get('device') ?? '', memberId));
    const answer = await signInRightly(network(1), own);
    expect([answer.status, answer.json.error]).toEqual([429, expect.stringMatching(WAIT)]);
  });

  it('is read only from an unchanged cookie', async () => {
    const own = await knownBrowser(MEMBER, 'coach@atlas.example');
    const { secret } = server.app;
    const cookie = own.cookies.get('device') ?? '';
    const [memberId, coachId] = [await server.idOf('member'), await server.idOf('coach')];
    expect(readDeviceCookie(secret, cookie)).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      signIns: [
        { userId: coachId, at: TEST_NOW },
        { userId: memberId, at: TEST_NOW },
      ],
    });
    for (let end = 0; end < cookie.length; end++) expect(readDeviceCookie(secret, cookie.slice(0, end))).toBeNull();
    for (let at = 0; at < cookie.length; at++)
      expect(readDeviceCookie(secret, cookie.slice(0, at) + (cookie[at] === 'a' ? 'b' : 'a') + cookie.slice(at + 1))).toBeNull();
    expect(readDeviceCookie(secret, undefined)).toBeNull();
  });
});

it('counts names longer than the column, and distinguishes two of them', async () => {
  const long = (end: string) => `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${end}`;
  const answers = await statuses(Array.from({ length: 12 }, () => guess(long('example'), network(1))));
  expect(count(answers, 400)).toBe(signInNetworkPerson.attempts);
  expect((await guess(long('test'), network(1))).status).toBe(400);
  const { rows } = await server.app.database.db.execute(sql`select max(length(key)) as longest from ${rateLimits}`);
  expect(Number(rows[0]?.['longest'])).toBeLessThanOrEqual(255);
});
