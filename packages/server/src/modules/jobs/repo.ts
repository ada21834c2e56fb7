import { bulkJobsList, bulkRowsList, failedJobsList } from '@atlas/domain/jobs';
import { type FilterFieldsOf, MAX_COUNTED } from '@atlas/domain/lists';
import { and, asc, desc, eq, isNotNull, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import { deleteSome } from '../../db/deleteSome.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, oneById, type Source } from '../../commands/loaders.ts';
import { opensPage, type Reader } from '../../commands/reader.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { bulkJobRows, bulkJobs, failedJobs } from './tables.ts';

export type BulkJob = typeof bulkJobs.$inferSelect;
export type BulkJobRow = typeof bulkJobRows.$inferSelect;
export type FailedJob = typeof failedJobs.$inferSelect;

/** The jobs that a reader started; who reads the logs also sees those of people in scope. */
const visibleTo = (reader: Reader): SQL =>
  opensPage(reader, 'infoLogsReport') ? ofPeopleInScope(reader, bulkJobs.startedById) : eq(bulkJobs.startedById, reader.userId);

export const bulkJobLoader = oneById<BulkJob>(({ db }, ids) => db.select().from(bulkJobs).where(inList(bulkJobs.id, ids)));

/** Applied by the reader, and not put away; what has no records was never more than a preview. */
const isOpenFor = ({ userId }: Reader): SQL =>
  sql`(${bulkJobs.startedById} = ${userId} and ${bulkJobs.dismissedAt} is null and ${bulkJobs.total} > 0
    and ${bulkJobs.state} not in ('previewing', 'previewed'))`;

const bulkJobsWhere = (filter: Filter<FilterFieldsOf<typeof bulkJobsList>>, { reader }: Source): SQL | undefined =>
  and(
    visibleTo(reader),
    filter.operation == null ? undefined : eq(bulkJobs.operation, filter.operation),
    filter.state == null ? undefined : eq(bulkJobs.state, filter.state),
    filter.startedById == null ? undefined : eq(bulkJobs.startedById, filter.startedById),
    filter.list == null ? undefined : eq(bulkJobs.list, filter.list),
    filter.open == null ? undefined : filter.open ? isOpenFor(reader) : not(isOpenFor(reader)),
    onDays(bulkJobs.createdAt, filter),
  );

/** Bulk operations: the reader's own, and everybody's in scope for those who read the logs. */
export const BULK_JOB_LIST = declaredList({
  name: 'bulkJobs',
  page: 'infoLogsReport',
  declaration: bulkJobsList,
  list: { table: bulkJobs, id: bulkJobs.id, sorts: { created: [bulkJobs.createdAt] } },
  where: bulkJobsWhere,
  loader: bulkJobLoader,
});

export const bulkJobRowLoader = oneById<BulkJobRow>(({ db }, ids) => db.select().from(bulkJobRows).where(inList(bulkJobRows.id, ids)));

export const bulkJobRowsList = {
  table: bulkJobRows,
  id: bulkJobRows.id,
  sorts: { preview: [] },
} satisfies List<string>;

export const bulkJobRowsWhere = (jobId: number, filter: Filter<{ state: BulkJobRow['state'] }>): SQL | undefined =>
  and(eq(bulkJobRows.jobId, jobId), filter.state == null ? undefined : eq(bulkJobRows.state, filter.state));

export const failedJobLoader = oneById<FailedJob>(({ db }, ids) => db.select().from(failedJobs).where(inList(failedJobs.id, ids)));

export const failedJobsWhere = (filter: Filter<FilterFieldsOf<typeof failedJobsList>>): SQL | undefined =>
  and(
    filter.queue == null ? undefined : eq(failedJobs.queue, filter.queue),
    filter.waiting == null ? undefined : filter.waiting ? isNull(failedJobs.ranAgainAt) : isNotNull(failedJobs.ranAgainAt),
    onDays(failedJobs.failedAt, filter),
  );

/** Work in the background that failed for good, as staff see it. */
export const FAILED_JOB_LIST = declaredList({
  name: 'failedJobs',
  page: 'infoLogsReport',
  declaration: failedJobsList,
  list: {
    table: failedJobs,
    id: failedJobs.id,
    sorts: { failed: [failedJobs.failedAt] },
  },
  where: failedJobsWhere,
  loader: failedJobLoader,
});

/** The records of one bulk operation that the reader may see, as a sheet has them; of none where none is named. */
export const BULK_ROW_LIST = declaredList({
  name: 'bulkJobRows',
  page: ['users', 'courses', 'events', 'infoLogsReport'],
  declaration: bulkRowsList,
  list: bulkJobRowsList,
  where: ({ jobId, state }, { reader }) =>
    and(
      eq(bulkJobRows.jobId, jobId ?? 0),
      state == null ? undefined : eq(bulkJobRows.state, state),
      sql`exists (select 1 from ${bulkJobs} where ${bulkJobs.id} = ${bulkJobRows.jobId} and ${visibleTo(reader)})`,
    ),
  loader: bulkJobRowLoader,
});

/** Why records of a bulk operation were left as they are, the likeliest reason first, with how many. */
export const skipsOfJob = manyBy<{ jobId: number; message: string; rows: number }>(
  ({ jobId }) => jobId,
  ({ db }, jobIds) =>
    db
      .select({ jobId: bulkJobRows.jobId, message: sql<string>`coalesce(${bulkJobRows.message}, '')`, rows: sql<number>`count(*)::int` })
      .from(bulkJobRows)
      .where(and(inList(bulkJobRows.jobId, jobIds), eq(bulkJobRows.state, 'skipped')))
      .groupBy(bulkJobRows.jobId, bulkJobRows.message)
      .orderBy(desc(sql`count(*)`), asc(bulkJobRows.message)),
);

/** Adds a failed job; answers false where it was added before. */
export async function insertFailedJob(db: Db, row: typeof failedJobs.$inferInsert): Promise<boolean> {
  const added = await db.insert(failedJobs).values(row).onConflictDoNothing({ target: failedJobs.jobId }).returning({ id: failedJobs.id });
  return added.length > 0;
}

/** Their records first, then the jobs without any; counted together. */
async function deleteBulkJobsWhere(db: Db, where: SQL | undefined, most: number): Promise<number> {
  const jobs = sql`(select ${bulkJobs.id} from ${bulkJobs} where ${where})`;
  const rows = await deleteSome(db, bulkJobRows, sql`${bulkJobRows.jobId} in ${jobs}`, most);
  if (rows === most) return rows;
  const isEmpty = sql`not exists (select 1 from ${bulkJobRows} where ${bulkJobRows.jobId} = ${bulkJobs.id})`;
  return rows + (await deleteSome(db, bulkJobs, and(where, isEmpty), most - rows));
}

/** Bulk operations from before an instant, with what became of their records. */
export const deleteOldBulkJobs = (db: Db, before: Date, most: number): Promise<number> =>
  deleteBulkJobsWhere(db, lt(bulkJobs.createdAt, before), most);

/** Previews from before an instant that nobody applied. */
export const deleteOldBulkPreviews = (db: Db, before: Date, most: number): Promise<number> =>
  deleteBulkJobsWhere(db, and(inList(bulkJobs.state, ['previewing', 'previewed']), lt(bulkJobs.createdAt, before)), most);

/** Failed jobs from before an instant, run again or not. */
export const deleteOldFailedJobs = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, failedJobs, lt(failedJobs.failedAt, before), most);

