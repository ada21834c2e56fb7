import { BULK_FAILED } from '@atlas/domain/jobs';
import { EXPORT_FAILED } from '@atlas/domain/exports';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOBS } from '../../registry/jobs.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { Queues } from '../../jobs/queues.ts';
import { work } from '../../jobs/work.ts';
import { onStatement } from '../../db/pool.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { courses } from '../courses/tables.ts';
import { writeExportFile } from '../exports/jobs.ts';
import { exports } from '../exports/tables.ts';
import { runBulk } from './bulk/queue.ts';
import { runBulkJob } from './bulk/runBulkJob.ts';
import { resumeLost } from './resumeLost.ts';
import { bulkJobs, failedJobs } from './tables.ts';

const MINUTE = 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());
const db = () => server.app.database.db;
beforeEach(async () => {
  server.app.setNow(TEST_NOW);
  // Leaves no unfinished records and no jobs of other tests.
  await db().execute(sql`delete from pgboss.job`);
  await db().delete(failedJobs);
  await db().delete(exports).where(isNull(exports.expiresAt));
  await db()
    .update(bulkJobs)
    .set({ state: 'failed' })
    .where(sql`state in ('previewing', 'running', 'stopping', 'undoing')`);
});

type State = (typeof bulkJobs.$inferSelect)['state'];
let made = 0;
/** A previewed bulk operation on a new course. */
async function newBulkJob(): Promise<number> {
  const name = `resumed-${++made}`;
  await db().insert(courses).values({ name, createdAt: TEST_NOW });
  const PREVIEW = `mutation ($search: String!) {
    it: previewBulkJob(operation: ARCHIVE_COURSES, input: {}, selection: { list: courses, search: $search }) { databaseId } }`;
  return (await server.request('admin', PREVIEW, { search: `q=${name}` })).data.it.databaseId;
}
const command = async (name: string, id: number) =>
  expect(codeOf(await server.request('admin', `mutation ($id: Int!) { ${name}BulkJob(databaseId: $id) { id } }`, { id }))).toBeUndefined();
const stateOf = async (id: number) => (await db().select().from(bulkJobs).where(eq(bulkJobs.id, id)))[0];
const run = (id: number) => runBulkJob(server.app, crypto.randomUUID(), id, new AbortController().signal);
const jobsOf = async (queue: string, state = 'created') =>
  (await db().execute<{ data: object }>(sql`select data from pgboss.job where name = ${queue} and state = ${state}`)).rows.map(
    ({ data }) => data,
  );
const loseJobs = () => db().execute(sql`delete from pgboss.job`);

