import { count, eq, min, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOBS } from '../registry/jobs.ts';
import { failedJobs } from '../modules/jobs/tables.ts';
import { outbox } from '../modules/notifications/tables.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { routeClass } from './routeClass.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

const TOKEN = 'a-service-token-of-32-characters';
const HOME = 'query HomeOfSomebody { viewer { user { name } } }';
let server: TestServer;
let closed: TestServer;
beforeAll(async () => {
  [server, closed] = await Promise.all([
    testServer({ settings: { SERVICE_TOKEN: TOKEN }, persisted: { home: HOME } }),
    testServer({ demo: false }),
  ]);
});
afterAll(() => Promise.all([server.close(), closed.close()]));

const request = (path: string, headers: Record<string, string> = {}, method = 'GET', of = server) =>
  new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const { port } = new URL(of.address);
    const call = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (res) => {
      let text = '';
      res.on('data', (chunk: Buffer) => (text += chunk.toString()));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, type: String(res.headers['content-type']), text }));
    });
    call.once('error', reject).end();
  });
/** Uses a host name other than the site's, because a collector requests each process. */
const scrape = () => request('/api/metrics', { host: 'api1:4000', authorization: `Bearer ${TOKEN}` });

/** The current value of a series; 0 when it does not exist. */
async function valueOf(series: string): Promise<number> {
  const { text } = await scrape();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length));
}
/** How much a series grows while `work` runs. */
async function growth(series: string, work: () => Promise<unknown>): Promise<number> {
  const before = await valueOf(series);
  await work();
  return (await valueOf(series)) - before;
}
const graphql = (body: unknown) =>
  fetch(`${server.address}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('/api/metrics', () => {
  it('responds to a service in the text format of Prometheus, under any host name', async () => {
    const { status, type, text } = await scrape();
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).toMatch(/^# TYPE atlas_http_request_duration_seconds histogram$/m);
    for (const line of text.split('\n').filter(Boolean)) expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{.*\})? \S+)$/);
  });

  it.each([
    ['no token', {}, 401],
    ['a wrong token', { authorization: 'Bearer wrong' }, 403],
    ['another scheme', { authorization: `Basic ${TOKEN}` }, 401],
  ] as const)('is closed to %s', async (_what, headers, status) => {
    expect((await request('/api/metrics', headers)).status).toBe(status);
  });

  it('rejects every request when no token is set', async () => {
    expect((await request('/api/metrics', { authorization: 'Bearer undefined' }, 'GET', closed)).status).toBe(403);
  });

  it('is read-only', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await request('/api/metrics', headers, 'POST')).status).toBe(405);
    expect(await request('/api/metrics', headers, 'HEAD')).toMatchObject({ status: 200, text: '' });
  });
});

describe('the metrics', () => {
  const requests = (labels: string) => `atlas_http_request_duration_seconds_count{${labels}}`;
  it.each([
    ['GET', '/api/health', 'health', '2xx'],
    ['HEAD', '/api/health', 'health', '2xx'],
    ['DELETE', '/api/health', 'health', '4xx', 'other'],
    ['GET', '/courses/my-courses/136', 'page', '5xx'],
    ['GET', '/assets/app-1234.js', 'asset', '5xx'],
    ['GET', '/api/nothing/at/all', 'other', '4xx'],
    ['GET', '/api/graphql', 'graphql', '4xx'],
    ['GET', '/api/uploads/7', 'uploads', '4xx'],
    ['GET', '/api/auth?method=getToken', 'auth', '2xx'],
  ])('count %s %s as %s with %s', async (method, path, route, status, shown = method) => {
    const series = requests(`method="${shown}",route="${route}",status="${status}"`);
    expect(await growth(series, () => request(path, {}, method))).toBe(1);
  });

  it('count operations by the name of the persisted document, whatever name the client sends', async () => {
    const operations = (name: string) => `atlas_graphql_operations_total{operation="${name}"}`;
    expect(await growth(operations('HomeOfSomebody'), () => graphql({ id: 'home' }))).toBe(1);
    expect(await growth(operations('text'), () => graphql({ query: HOME }))).toBe(1);
    expect(await growth(operations('text'), () => graphql({ query: 'query Mine { viewer { user { name } } }' }))).toBe(1);
    const text = 'query __REDWOOD__AUTH_GET_CURRENT_USER { redwood { currentUser } }';
    expect(await growth(operations('__REDWOOD__AUTH_GET_CURRENT_USER'), () => graphql({ query: text }))).toBe(1);
    expect((await scrape()).text).not.toContain('Mine');
  });

  it('never take a label from a visitor', async () => {
    const marks = ['zebra-path', 'zebra-browser', 'ZEBRA', 'zebra.asset'];
    await request(`/${marks[0]}?q=zebra`, { 'user-agent': 'zebra-browser' });
    await request(`/assets/${marks[3]}`);
    await request('/', {}, 'PROPFIND');
    await graphql({ query: 'query Zebra { viewer { user { name } } }', operationName: 'Zebra' });
    expect((await scrape()).text).not.toMatch(/zebra|propfind/i);
  });

  it('count statements and their duration', async () => {
    const { db } = server.app.database;
    const work = async () => {
      await db.execute(sql`select 1`);
      await expect(db.execute(sql`select * from no_such_table`)).rejects.toThrow('no_such_table');
    };
    const statements = 'atlas_database_statement_duration_seconds_count';
    const ofReading = await growth(statements, () => Promise.resolve());
    expect((await growth(statements, work)) - ofReading).toBe(2);
    expect(await valueOf('atlas_database_statement_duration_seconds_sum')).toBeGreaterThan(0);
  });

  it('report how many connections are open, idle and waited for', async () => {
    const connections = (state: string) => valueOf(`atlas_database_connections{server="primary",state="${state}"}`);
    const { pool } = server.app.database;
    await server.app.database.db.execute(sql`select 1`);
    expect([await connections('total'), await connections('idle'), await connections('waiting')]).toEqual([
      pool.totalCount,
      pool.idleCount,
      0,
    ]);
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const waiting = server.app.database.db.execute(sql`select 1`).execute();
    expect([await connections('total'), await connections('idle'), await connections('waiting')]).toEqual([held.length, 0, 1]);
    for (const client of held) client.release();
    await waiting;
  });

  it('count failed requests and failed resolvers, and rejections as neither', async () => {
    const [failedRequests, failedResolvers] = ['atlas_http_failed_requests_total', 'atlas_graphql_failed_resolvers_total'];
    const { clock, database } = server.app;
    const broken = async () => {
      const { now } = clock;
      clock.now = () => {
        throw new Error('The clock stands still');
      };
      expect((await graphql({ id: 'home' })).status).toBe(500);
      clock.now = now;
    };
    expect(await growth(failedRequests, broken)).toBe(1);
    const rejected = { query: '{ viewer { accessLevels(first: 1) { totalCount } } }' };
    expect(await growth(failedResolvers, () => graphql(rejected))).toBe(0);
    expect(await growth(failedRequests, () => request('/api/use-cache', {}, 'POST'))).toBe(0);
    await database.db.execute(sql`alter table funnels rename to moved`);
    const funnel = { query: '{ publicFunnel(slug: "freelancing-course") { name } }' };
    expect(await growth(failedResolvers, () => graphql(funnel))).toBe(1);
    await database.db.execute(sql`alter table moved rename to funnels`);
  });

  it('include the process', async () => {
    const { text } = await scrape();
    for (const name of ['nodejs_eventloop_lag_seconds', 'nodejs_heap_size_used_bytes', 'process_cpu_seconds_total'])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  it('belong to one installation: another one in this process counts separately', async () => {
    await scrape();
    const text = await closed.app.metrics.text();
    expect(text).not.toContain('operation="text"');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});

describe('the backlog in the database', () => {
  const depth = (queue: string, state: string) => valueOf(`atlas_job_queue_depth{queue="${queue}",state="${state}"}`);
  const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

  it('has no queues before they are open', async () => {
    expect(linesOf((await scrape()).text, 'atlas_job_queue_')).toEqual([]);
  });

  it('has each of our queues with its waiting, running and failed jobs, and no other', async () => {
    const { queues, database } = server.app;
    await queues.open(JOBS);
    await queues.boss.createQueue('zebra-queue');
    await queues.boss.send('zebra-queue', {});
    for (const state of ['waiting', 'running']) expect(await depth('files.removeDropped', state)).toBe(0);
    const failed = await depth('files.removeDropped', 'failed');
    expect(failed).toBe(await database.db.$count(failedJobs, sql`queue = 'files.removeDropped' and ran_again_at is null`));
    const [job] = JOBS.filter(({ queue }) => queue === 'files.removeDropped');
    for (let sent = 0; sent < 2; sent++) await database.transaction((tx) => queues.enqueue(tx, job!, {}));
    await database.db.execute(sql`update pgboss.job set start_after = now() - interval '1 hour' where name = 'files.removeDropped'`);
    await queues.boss.fetch('files.removeDropped');
    expect([await depth('files.removeDropped', 'waiting'), await depth('files.removeDropped', 'running')]).toEqual([1, 1]);
    expect(await valueOf('atlas_job_queue_oldest_seconds{queue="files.removeDropped"}')).toBeGreaterThanOrEqual(3600);
    const { text } = await scrape();
    expect(linesOf(text, 'atlas_job_queue_depth')).toHaveLength(3 * JOBS.length);
    expect(linesOf(text, 'atlas_job_queue_oldest_seconds')).toHaveLength(JOBS.length);
    expect(text).not.toContain('zebra');
  });

  it('has the messages that are due, and the time of the oldest', async () => {
    const { db } = server.app.database;
    expect([await valueOf('atlas_outbox_waiting'), await valueOf('atlas_outbox_oldest_seconds')]).toEqual([0, 0]);
    const [first] = await db
      .select({ at: min(outbox.notBefore), waiting: count() })
      .from(outbox)
      .where(eq(outbox.state, 'waiting'));
    const from = first?.at?.getTime() ?? 0;
    server.app.setNow(new Date(from));
    expect([await valueOf('atlas_outbox_waiting'), await valueOf('atlas_outbox_oldest_seconds')]).toEqual([1, 0]);
    server.app.setNow(new Date(from + 86_400_000));
    expect([await valueOf('atlas_outbox_waiting'), await valueOf('atlas_outbox_oldest_seconds')]).toEqual([first?.waiting, 86_400]);
    server.app.setNow(TEST_NOW);
  });

  it.skipIf(process.env['TEST_DATABASE'] === 'embedded')('has the log that the primary retains for each replica', async () => {
    const { db } = server.app.database;
    const slot = `zebra_${randomBytes(4).toString('hex')}`;
    const retained = () => valueOf(`atlas_replication_slot_retained_bytes{slot="${slot}"}`);
    await db.execute(sql`select pg_create_physical_replication_slot(${slot}, true)`);
    try {
      await db.execute(sql`select pg_logical_emit_message(false, 'tests', repeat('x', 100000))`);
      const first = await retained();
      expect(first).toBeGreaterThan(100_000);
      await db.execute(sql`select pg_logical_emit_message(false, 'tests', repeat('x', 100000))`);
      expect(await retained()).toBeGreaterThanOrEqual(first + 100_000);
      expect((await scrape()).text).toContain(`atlas_replication_slot_lost{slot="${slot}"} 0`);
    } finally {
      await db.execute(sql`select pg_drop_replication_slot(${slot})`);
    }
    expect((await scrape()).text).not.toContain(slot);
  });

  it('is left out when it cannot be read, and the other metrics remain', async () => {
    const { db } = server.app.database;
    await db.execute(sql`alter table outbox rename to moved`);
    const { status, text } = await scrape();
    await db.execute(sql`alter table moved rename to outbox`);
    expect(status).toBe(200);
    expect([...linesOf(text, 'atlas_job_queue_'), ...linesOf(text, 'atlas_outbox_')]).toEqual([]);
    expect(linesOf(text, 'atlas_database_connections')).toHaveLength(3);
    expect(linesOf((await scrape()).text, 'atlas_outbox_')).toHaveLength(2);
  });

  it('is not waited for while another transaction holds it', async () => {
    const text = await server.app.database.transaction(async (tx) => {
      await tx.execute(sql`lock table outbox in access exclusive mode`);
      return (await scrape()).text;
    });
    expect(linesOf(text, 'atlas_outbox_')).toEqual([]);
    expect(linesOf(text, 'atlas_database_connections')).toHaveLength(3);
  });
});

describe('routeClass', () => {
  it.each([
    ['/', 'page'],
    ['/index.html', 'page'],
    ['/apiary', 'page'],
    ['/favicon.svg', 'asset'],
    ['/assets/a.js', 'asset'],
    ['/api', 'other'],
    ['/api/file.js', 'other'],
    ['/api/health/x', 'other'],
    ['/api/upload-file', 'uploads'],
    ['/api/upload-create-users', 'other'],
    ['/api/uploads/7', 'uploads'],
  ])('of %s is %s', (path, expected) => expect(routeClass(path)).toBe(expected));
});
