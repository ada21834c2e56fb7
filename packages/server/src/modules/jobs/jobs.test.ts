import { BULK_JOB_STATES } from '@atlas/domain/jobs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { users } from '../users/tables.ts';
import { bulkJobRows, bulkJobs } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const as = (key: string) => server.as(key);
interface Job {
  id: string;
  databaseId: number;
  operation: string;
  state: string;
  total: number;
  changed: number;
  skipped: number;
  failed: number;
  startedBy: { name: string; databaseId: number };
}

const LIST = `query ($filter: BulkJobsFilter) { viewer { bulkJobs(first: 50, filter: $filter) { totalCount
  edges { node { id databaseId operation state total changed skipped failed startedBy { name databaseId } } } } } }`;
const list = async (key: string, filter: object = {}) => {
  const { totalCount, edges } = (await (await as(key)).graphql(LIST, { filter })).json.data.viewer.bulkJobs;
  const nodes = edges.map(({ node }: { node: Job }) => node) as Job[];
  expect(totalCount).toBe(nodes.length);
  return nodes;
};

describe('bulk jobs', () => {
  it('exist in every state', async () => {
    const states = new Set((await list('tribe-team-ro')).map(({ state }) => state));
    expect(states).toEqual(new Set(['PREVIEWED', 'STOPPED', 'DONE', 'FAILED', 'UNDONE']));
  });

  it('can be filtered by operation and state', async () => {
    const jobs = await list('admin', { operation: 'archive-users', state: 'DONE' });
    expect(jobs.length).toBeGreaterThan(1);
    for (const job of jobs) expect([job.operation, job.state]).toEqual(['archive-users', 'DONE']);
  });

  it('can be filtered by their starter, and by days in Manila', async () => {
    const { db } = server.app.database;
    const startedById = await server.idOf('coach');
    const begun = { operation: 'x', input: {}, previewHash: 'x', startedById, createdAt: new Date('2025-07-01T16:00:00.000Z') };
    const [row] = await db.insert(bulkJobs).values(begun).returning({ id: bulkJobs.id });
    const found = async (filter: object) => (await list('admin', filter)).map(({ databaseId }) => databaseId);
    expect(await found({ startedById })).toEqual([row?.id]);
    expect(await found({ from: '2025-07-02', to: '2025-07-02' })).toEqual([row?.id]);
    expect(await found({ from: '2025-07-01', to: '2025-07-01' })).toEqual([]);
    await db.delete(bulkJobs).where(eq(bulkJobs.id, row?.id ?? 0));
  });

  it('can only be stopped by their starter, while they run', async () => {
    const { db } = server.app.database;
    const can = async (key: string, id: number) =>
      (await server.request(key, `{ viewer { bulkJob(databaseId: ${id}) { canStop } } }`)).data.viewer.bulkJob.canStop;
    const begun = { operation: 'x', input: {}, previewHash: 'x', startedById: await server.idOf('tribe-team-fa'), createdAt: TEST_NOW };
    const rows = await db
      .insert(bulkJobs)
      .values(BULK_JOB_STATES.map((state) => ({ ...begun, state })))
      .returning({ id: bulkJobs.id, state: bulkJobs.state });
    for (const { id, state } of rows) {
      expect(await can('tribe-team-fa', id), state).toBe(state === 'running' || state === 'stopping');
      expect(await can('admin', id), state).toBe(false);
      await db.delete(bulkJobs).where(eq(bulkJobs.id, id));
    }
  });

  it('are only the reader’s own for people who cannot read the logs', async () => {
    const jobs = await list('head-coach');
    expect(new Set(jobs.map(({ startedBy }) => startedBy.name))).toEqual(new Set(['Teresita Bautista']));
    expect(await list('coach')).toEqual([]);
  });

  it('of others are hidden, by database id and by global id', async () => {
    const [foreign] = (await list('admin')).filter(({ startedBy }) => startedBy.name === 'Paolo Reyes');
    const coach = await as('coach');
    const one = 'query ($id: Int!) { viewer { bulkJob(databaseId: $id) { operation } } }';
    expect((await coach.graphql(one, { id: foreign?.databaseId })).json).toEqual({ data: { viewer: { bulkJob: null } } });
    const node = 'query ($id: ID!) { node(id: $id) { ... on BulkJob { operation } } }';
    expect((await coach.graphql(node, { id: foreign?.id })).text).not.toContain(foreign?.operation);
    expect((await (await as('admin')).graphql(node, { id: foreign?.id })).json.data.node.operation).toBe(foreign?.operation);
  });

  it.each(['member', 'team-lead', 'affiliate'])('are empty for %s', async (key) => {
    expect(await list(key)).toEqual([]);
  });

  it('are rejected for a visitor', async () => {
    expect((await server.browser().graphql(LIST)).json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the records of a job', () => {
  const ONE = `query ($id: Int!, $filter: BulkJobRowsFilter) { viewer { bulkJob(databaseId: $id) { total skipped
    rows(first: 50, filter: $filter) { totalCount edges { node { subjectType subjectId state message } } } } } }`;

  it('match the counts of the job, and contain the reason of skipped ones', async () => {
    const job = (await list('admin')).find(({ skipped }) => skipped > 0);
    const admin = await as('admin');
    expect((await admin.graphql(ONE, { id: job?.databaseId })).json.data.viewer.bulkJob.rows.totalCount).toBe(job?.total);
    const { rows } = (await admin.graphql(ONE, { id: job?.databaseId, filter: { state: 'SKIPPED' } })).json.data.viewer.bulkJob;
    expect(rows.totalCount).toBe(job?.skipped);
    for (const { node } of rows.edges) expect(node.message).toMatch(/\S/);
  });
});

describe('the tables', () => {
  it('reject more outcomes than records', async () => {
    const { db } = server.app.database;
    const [person] = await db.select({ id: users.id }).from(users).limit(1);
    const row = { operation: 'x', input: {}, previewHash: 'x', startedById: person?.id ?? 0 };
    await expect(
      db.insert(bulkJobs).values({ createdAt: TEST_NOW, ...row, total: 2, changed: 1, skipped: 1, failed: 1 }),
    ).rejects.toThrow();
  });

  it('reject a record twice in a job', async () => {
    const { db } = server.app.database;
    const [row] = await db.select().from(bulkJobRows).limit(1);
    const again = { jobId: row?.jobId ?? 0, subjectType: row?.subjectType ?? '', subjectId: row?.subjectId ?? 0 };
    await expect(db.insert(bulkJobRows).values(again)).rejects.toThrow();
    expect(await db.$count(bulkJobRows, eq(bulkJobRows.jobId, again.jobId))).toBeGreaterThan(0);
  });
});