describe('a bulk operation whose job is lost', () => {
  it.each<[State, State, (id: number) => Promise<void>]>([
    ['running', 'done', (id) => command('apply', id)],
    [
      'stopping',
      'stopped',
      async (id) => {
        await command('apply', id);
        await command('stop', id);
      },
    ],
    [
      'undoing',
      'undone',
      async (id) => {
        await command('apply', id);
        await run(id);
        await command('undo', id);
      },
    ],
  ])('in %s gets one job, which brings it to %s', async (state, end, bring) => {
    const id = await newBulkJob();
    await bring(id);
    expect((await stateOf(id))?.state).toBe(state);
    await loseJobs();
    expect(await resumeLost(server.app)).toEqual({ resumed: 1, ended: 0 });
    expect(await resumeLost(server.app)).toEqual({ resumed: 0, ended: 0 });
    expect(await jobsOf(runBulk.queue)).toEqual([{ id }]);
    await run(id);
    expect((await stateOf(id))?.state).toBe(end);
    await loseJobs();
    expect(await resumeLost(server.app)).toEqual({ resumed: 0, ended: 0 });
  });

  it('as a preview is resumed once no request can still be working on it', async () => {
    const id = await newBulkJob();
    await db().update(bulkJobs).set({ state: 'previewing' }).where(eq(bulkJobs.id, id));
    server.app.setNow(new Date(TEST_NOW.getTime() + 5 * MINUTE));
    expect(await resumeLost(server.app)).toEqual({ resumed: 0, ended: 0 });
    server.app.setNow(new Date(TEST_NOW.getTime() + 5 * MINUTE + 1));
    expect(await resumeLost(server.app)).toEqual({ resumed: 1, ended: 0 });
    await run(id);
    expect(await stateOf(id)).toMatchObject({ state: 'previewed', total: 1 });
  });

  it.each(['created', 'retry', 'active'])('is not resumed while its job is %s', async (state) => {
    const id = await newBulkJob();
    await command('apply', id);
    await db().execute(sql`update pgboss.job set state = ${state}::pgboss.job_state where name = ${runBulk.queue}`);
    expect(await resumeLost(server.app)).toEqual({ resumed: 0, ended: 0 });
  });

  it.each(['completed', 'cancelled', 'failed'])('is resumed when its job is %s', async (state) => {
    const id = await newBulkJob();
    await command('apply', id);
    await db().execute(sql`update pgboss.job set state = ${state}::pgboss.job_state where name = ${runBulk.queue}`);
    expect(await resumeLost(server.app)).toEqual({ resumed: 1, ended: 0 });
    expect(await jobsOf(runBulk.queue)).toEqual([{ id }]);
  });

  it('is resumed once by several processes', async () => {
    const id = await newBulkJob();
    await command('apply', id);
    await loseJobs();
    const results = await Promise.all([1, 2, 3].map(() => resumeLost(server.app)));
    expect(results.reduce((sum, { resumed }) => sum + resumed, 0)).toBe(1);
    expect(await jobsOf(runBulk.queue)).toEqual([{ id }]);
  });

  it.each([
    [2, 'running', { resumed: 1, ended: 0 }],
    [3, 'failed', { resumed: 0, ended: 1 }],
  ])('after %d failed jobs in a day is %s', async (failures, state, result) => {
    const id = await newBulkJob();
    await command('apply', id);
    await loseJobs();
    const { rows } = await db().execute<{ now: Date | string }>(sql`select now() as now`);
    const now = new Date(rows[0]?.now ?? 0);
    const failed = { queue: runBulk.queue, data: { id }, problem: 'no', tries: 6, sentAt: now, failedAt: now };
    const before = { ...failed, failedAt: new Date(now.getTime() - 25 * 60 * MINUTE) };
    await db()
      .insert(failedJobs)
      .values([before, ...Array.from({ length: failures }, () => failed)].map((row) => ({ ...row, jobId: crypto.randomUUID() })));
    expect(await resumeLost(server.app)).toEqual(result);
    expect(await stateOf(id)).toMatchObject({ state, problem: state === 'failed' ? BULK_FAILED : null });
  });
});

it('resumes an export whose job is lost, and ends it when its jobs keep failing', async () => {
  const userId = await server.idOf('admin');
  const [{ accessLevelId } = { accessLevelId: 1 }] = (
    await db().execute<{ accessLevelId: number }>(sql`select id as "accessLevelId" from access_levels where key = 'admin'`)
  ).rows;
  const [row] = await db()
    .insert(exports)
    .values({
      userId,
      accessLevelId,
      list: 'courses',
      format: 'csv',
      search: '',
      state: 'running',
      storageKey: 'exports/lost',
      createdAt: TEST_NOW,
    })
    .returning({ id: exports.id });
  expect(await resumeLost(server.app)).toEqual({ resumed: 1, ended: 0 });
  expect(await jobsOf(writeExportFile.queue)).toEqual([{ exportId: row?.id }]);
  await writeExportFile.unfinished?.giveUp(server.app, row?.id ?? 0);
  const [ended] = await db()
    .select()
    .from(exports)
    .where(eq(exports.id, row?.id ?? 0));
  expect(ended).toMatchObject({ state: 'failed', problem: EXPORT_FAILED });
});

it('takes the same statements for any number of unfinished records with a job', async () => {
  const count = async () => {
    let statements = 0;
    const stop = onStatement(() => statements++);
    try {
      expect(await resumeLost(server.app)).toEqual({ resumed: 0, ended: 0 });
    } finally {
      stop();
    }
    return statements;
  };
  await command('apply', await newBulkJob());
  const one = await count();
  for (let n = 0; n < 4; n++) await command('apply', await newBulkJob());
  expect(await count()).toBe(one);
});

it('resumes lost jobs when a worker starts', async () => {
  const id = await newBulkJob();
  await command('apply', id);
  await loseJobs();
  const queues = new Queues(server.app.database, server.app.log);
  try {
    await queues.open(JOBS);
    await work({ ...server.app, queues }, JOBS);
    await expect.poll(async () => (await stateOf(id))?.state, { timeout: 20_000 }).toBe('done');
  } finally {
    await queues.close();
  }
});
