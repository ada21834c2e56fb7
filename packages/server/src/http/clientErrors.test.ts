import { RATE_LIMITS } from '@atlas/domain/auth';
import { MAX_STORED_OF_KIND_AN_HOUR, MAX_STORED_OF_NETWORK_AN_HOUR } from '@atlas/domain/clientErrors';
import { Writable } from 'node:stream';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientErrors } from '../modules/clientErrors/tables.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { testServer, type Browser, type TestServer } from '../testing/testServer.ts';

const TOLD = { kind: 'rejection', build: 'DR0r5Hto', route: 'viewLesson', message: 'TypeError: x is undefined', stack: 'at f (/a.js:1:2)' };
const CHROME = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

let lines: Record<string, unknown>[] = [];
let server: TestServer;
beforeAll(async () => {
  const logTo = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  server = await testServer({ settings: { LOG_LEVEL: 'warn', RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' }, logTo });
});
afterAll(() => server.close());
beforeEach(async () => {
  lines = [];
  await server.app.database.db.delete(clientErrors);
});
const kept = () => server.app.database.db.select().from(clientErrors).orderBy(desc(clientErrors.id));

/** Each test uses a separate network. */
let networks = 0;
const fromSomewhere = () => ({ 'x-forwarded-for': `203.0.113.${networks++}`, 'user-agent': CHROME });
const report = (body: unknown = TOLD, headers: Record<string, string> = {}, browser: Browser = server.browser()) =>
  browser.post('/api/client-errors', body, { ...fromSomewhere(), ...headers });
const counted = async () => {
  const series = (await server.app.metrics.text()).matchAll(/^atlas_client_errors_total\{kind="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...series].map(([, kind, count]) => [kind, Number(count)]));
};

describe('/api/client-errors', () => {
  it('records an error that a browser reports: a log line, a row and a count', async () => {
    const answer = await report();
    expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([204, '', []]);
    expect(lines).toEqual([
      {
        level: 40,
        time: expect.any(String),
        requestId: answer.headers.get('x-request-id'),
        ...TOLD,
        browser: 'Chrome',
        msg: 'an error in a browser',
      },
    ]);
    expect(await kept()).toEqual([
      { id: expect.any(Number), at: TEST_NOW, ...TOLD, browser: 'Chrome', requestId: answer.headers.get('x-request-id') },
    ]);
    expect(await counted()).toEqual({ rejection: 1 });
    await report({ ...TOLD, kind: 'policy' });
    expect(await counted()).toEqual({ rejection: 1, policy: 1 });
  });

  it('writes nothing personal when the sender is signed in', async () => {
    const ip = '198.51.100.77';
    const message = 'No seat for maricel@example.com at /events?seat=7 with 09171234567';
    const answer = await report(
      { ...TOLD, message, stack: 'at /login?token=sesame#x' },
      { 'x-forwarded-for': ip },
      await server.as('member'),
    );
    expect(answer.status).toBe(204);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ message: 'No seat for [email] at /events with [number]', stack: 'at /login' });
    const id = await server.idOf('member');
    expect(Object.keys(lines[0] ?? {})).toEqual([
      'level',
      'time',
      'requestId',
      'kind',
      'build',
      'route',
      'browser',
      'message',
      'stack',
      'msg',
    ]);
    expect(Object.values(lines[0] ?? {})).not.toContain(id);
    const rows = await kept();
    expect(rows).toHaveLength(1);
    for (const secret of [ip, 'maricel', 'member@', '09171234567', 'SM-A155F', 'sesame'])
      expect(JSON.stringify([lines, rows])).not.toContain(secret);
  });

  it.each([
    ['an oversized body', { ...TOLD, stack: 's'.repeat(8192) }, {}, 413],
    ['another type', TOLD, { 'content-type': 'text/plain' }, 415],
    ['a form', TOLD, { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['another site', TOLD, { origin: 'https://evil.example' }, 403],
    ['another site that hides its name', TOLD, { 'sec-fetch-site': 'cross-site' }, 403],
    ['an invalid report', { ...TOLD, kind: 'warning' }, {}, 400],
    ['an unknown field', { ...TOLD, userId: 7 }, {}, 400],
    ['a list', [TOLD], {}, 400],
  ])('rejects %s', async (_what, body, headers, status) => {
    const before = await counted();
    const answer = await report(body, headers);
    expect([answer.status, typeof answer.json.error]).toEqual([status, 'string']);
    expect([lines, await kept(), await counted()]).toEqual([[], [], before]);
  });

  it('rejects a body that is not JSON, and accepts POST only', async () => {
    const headers = { 'content-type': 'application/json', ...fromSomewhere() };
    const broken = await server.browser().send('/api/client-errors', { method: 'POST', headers, body: '{' });
    expect([broken.status, broken.json]).toEqual([400, { error: 'The request is not valid JSON.' }]);
    const read = await server.browser().send('/api/client-errors');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    expect(lines).toEqual([]);
  });

  it('rejects a network past its limit, and still accepts others', async () => {
    const from = { 'x-forwarded-for': '192.0.2.1' };
    const { attempts } = RATE_LIMITS.clientErrorNetwork;
    for (let times = 1; times < attempts; times++) await server.app.limits.take('clientErrorNetwork', '192.0.2.1');
    expect((await report(TOLD, from)).status).toBe(204);
    expect((await report(TOLD, from)).status).toBe(429);
    expect((await report()).status).toBe(204);
    expect(lines).toHaveLength(2);
  });

  it('stores identical reports within a minute once, and different ones each', async () => {
    await report();
    await report();
    for (const change of [{ kind: 'error' }, { build: 'Bq81LmXz' }, { route: 'home' }, { route: null }, { message: 'Another' }])
      for (const reported of [change, change]) await report({ ...TOLD, ...reported });
    expect(await kept()).toHaveLength(6);
    expect(lines).toHaveLength(12);
    server.app.setNow(new Date(TEST_NOW.getTime() + 59_999));
    await report();
    expect(await kept()).toHaveLength(6);
    server.app.setNow(new Date(TEST_NOW.getTime() + 60_000));
    await report();
    expect(await kept()).toHaveLength(7);
    server.app.setNow(TEST_NOW);
  });

  it('stores at most the hourly share of one kind, and still the other kinds', async () => {
    await server.app.database.db.execute(sql`insert into client_errors (at, kind, build, route, browser, message, stack, request_id)
      select ${TEST_NOW}::timestamptz, 'rejection', 'x', 'home', 'Chrome', n, '', 'x'
      from generate_series(1, ${MAX_STORED_OF_KIND_AN_HOUR - 1}::int) as n`);
    await report();
    await report({ ...TOLD, message: 'One too many' });
    expect([(await kept()).length, (await kept())[0]?.message]).toEqual([MAX_STORED_OF_KIND_AN_HOUR, TOLD.message]);
    await report({ ...TOLD, kind: 'render', message: 'Another kind' });
    expect((await kept())[0]?.message).toBe('Another kind');
    server.app.setNow(new Date(TEST_NOW.getTime() + 3_600_000));
    await report({ ...TOLD, message: 'An hour later' });
    expect((await kept())[0]?.message).toBe('An hour later');
    server.app.setNow(TEST_NOW);
  });

  it('stores at most the share of one network, not counting repeated errors, and still those of others', async () => {
    const from = fromSomewhere();
    for (let times = 0; times < 5; times++) await report({ ...TOLD, message: 'the same' }, from);
    for (let n = 1; n <= MAX_STORED_OF_NETWORK_AN_HOUR; n++)
      expect((await report({ ...TOLD, message: `error ${n}` }, from)).status).toBe(204);
    expect((await kept()).map(({ message }) => message)).not.toContain(`error ${MAX_STORED_OF_NETWORK_AN_HOUR}`);
    expect(await kept()).toHaveLength(MAX_STORED_OF_NETWORK_AN_HOUR);
    await report({ ...TOLD, message: 'of another network' });
    expect((await kept())[0]?.message).toBe('of another network');
    expect(lines).toHaveLength(5 + MAX_STORED_OF_NETWORK_AN_HOUR + 1);
  });

  it.each(['client_errors', 'rate_limits'])('responds alike when the database has no %s, and logs it', async (table) => {
    const { db } = server.app.database;
    const before = await counted();
    await db.execute(sql.raw(`alter table ${table} rename to moved`));
    const answer = await report();
    await db.execute(sql.raw(`alter table moved rename to ${table}`));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['an error in a browser', 'an error in a browser was not kept']));
    expect((await counted())['rejection']).toBe((before['rejection'] ?? 0) + 1);
  });
});
