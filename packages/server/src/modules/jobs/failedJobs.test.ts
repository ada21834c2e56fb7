import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { JOBS } from '../../registry/jobs.ts';
import { codeOf, globalId, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { failedJobs } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A queue whose jobs have data. */
const TOLD = { queue: 'tests.told', data: z.object({ what: z.string() }) };
const HOUR = 3_600_000;
interface Node {
  databaseId: number;
  queue: string;
  failedAt: string;
  ranAgainAt: string | null;
  ranAgainBy: { databaseId: number } | null;
}
const LIST = `query ($filter: FailedJobsFilter) { viewer { failedJobs(first: 50, filter: $filter) { totalCount
  edges { node { databaseId queue data problem tries sentAt failedAt ranAgainAt ranAgainBy { databaseId } } } } } }`;
async function list(key: string, filter: object = {}): Promise<Node[]> {
  const { totalCount, edges } = (await server.request(key, LIST, { filter })).data.viewer.failedJobs;
  const nodes = edges.map(({ node }: { node: Node }) => node);
  expect(totalCount).toBe(nodes.length);
  return nodes;
}
const QUEUES = '{ viewer { jobQueues { name waiting oldestWaitingSeconds running failed } } }';

async function failedJob(values: Partial<typeof failedJobs.$inferInsert> = {}): Promise<number> {
  const [row] = await server.app.database.db
    .insert(failedJobs)
    .values({
      jobId: crypto.randomUUID(),
      queue: 'auth.removeExpired',
      data: {},
      problem: 'The storage did not answer.',
      tries: 6,
      sentAt: new Date(TEST_NOW.getTime() - HOUR),
      failedAt: TEST_NOW,
      ...values,
    })
    .returning({ id: failedJobs.id });
  return row?.id ?? 0;
}

describe('failed jobs', () => {
  it.each(['admin', 'tribe-team-fa', 'tribe-team-ro'])('are listed for %s, newest first', async (key) => {
    const nodes = await list(key);
    expect(nodes.length).toBeGreaterThan(5);
    const failedAt = nodes.map((node) => node.failedAt);
    expect(failedAt).toEqual(failedAt.toSorted().toReversed());
  });

  it.each(['member', 'coach', 'head-coach', 'success-manager'])('are rejected for %s', async (key) => {
    const [row] = await server.app.database.db.select({ id: failedJobs.id }).from(failedJobs).limit(1);
    for (const query of [LIST, QUEUES]) expect(codeOf(await server.request(key, query))).toBe('FORBIDDEN');
    const node = `{ node(id: "${globalId('FailedJob', row?.id ?? 0)}") { ... on FailedJob { problem } } }`;
    expect(codeOf(await server.request(key, node))).toBe('FORBIDDEN');
    expect((await server.request('admin', node)).data.node.problem).toMatch(/\S/);
  });

  it('can be filtered by queue, by whether they ran again, and by days in Manila', async () => {
    const all = await list('admin');
    const count = (filter: object) => list('admin', filter).then(({ length }) => length);
    const waiting = await list('admin', { waiting: true });
    const ranAgain = await list('admin', { waiting: false });
    expect([waiting.length, ranAgain.length]).toEqual([
      all.filter((node) => node.ranAgainAt === null).length,
      all.filter((node) => node.ranAgainBy !== null).length,
    ]);
    expect(await count({ queue: 'auth.removeExpired' })).toBe(all.filter(({ queue }) => queue === 'auth.removeExpired').length);
    const id = await failedJob({ failedAt: new Date('2025-07-01T16:00:00.000Z') });
    expect((await list('admin', { from: '2025-07-02', to: '2025-07-02' })).map(({ databaseId }) => databaseId)).toEqual([id]);
    expect(await count({ from: '2025-07-01', to: '2025-07-01' })).toBe(0);
  });
});

describe('before the queues are open', () => {
  it('lists no queue', async () => {
    expect((await server.request('admin', QUEUES)).data.viewer.jobQueues).toEqual([]);
  });
});

describe('once the queues are open', () => {
  beforeAll(() => server.app.queues.open([...JOBS, TOLD]));
  beforeEach(() => server.app.database.db.execute(sql`delete from pgboss.job`));

  const inQueue = async () =>
    (await server.app.database.db.execute<{ name: string; data: unknown }>(sql`select name, data from pgboss.job order by created_on`))
      .rows;
  const runAgain = (id: number, key = 'admin') =>
    server.request(key, `mutation { it: runJobAgain(input: { databaseId: ${id} }) { databaseId ranAgainAt ranAgainBy { databaseId } } }`);
  const errorsOf = (answer: { errors: { message: string; extensions: { code: string } }[] }) =>
    answer.errors.map(({ message, extensions }) => [extensions.code, message]);

  it('lists the state of each queue', async () => {
    const all = async () => (await server.request('tribe-team-ro', QUEUES)).data.viewer.jobQueues as { name: string; failed: number }[];
    const of = async (queue: string) => (await all()).find(({ name }) => name === queue);
    expect((await all()).map(({ name }) => name)).toEqual([...JOBS, TOLD].map(({ queue }) => queue));
    const before = await of('auth.removeExpired');
    const id = await failedJob({ queue: 'auth.removeExpired' });
    expect(await of('auth.removeExpired')).toEqual({ ...before, failed: (before?.failed ?? 0) + 1 });
    await runAgain(id);
    expect(await of('auth.removeExpired')).toEqual({ ...before, waiting: 1, oldestWaitingSeconds: expect.any(Number) });
  });

  it('runs a job again with its data, for staff who may', async () => {
    const id = await failedJob({ queue: TOLD.queue, data: { what: 'x' } });
    expect((await runAgain(id)).data.it).toEqual({
      databaseId: id,
      ranAgainAt: TEST_NOW.toISOString(),
      ranAgainBy: { databaseId: await server.idOf('admin') },
    });
    expect(await inQueue()).toEqual([{ name: TOLD.queue, data: { what: 'x' } }]);
    const [line] = await server.app.database.db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.subjectType} = 'failed job' and ${auditEntries.subjectId} = ${id}`);
    expect(line).toMatchObject({ action: 'runJobAgain', before: { ranAgainAt: null }, after: { ranAgainAt: TEST_NOW.toISOString() } });
  });

  it('runs it once in concurrent requests', async () => {
    const id = await failedJob();
    const answers = await Promise.all([runAgain(id), runAgain(id), runAgain(id)]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors !== undefined))
      expect(errorsOf(answer)).toEqual([['CONFLICT', 'This job has already been run again.']]);
    expect(await inQueue()).toHaveLength(1);
  });

  it.each([
    ['of a queue that no longer exists', { queue: 'tests.gone' }, 'This kind of job no longer exists, so it cannot be run again.'],
    [
      'that an older version sent',
      { queue: TOLD.queue, data: { text: 'x' } },
      'This job is from an older version of Atlas, so it cannot be run again.',
    ],
  ])('rejects one %s', async (_what, values, message) => {
    const id = await failedJob(values);
    expect(errorsOf(await runAgain(id))).toEqual([['CONFLICT', message]]);
    expect(await inQueue()).toEqual([]);
    expect((await list('admin', { waiting: true })).some(({ databaseId }) => databaseId === id)).toBe(true);
  });

  it('rejects an unknown job', async () => {
    expect(codeOf(await runAgain(999_999))).toBe('NOT_FOUND');
  });

  it.each(['tribe-team-fa', 'tribe-team-ro', 'member'])('is rejected for %s', async (key) => {
    expect(codeOf(await runAgain(await failedJob(), key))).toBe('FORBIDDEN');
    expect(await inQueue()).toEqual([]);
  });
});
