import { asc, eq } from 'drizzle-orm';
import { RATE_LIMITS } from '@atlas/domain/auth';
import { CONSENT_COOKIE, CONSENT_NOT_YOURS, MAX_CONSENT_BYTES, readConsent, readConsentReference } from '@atlas/domain/consent';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consents } from '../modules/legal/tables.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { testServer, type Browser, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.database.db.delete(consents);
});

const BOTH = { statistics: true, marketing: true };
const NEITHER = { statistics: false, marketing: false };

/** Each test uses a separate network. */
let networks = 0;
const fromSomewhere = () => ({ 'x-forwarded-for': `203.0.113.${networks++}` });
const send = (browser: Browser, choice: unknown, headers: Record<string, string> = {}) =>
  browser.post('/api/consent', choice, { ...fromSomewhere(), ...headers });
const postForm = (browser: Browser, values: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.send('/api/consent', { method: 'POST', body: new URLSearchParams(values), headers: { ...fromSomewhere(), ...headers } });
const stored = () => server.app.database.db.select().from(consents).orderBy(asc(consents.id));
const cookieOf = (browser: Browser) => browser.cookies.get(CONSENT_COOKIE);

describe('/api/consent', () => {
  it('stores a choice, and returns it as a cookie that scripts can read', async () => {
    const visitor = server.browser();
    const answer = await send(visitor, { statistics: true, marketing: false });
    expect([answer.status, answer.text]).toEqual([204, '']);
    const [line = ''] = answer.headers.getSetCookie();
    expect(line).toMatch(/^atlas-consent=1\.s\.[A-Za-z0-9_-]{24}; Max-Age=15552000; Path=\/; SameSite=Lax$/);
    expect(await stored()).toEqual([
      {
        id: expect.any(Number),
        reference: readConsentReference(cookieOf(visitor)),
        userId: null,
        version: 1,
        statistics: true,
        marketing: false,
        chosenAt: TEST_NOW,
      },
    ]);
  });

  it('stores every later choice under the same reference', async () => {
    const visitor = server.browser();
    for (const choice of [BOTH, NEITHER]) await send(visitor, choice);
    const rows = await stored();
    expect(rows.map(({ statistics, marketing }) => ({ statistics, marketing }))).toEqual([BOTH, NEITHER]);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(1);
    expect(readConsent(cookieOf(visitor))).toEqual(NEITHER);
  });

  it('replaces an invalid cookie with a new reference', async () => {
    const visitor = server.browser();
    visitor.cookies.set(CONSENT_COOKIE, '1.sm.x');
    await send(visitor, BOTH);
    expect(readConsent(cookieOf(visitor))).toEqual(BOTH);
  });

  it('names the person who is signed in', async () => {
    await send(await server.as('member'), BOTH);
    expect(await stored()).toMatchObject([{ userId: await server.idOf('member') }]);
  });

  it('rejects staff who view as a person', async () => {
    const staff = server.browser();
    await staff.logIn('admin');
    const { json } = await staff.graphql('mutation ($id: Int!) { startImpersonation(userId: $id, reason: "Helping") }', {
      id: await server.idOf('member'),
    });
    expect(json.errors).toBeUndefined();
    const answer = await send(staff, BOTH);
    expect([answer.status, answer.json]).toEqual([403, { error: CONSENT_NOT_YOURS }]);
    expect((await postForm(staff, { choice: 'all' })).status).toBe(403);
    expect([await stored(), cookieOf(staff)]).toEqual([[], undefined]);
  });
});

describe('a form about cookies, posted without script', () => {
  it.each([
    ['all', {}, BOTH],
    ['necessary', { statistics: 'on' }, NEITHER],
    ['chosen', {}, NEITHER],
    ['chosen', { marketing: 'on' }, { statistics: false, marketing: true }],
  ] as const)('%s %j leads back to the page', async (choice, checked, expected) => {
    const visitor = server.browser();
    const answer = await postForm(visitor, { choice, ...checked }, { referer: `${server.address}/freelancing-course?of=a` });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/freelancing-course?of=a']);
    expect(readConsent(cookieOf(visitor))).toEqual(expected);
    expect(await stored()).toMatchObject([expected]);
  });

  it('withdraws a choice, which is stored, and the cookie expires', async () => {
    const visitor = server.browser();
    await postForm(visitor, { choice: 'all' });
    await postForm(visitor, { choice: 'withdraw' });
    expect(cookieOf(visitor)).toBeUndefined();
    const [first, second] = await stored();
    expect(first).toMatchObject(BOTH);
    expect(second).toMatchObject({ ...NEITHER, reference: first?.reference });
  });

  it.each([
    undefined,
    'https://evil.example/login',
    'not an address',
    '{address}//evil.example/',
    '{address}/\\evil.example',
    '{address}/api/graphql',
  ])('leads home from %s', async (referer) => {
    const headers = referer === undefined ? undefined : { referer: referer.replace('{address}', server.address) };
    const answer = await postForm(server.browser(), { choice: 'all' }, headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });
});

describe('invalid requests', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  it.each([
    ['an oversized body', { ...BOTH, more: 'x'.repeat(MAX_CONSENT_BYTES) }, {}, 413],
    ['another type', BOTH, { 'content-type': 'text/plain' }, 415],
    ['another site', BOTH, { origin: 'https://evil.example' }, 403],
    ['another site that hides its name', BOTH, { 'sec-fetch-site': 'cross-site' }, 403],
    ['half a choice', { statistics: true }, {}, 400],
    ['a form without a known button', BOTH, form, 400],
  ])('rejects %s', async (_what, choice, headers, status) => {
    const answer = await send(server.browser(), choice, headers);
    expect([answer.status, typeof answer.json.error, answer.headers.getSetCookie()]).toEqual([status, 'string', []]);
    expect(await stored()).toEqual([]);
  });

  it('rejects a network past its limit, and accepts POST only', async () => {
    const from = { 'x-forwarded-for': '192.0.2.1' };
    const { attempts } = RATE_LIMITS.consentNetwork;
    for (let times = 0; times < attempts; times++) await server.app.limits.take('consentNetwork', '192.0.2.1');
    expect((await send(server.browser(), BOTH, from)).status).toBe(429);
    expect((await send(server.browser(), BOTH)).status).toBe(204);
    const read = await server.browser().send('/api/consent');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

it('the database rejects a reference that is not random text', async () => {
  const { db } = server.app.database;
  const row = { version: 1, ...BOTH, chosenAt: TEST_NOW };
  await expect(db.insert(consents).values({ ...row, reference: 'short' })).rejects.toThrow();
  await expect(db.insert(consents).values({ ...row, reference: 'maricel@example.com' })).rejects.toThrow();
  expect(await db.select().from(consents).where(eq(consents.reference, 'short'))).toEqual([]);
});
