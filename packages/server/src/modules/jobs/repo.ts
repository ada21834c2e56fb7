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

/**
 * Condition for the bulk jobs that a reader started. Staff who can read the logs also see those of
 * people in scope.
 */
const visibleTo = (reader: Reader): SQL =>
  opensPage(reader, 'infoLogsReport') ? ofPeopleInScope(reader, bulkJobs.startedById) : eq(bulkJobs.startedById, reader.userId);

export const bulkJobLoader = oneById<BulkJob>(({ db }, ids) => db.select().from(bulkJobs).where(inList(bulkJobs.id, ids)));

/**
 * Condition for jobs that the reader applied and did not dismiss. A job without records was never
 * more than a preview.
 */
const isOpenFor = ({ userId }: Reader): SQL =>
  sql`(${bulkJobs.startedById} = ${userId} and ${bulkJobs.dismissedAt} is null and ${bulkJobs.total} > 0
    and ${bulkJobs.state} not in ('previewing', 'previewed'))`;

const bulkJobsWhere = (filter: Filter<FilterFieldsOf<typeof bulkJobsList>>, { reader }: Source): SQL | undefined =>
  and(
    visibleTo(reader),
    filter.operation == null ? undefined : inList(bulkJobs.operation, filter.operation),
    filter.state == null ? undefined : inList(bulkJobs.state, filter.state),
    filter.startedById == null ? undefined : eq(bulkJobs.startedById, filter.startedById),
    filter.list == null ? undefined : eq(bulkJobs.list, filter.list),
    filter.open == null ? undefined : filter.open ? isOpenFor(reader) : not(isOpenFor(reader)),
    onDays(bulkJobs.createdAt, filter),
  );

/**
 * The list of bulk operations: the reader's own, and for staff who can read the logs those of
 * people in scope.
 */
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
    filter.queue == null ? undefined : inList(failedJobs.queue, filter.queue),
    filter.waiting == null ? undefined : filter.waiting ? isNull(failedJobs.ranAgainAt) : isNotNull(failedJobs.ranAgainAt),
    onDays(failedJobs.failedAt, filter),
  );

/** The list of background jobs that used up their tries, for staff. */
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

/**
 * The list of records of one bulk operation that the reader may see, for sheets; empty without a
 * job id.
 */
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

/**
 * Reasons why records of a bulk operation were skipped, the most frequent first, with their counts.
 */
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

/** Inserts a failed job. Returns false where it was inserted before. */
export async function insertFailedJob(db: Db, row: typeof failedJobs.$inferInsert): Promise<boolean> {
  const added = await db.insert(failedJobs).values(row).onConflictDoNothing({ target: failedJobs.jobId }).returning({ id: failedJobs.id });
  return added.length > 0;
}

/** Deletes the records of jobs first, then the jobs without any. Returns the total of both. */
async function deleteBulkJobsWhere(db: Db, where: SQL | undefined, most: number): Promise<number> {
  const jobs = sql`(select ${bulkJobs.id} from ${bulkJobs} where ${where})`;
  const rows = await deleteSome(db, bulkJobRows, sql`${bulkJobRows.jobId} in ${jobs}`, most);
  if (rows === most) return rows;
  const isEmpty = sql`not exists (select 1 from ${bulkJobRows} where ${bulkJobRows.jobId} = ${bulkJobs.id})`;
  return rows + (await deleteSome(db, bulkJobs, and(where, isEmpty), most - rows));
}

/** Deletes bulk operations from before an instant, with their records. */
export const deleteOldBulkJobs = (db: Db, before: Date, most: number): Promise<number> =>
  deleteBulkJobsWhere(db, lt(bulkJobs.createdAt, before), most);

/** Deletes previews from before an instant that were not applied. */
export const deleteOldBulkPreviews = (db: Db, before: Date, most: number): Promise<number> =>
  deleteBulkJobsWhere(db, and(inList(bulkJobs.state, ['previewing', 'previewed']), lt(bulkJobs.createdAt, before)), most);

/** Deletes failed jobs from before an instant, run again or not. */
export const deleteOldFailedJobs = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, failedJobs, lt(failedJobs.failedAt, before), most);

/** Saves who ran a failed job again, and when. */
export async function markRanAgain(tx: Db, id: number, { at, by }: { at: Date; by: number | null }): Promise<void> {
  await tx.update(failedJobs).set({ ranAgainAt: at, ranAgainById: by }).where(eq(failedJobs.id, id));
}

/** State of a queue. Jobs are counted up to 1,001. */
export interface QueueState {
  queue: string;
  /** Jobs that were not started, and those to be retried, including ones that are not due yet. */
  waiting: number;
  /** How long the oldest due job has waited, in seconds; null when none is due. */
  oldestWaitingSeconds: number | null;
  running: number;
  /** Jobs that used up their tries and were not run again. */
  failed: number;
}

/**
 * Loads the state of each of these queues, in their order, in one statement that reads no finished
 * job. pg-boss has an index of waiting jobs in the order in which they are fetched (job_i11), and
 * one of running jobs in groups (job_i7).
 */
export async function readQueueStates({ db }: { db: Db }, queues: readonly string[]): Promise<QueueState[]> {
  // The tables of pg-boss may not exist before the queues are open.
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

/** A record whose job is lost, and how many of its jobs used up their tries within a day. */
export interface LostJob {
  id: number;
  failures: number;
}

/**
 * Finds the records whose job the queue does not list as waiting, to be retried or active. One
 * statement, which reads no finished job (see `readQueueStates`).
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