/** That somebody ran a failed job again. */
export async function markRanAgain(tx: Db, id: number, { at, by }: { at: Date; by: number | null }): Promise<void> {
  await tx.update(failedJobs).set({ ranAgainAt: at, ranAgainById: by }).where(eq(failedJobs.id, id));
}

/** How a queue stands. Numbers are counted up to 1,001. */
export interface QueueState {
  queue: string;
  /** Jobs that nobody has begun, and those that are to be tried again, also when their time has not come yet. */
  waiting: number;
  /** For how long the first of those whose time has come could have begun; null when there is none. */
  oldestWaitingSeconds: number | null;
  running: number;
  /** Jobs that failed as often as they may and were not run again. */
  failed: number;
}

/**
 * How each of these queues stands, in their order. One statement, which reads no finished job: pg-boss has an index of jobs that wait, in the order
 * in which they are taken (job_i11), and one of jobs in groups that run (job_i7).
 */
export async function readQueueStates({ db }: { db: Db }, queues: readonly string[]): Promise<QueueState[]> {
  // Before they are open there may be no table of theirs.
  if (queues.length === 0) return [];
  const most = sql.raw(String(MAX_COUNTED + 1));
  const { rows } = await db.execute<QueueState & Record<string, unknown>>(sql`
    select queues.name as queue, waiting.n as waiting, waiting.seconds as "oldestWaitingSeconds", running.n as running, failed.n as failed
    from unnest(${sql.param([...queues])}::text[]) with ordinality as queues (name, place)
    cross join lateral (
      select count(*)::int as n, floor(extract(epoch from now() - min(start_after) filter (where start_after <= now())))::int as seconds
      from (select start_after from pgboss.job where name = queues.name and state < 'active' and not blocked
        order by priority desc, created_on limit ${most}) as first
    ) as waiting
    cross join lateral (
      select count(*)::int as n from (
        select from pgboss.job where name = queues.name and state = 'active' and group_id is not null limit ${most}) as first
    ) as running
    cross join lateral (
      select count(*)::int as n from (
        select from ${failedJobs} where ${failedJobs.queue} = queues.name and ${failedJobs.ranAgainAt} is null limit ${most}) as first
    ) as failed
    order by queues.place`);
  return rows;
}

/** A record whose job is lost, and how many of its jobs failed for good within a day. */
export interface LostJob {
  id: number;
  failures: number;
}

/**
 * Of these records, those whose job the queue does not list as waiting, to be retried or active.
 * One statement, which reads no finished job (see
 * `readQueueStates`).
 */
export async function findLost(
  db: Db,
  { queue, jobs }: { queue: string; jobs: readonly { id: number; data: object }[] },
): Promise<LostJob[]> {
  if (jobs.length === 0) return [];
  const { rows } = await db.execute<LostJob & Record<string, unknown>>(sql`
    with alive as (
      select data from pgboss.job where name = ${queue} and state < 'active' and not blocked
      union all
      select data from pgboss.job where name = ${queue} and state = 'active' and group_id is not null
    )
    select wanted.id, (
      select count(*)::int from ${failedJobs}
      where ${failedJobs.queue} = ${queue} and ${failedJobs.failedAt} > now() - interval '1 day' and ${failedJobs.data} = wanted.data
    ) as failures
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as wanted (id int, data jsonb)
    where not exists (select from alive where alive.data = wanted.data)
    order by wanted.id`);
  return rows;
}
