import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { REQUEST_BUDGETS } from '@atlas/domain/auth';
import { MAX_EXPORTS_AT_ONCE, TOO_MANY_DOWNLOADS } from '@atlas/domain/exports';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOBS } from '../registry/jobs.ts';
import { onStatement } from '../db/pool.ts';
import { auditEntries } from '../modules/audit/tables.ts';
import { exports } from '../modules/exports/tables.ts';
import { documents } from '../modules/payments/tables.ts';
import { testServer, type Browser, type TestServer } from '../testing/testServer.ts';

const RESET_FEED = 'mutation ResetFeed { resetCalendarFeed { calendarFeedUrl } }';
const WAIT = /^Too many requests\. Try again in \d+ (?:seconds?|minutes?)\.$/;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' }, persisted: { feed: RESET_FEED } });
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());

/** A separate network for each test, so that none uses up the budget of another. */
let networks = 0;
const somewhere = () => ({ 'x-forwarded-for': `198.51.100.${(networks += 1)}` });

/** A new browser on a separate network. */
async function signedIn(key: string, headers = somewhere()) {
  const browser = server.browser();
  expect(
    (
      await browser.post(
        '/api/auth',
        { method: 'login', username: `${key}@atlas.example`, password: server.app.settings.demoPassword },
        headers,
      )
    ).status,
  ).toBe(200);
  const graphql = (body: object) => browser.post('/api/graphql', body, headers);
  return { browser, headers, graphql };
}
const all = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

