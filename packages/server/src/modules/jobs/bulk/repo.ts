import type { Values } from '@atlas/domain/jobs';
import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inList } from '../../../db/inList.ts';
import type { Db } from '../../../db/open.ts';
import type { WithId } from '../../../commands/subject.ts';
import type { BulkJob, BulkJobRow } from '../repo.ts';
import { bulkJobRows, bulkJobs } from '../tables.ts';

/** A record as it is previewed. */
export type PlannedRow = Pick<BulkJobRow, 'subjectId' | 'before' | 'after' | 'was' | 'becomes' | 'message'> & {
  state: 'waiting' | 'skipped';
};

export async function findBulkJob(db: Db, id: number): Promise<BulkJob | null> {
  const [job] = await db.select().from(bulkJobs).where(eq(bulkJobs.id, id));
  return job ?? null;
}

/**
 * Loads a bulk job and locks it until the transaction ends, so that one process at a time works on
 * it.
 */
export async function holdBulkJob(tx: Db, id: number): Promise<BulkJob | null> {
  const [job] = await tx.select().from(bulkJobs).where(eq(bulkJobs.id, id)).for('update');
  return job ?? null;
}

/** The states in which a job processes records. */
export const WORKING: readonly BulkJob['state'][] = ['running', 'stopping', 'undoing'];
const UNFINISHED: readonly BulkJob['state'][] = ['previewing', ...WORKING];

/** A short preview runs within its request, without a job, and takes less than this. */
const MAX_DIRECT_PREVIEW_MS = 5 * 60_000;

/** Ids of bulk operations that a job should be working on, in ascending order. */
export async function findUnfinishedBulkJobs(
  db: Db,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<number[]> {
  const isWorkedOn = or(
    inList(bulkJobs.state, [...WORKING]),
    and(eq(bulkJobs.state, 'previewing'), lt(bulkJobs.createdAt, new Date(now.getTime() - MAX_DIRECT_PREVIEW_MS))),
  );
  const rows = await db
    .select({ id: bulkJobs.id })
    .from(bulkJobs)
    .where(and(gt(bulkJobs.id, after), isWorkedOn))
    .orderBy(asc(bulkJobs.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks a bulk operation. Returns whether a job should still be working on it. */
export async function holdUnfinishedBulkJob(tx: Db, id: number): Promise<boolean> {
  const job = await holdBulkJob(tx, id);
  return job !== null && UNFINISHED.includes(job.state);
}

export async function updateBulkJob(tx: Db, id: number, values: Partial<Omit<BulkJob, 'id'>>): Promise<void> {
  await tx.update(bulkJobs).set(values).where(eq(bulkJobs.id, id));
}

/**
 * Claims a preview and restarts it. A process that worked on it before notices the new claim.
 * Returns false where it is not a preview any more.
 */
export async function beginPreview(tx: Db, jobId: number, claim: string): Promise<boolean> {
  const claimed = await tx
    .update(bulkJobs)
    .set({ previewHash: claim })
    .where(and(eq(bulkJobs.id, jobId), eq(bulkJobs.state, 'previewing')))
    .returning({ id: bulkJobs.id });
  if (claimed.length > 0) await tx.delete(bulkJobRows).where(eq(bulkJobRows.jobId, jobId));
  return claimed.length > 0;
}

/** Adds rows to a preview. Returns false where another process has claimed it. */
export async function addPlannedRows(
  tx: Db,
  { jobId, claim, subjectType }: { jobId: number; claim: string; subjectType: string },
  rows: readonly PlannedRow[],
): Promise<boolean> {
  const job = await holdBulkJob(tx, jobId);
  if (job?.previewHash !== claim) return false;
  if (rows.length > 0) await tx.insert(bulkJobRows).values(rows.map((row) => ({ ...row, jobId, subjectType })));
  return true;
}

/** Finishes a preview unless another process has claimed it, and counts its rows. */
export async function finishPreview(db: Db, jobId: number, claim: string, previewHash: string): Promise<void> {
  const rows = (state?: 'skipped') =>
    sql`(select count(*)::int from ${bulkJobRows} where ${bulkJobRows.jobId} = ${jobId} ${state ? sql`and ${bulkJobRows.state} = ${state}` : sql``})`;
  await db
    .update(bulkJobs)
    .set({ state: 'previewed', previewHash, total: rows(), skipped: rows('skipped') })
    .where(and(eq(bulkJobs.id, jobId), eq(bulkJobs.previewHash, claim)));
}

/** The next rows in a state, in the order of the list. */
export const findRowsIn = (tx: Db, jobId: number, state: BulkJobRow['state'], limit: number): Promise<BulkJobRow[]> =>
  tx
    .select()
    .from(bulkJobRows)
    .where(and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.state, state)))
    .orderBy(asc(bulkJobRows.id))
    .limit(limit);

/** The ids of the records that a job changed, in the order of the list. */
export async function findChangedIds(tx: Db, jobId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: bulkJobRows.subjectId })
    .from(bulkJobRows)
    .where(and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.state, 'changed')))
    .orderBy(asc(bulkJobRows.id));
  return rows.map(({ id }) => id);
}

/**
 * Locks rows of a table until the transaction ends, in the order of their ids, so that two
 * transactions never deadlock.
 *
 * @param by the column that the ids refer to, where it is not the row's own id
 */
export async function holdRows(tx: Db, table: WithId, ids: readonly number[], by: AnyPgColumn = table.id): Promise<void> {
  await tx
    .select({ id: table.id })
    .from(table)
    .where(inList(by, [...ids]))
    .orderBy(asc(table.id))
    .for('update');
}

/** Outcome of a row. */
export interface RowResult {
  id: number;
  state: 'changed' | 'skipped' | 'failed' | 'undone' | 'kept';
  message: string | null;
  /** Set where they differ from the preview. */
  before?: Values;
  after?: Values;
  was?: string;
  becomes?: string;
}

/** Saves the outcomes of rows, and adds them to the counts of the job. Two statements. */
export async function saveResults(tx: Db, jobId: number, results: readonly RowResult[]): Promise<void> {
  await tx.execute(sql`
    update ${bulkJobRows} set state = result.state, message = result.message, before = coalesce(result.before, ${bulkJobRows}.before), after = coalesce(result.after, ${bulkJobRows}.after),
      was = coalesce(result.was, ${bulkJobRows}.was), becomes = coalesce(result.becomes, ${bulkJobRows}.becomes)
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result (id bigint, state text, message text, before jsonb, after jsonb, was text, becomes text)
    where ${bulkJobRows.id} = result.id`);
  const count = (state: RowResult['state']) => results.filter((result) => result.state === state).length;
  const more = (state: 'changed' | 'skipped' | 'failed' | 'undone' | 'kept') => sql`${bulkJobs[state]} + ${count(state)}`;
  const counts = { changed: more('changed'), skipped: more('skipped'), failed: more('failed'), undone: more('undone'), kept: more('kept') };
  await tx.update(bulkJobs).set(counts).where(eq(bulkJobs.id, jobId));
}

/** Marks all waiting rows as failed for one reason. */
export async function failWaitingRows(tx: Db, jobId: number, message: string): Promise<void> {
  const failed = await tx
    .update(bulkJobRows)
    .set({ state: 'failed', message })
    .where(and(eq(bulkJobRows.jobId, jobId), eq(bulkJobRows.state, 'waiting')))
    .returning({ id: bulkJobRows.id });
  await tx
    .update(bulkJobs)
    .set({ failed: sql`${bulkJobs.failed} + ${failed.length}` })
    .where(eq(bulkJobs.id, jobId));
}
