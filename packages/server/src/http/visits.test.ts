import { eq } from 'drizzle-orm';
import { REQUEST_BUDGETS } from '@atlas/domain/auth';
import { MAX_VISIT_BYTES } from '@atlas/domain/visits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onStatement } from '../db/pool.ts';
import { createBuffers } from '../buffers.ts';
import { funnelDays, funnels } from '../modules/funnels/tables.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const PATH = '/freelancing-course';
/** The Manila day of TEST_NOW, and its last second. */
const TODAY = '2025-11-12';
const END_OF_TODAY = new Date('2025-11-12T15:59:59Z');

let server: TestServer;
let funnelId: number;
beforeAll(async () => {
  server = await testServer({ settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
  const [funnel] = await server.app.database.db
    .select()
    .from(funnels)
    .where(eq(funnels.slug, PATH.slice(1)));
  funnelId = funnel?.id ?? 0;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.app.setNow(TEST_NOW);
  await server.app.buffers.visits.flush();
  await server.app.database.db.delete(funnelDays);
});

/** Each test uses a separate network. */
let networks = 0;
const fromSomewhere = () => `203.0.113.${networks++}`;
const report = (path: unknown = PATH, headers: Record<string, string> = {}) =>
  server.browser().send('/api/visits', {
    method: 'POST',
    // As `navigator.sendBeacon` sends a text.
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': CHROME, 'x-forwarded-for': fromSomewhere(), ...headers },
    body: JSON.stringify({ path }),
  });
const counted = async () => {
  await server.app.buffers.visits.flush();
  const rows = await server.app.database.db.select().from(funnelDays);
  return Object.fromEntries(rows.map(({ day, visits }) => [day, visits]));
};

describe('/api/visits', () => {
  it('counts visits by funnel and Manila day, without cookies', async () => {
    const answers = [
      await report(),
      await report(PATH.toUpperCase(), { 'content-type': 'application/json' }),
      await report(`${PATH}/kristine`),
      await report(`${PATH}/`),
    ];
    expect(answers.map(({ status, text, headers }) => [status, text, headers.getSetCookie()])).toEqual(Array(4).fill([204, '', []]));
    server.app.setNow(END_OF_TODAY);
    await report();
    server.app.setNow(new Date(END_OF_TODAY.getTime() + 1000));
    await report();
    expect(await counted()).toEqual({ [TODAY]: 5, '2025-11-13': 1 });
  });

  it('adds to the count of a day', async () => {
    await server.app.database.db.insert(funnelDays).values({ funnelId, day: TODAY, visits: 40, optIns: 3 });
    for (let times = 0; times < 2; times++) {
      await report();
      await server.app.buffers.visits.flush();
    }
    expect(await server.app.database.db.select().from(funnelDays)).toEqual([{ funnelId, day: TODAY, visits: 42, optIns: 3 }]);
  });

  it('writes many visits in one statement, and none for each', async () => {
    const statements: string[] = [];
    const stop = onStatement((statement) => statements.push(statement));
    for (let times = 0; times < 20; times++) await report(times % 2 === 0 ? PATH : '/no-such-funnel');
    expect(statements).toEqual([]);
    await server.app.buffers.visits.flush();
    stop();
    expect(statements).toHaveLength(1);
    expect(await counted()).toEqual({ [TODAY]: 10 });
  });

  it('ignores addresses without a funnel', async () => {
    for (const path of ['/', '/privacy-policy', '/no-such-funnel', '/kristine', '/a/b/c', "/x'--"])
      expect((await report(path)).status).toBe(204);
    expect(await counted()).toEqual({});
  });

  it.each([
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a link preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['a script', 'curl/8.5.0'],
  ])('does not count %s', async (_who, userAgent) => {
    expect((await report(PATH, { 'user-agent': userAgent })).status).toBe(204);
    expect(await counted()).toEqual({});
  });

  it('does not count a network past its budget, which gets the same response', async () => {
    const from = { 'x-forwarded-for': '192.0.2.1' };
    const { attempts } = REQUEST_BUDGETS.visit.visitors;
    const caller = { anySession: null, visitor: { ip: '192.0.2.1' } };
    server.app.budgets.take(caller, 'visit', attempts - 1);
    expect([(await report(PATH, from)).status, (await report(PATH, from)).status]).toEqual([204, 204]);
    await report();
    expect(await counted()).toEqual({ [TODAY]: 2 });
  });

  it.each([
    ['an oversized body', `/${'x'.repeat(MAX_VISIT_BYTES)}`, {}, 413],
    ['another type', PATH, { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['another site', PATH, { origin: 'https://evil.example' }, 403],
    ['another site that hides its name', PATH, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a query', `${PATH}?email=a@example.com`, {}, 400],
    ['no path', 7, {}, 400],
  ])('rejects %s', async (_what, path, headers, status) => {
    const answer = await report(path, headers);
    expect([answer.status, typeof answer.json.error]).toEqual([status, 'string']);
    expect(await counted()).toEqual({});
  });

  it('accepts POST only', async () => {
    const read = await server.browser().send('/api/visits');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('keeps visits through a restart: they are written when the process stops', async () => {
    const stopping = createBuffers(server.app);
    stopping.visits.add({ slug: PATH.slice(1), day: TODAY, visits: 3 });
    await stopping.close();
    expect(await counted()).toEqual({ [TODAY]: 3 });
  });
});