describe('mutations of one session', () => {
  const { attempts } = REQUEST_BUDGETS.mutation.session;

  it.each([
    ['known documents', { id: 'feed' }],
    ['text', { query: RESET_FEED }],
  ])('past their budget are rejected and write nothing: %s', async (_what, body) => {
    const member = await signedIn('member');
    const { db } = server.app.database;
    const before = await db.$count(auditEntries);
    const answers = await all(attempts + 20, () => member.graphql(body));
    const rejected = answers.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(20);
    for (const { json, headers } of rejected) {
      expect(json.errors[0]).toMatchObject({ extensions: { code: 'RATE_LIMITED', requestId: headers.get('x-request-id') } });
      expect(json.errors[0].extensions.originalError.message).toMatch(WAIT);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await db.$count(auditEntries)).toBe(before + attempts);
    // Another browser on another network can continue, and so can reads.
    expect((await (await signedIn('member')).graphql(body)).status).toBe(200);
    expect((await member.graphql({ query: '{ viewer { calendarFeedUrl } }' })).json.errors).toBeUndefined();
  });

  it('count by field, regardless of the number of documents', async () => {
    const member = await signedIn('member');
    const query = `mutation { ${Array.from({ length: 10 }, (_, n) => `f${n}: resetCalendarFeed { calendarFeedUrl }`).join(' ')} }`;
    const answers = await all(attempts / 10 + 1, () => member.graphql({ query }));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('cost no statement to count', async () => {
    const counted = async (on: TestServer) => {
      const browser = await on.as('member');
      await browser.graphql(RESET_FEED);
      const statements: string[] = [];
      const stop = onStatement((statement) => statements.push(statement));
      await browser.graphql(RESET_FEED);
      await browser.graphql('{ viewer { calendarFeedUrl } }');
      stop();
      return statements.length;
    };
    const unlimited = await testServer();
    const without = await counted(unlimited);
    await unlimited.close();
    expect(await counted(server)).toBe(without);
  });
});

it('rejects searches past their budget', async () => {
  const { graphql } = await signedIn('member');
  const { attempts } = REQUEST_BUDGETS.search.session;
  const answers = await all(attempts + 5, () => graphql({ query: '{ globalSearch(query: "freelance") { id } }' }));
  const rejected = answers.filter(({ json }) => json.errors?.[0].extensions.code === 'RATE_LIMITED');
  expect(rejected).toHaveLength(5);
});

it('rejects bulk previews past their budget', async () => {
  const { graphql } = await signedIn('admin');
  const { attempts } = REQUEST_BUDGETS.bulkPreview.session;
  const query =
    'mutation { previewBulkJob(operation: ARCHIVE_COURSES, input: {}, selection: { list: courses, search: "q=none" }) { databaseId } }';
  const answers = await all(attempts + 5, () => graphql({ query }));
  expect(answers.filter(({ json }) => json.errors?.[0].extensions.code === 'RATE_LIMITED')).toHaveLength(5);
});

it.each([
  ['in one piece', {}],
  ['in pieces', { 'tus-resumable': '1.0.0', 'upload-length': '3' }],
])('rejects uploads %s past their budget with 429', async (_what, more) => {
  const { browser, headers } = await signedIn('member');
  const { attempts } = REQUEST_BUDGETS.upload.session;
  const path = '/api/upload-file?owner=lessonId&ownerId=1&purpose=attachment&name=a.pdf';
  const answers = await all(attempts + 5, () => browser.send(path, { method: 'POST', headers: { ...headers, ...more }, body: 'abc' }));
  const rejected = answers.filter(({ status }) => status === 429);
  expect(rejected).toHaveLength(5);
  expect(rejected[0]?.json.error).toMatch(WAIT);
  expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('rejects PDFs past their budget with 429', async () => {
  const { browser, headers } = await signedIn('admin');
  const [document] = await server.app.database.db.select({ id: documents.id }).from(documents).limit(1);
  const { attempts } = REQUEST_BUDGETS.export.session;
  const answers = await all(attempts + 3, () => browser.send(`/api/documents/${document?.id}.pdf`, { headers }));
  const rejected = answers.filter(({ status }) => status === 429);
  expect(rejected).toHaveLength(3);
  expect(rejected[0]?.json.error).toMatch(WAIT);
});

describe('exports', () => {
  const START = 'mutation { startExport(list: CLIENT_ERRORS, format: CSV, search: "") { databaseId } }';

  it('past their budget are rejected', async () => {
    const { graphql } = await signedIn('admin');
    const { attempts } = REQUEST_BUDGETS.export.session;
    const answers = await all(attempts + 5, () => graphql({ query: START }));
    expect(answers.filter(({ json }) => json.errors?.[0].extensions.code === 'RATE_LIMITED')).toHaveLength(5);
  });

  it('in the background are limited to three waiting at a time, even when requested at once', async () => {
    const { db } = server.app.database;
    await db.execute(sql`insert into client_errors (at, kind, build, route, browser, message, stack, request_id)
      select now(), 'error', 'b', 'courses', 'Chrome', 'Error ' || n, '', 'r' from generate_series(1, 10001) as n`);
    await db.delete(exports);
    const { graphql } = await signedIn('admin');
    const answers = await all(10, () => graphql({ query: START }));
    expect(answers.filter(({ json }) => json.errors?.[0].extensions.code === 'RATE_LIMITED')).toHaveLength(7);
    expect(await db.$count(exports)).toBe(MAX_EXPORTS_AT_ONCE);
    await db.execute(sql`delete from client_errors`);
    await db.delete(exports);
  });

  it('are downloaded by one person three at a time', async () => {
    const { db } = server.app.database;
    // More than the buffers of a connection hold, so that the download waits for its reader.
    await db.execute(sql`insert into client_errors (at, kind, build, route, browser, message, stack, request_id)
      select now(), 'error', 'b', 'courses', 'Chrome', 'Error ' || n, repeat(md5(n::text), 60), 'r' from generate_series(1, 9000) as n`);
    const { browser, graphql, headers } = await signedIn('admin');
    const id = (await graphql({ query: START })).json.data.startExport.databaseId as number;
    const open: IncomingMessage[] = [];
    for (let n = 0; n < MAX_EXPORTS_AT_ONCE; n++) open.push(await begun(browser, id, headers));
    expect(open.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const rejected = await browser.send(`/api/exports/${id}`, { headers });
    expect([rejected.status, rejected.json.error]).toEqual([429, TOO_MANY_DOWNLOADS]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const answer of open) answer.destroy();
    const again = async () => {
      const answer = await begun(browser, id, headers);
      answer.destroy();
      return answer.statusCode;
    };
    await expect.poll(again, { timeout: 20_000, interval: 500 }).toBe(200);
  });

  /** Starts a download whose headers have arrived and whose body is not read. */
  async function begun(browser: Browser, id: number, headers: Record<string, string>): Promise<IncomingMessage> {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = request(`${server.address}/api/exports/${id}`, { headers: { ...headers, cookie }, agent: false });
    sent.on('error', () => undefined).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.on('error', () => undefined);
    return answer;
  }
});
