import { MAY_NO_LONGER, mayDoInBulk, undoableUntil } from '@atlas/domain/jobs';
import type { App } from '../../../app.ts';
import type { AnyBulkOperation } from '../../../bulk/defineBulkOperation.ts';
import { findBulkList, findBulkOperation } from '../../../bulkOperations.ts';
import type { Context } from '../../../commands/context.ts';
import { opensList } from '../../../commands/declaredList.ts';
import { userErrorOf } from '../../../commands/constraintErrors.ts';
import type { Db } from '../../../db/open.ts';
import { UserError } from '../../../errors.ts';
import { contextOfHolder } from '../../users/commands.ts';
import type { BulkJob } from '../repo.ts';
import { applyRows } from './applyRows.ts';
import { previewRows } from './previewRows.ts';
import { failWaitingRows, findBulkJob, findChangedIds, findRowsIn, holdBulkJob, saveResults, updateBulkJob, WORKING } from './repo.ts';
import type { Selection } from './selection.ts';

/** Records per transaction: few enough not to block others, and to show progress. */
const CHUNK = 200;

/**
 * Resolves the operation and the selection of a job; null where this version does not have them any
 * more.
 */
export function planOf(job: BulkJob): { job: BulkJob; operation: AnyBulkOperation; selection: Selection } | null {
  const [operation, list] = [findBulkOperation(job.operation), findBulkList(job.list)];
  return operation && list && { job, operation, selection: { list, search: job.search, ids: job.selectedIds } };
}

/**
 * Creates the context of the person who runs a job, with their current permissions; null where they
 * may not run it any more.
 */
async function actorOf(app: App, requestId: string, job: BulkJob): Promise<Context | null> {
  const { actingId, actingLevelId, impersonatorId } = job;
  if (actingId === null || actingLevelId === null) return null;
  const ctx = await contextOfHolder(app, requestId, { userId: actingId, accessLevelId: actingLevelId, impersonatorId });
  const list = findBulkList(job.list);
  // An undo may be run by staff who can read the logs and need not be able to open the list.
  const opens = ctx !== null && list !== null && (job.state === 'undoing' || opensList(ctx.source.reader, list));
  return opens && mayDoInBulk({ access: ctx.access, isImpersonating: impersonatorId !== null }, job.operation) ? ctx : null;
}

/**
 * Previews, applies or undoes a bulk operation, as its state requires, 200 records at a time until
 * none is left. A process may be killed at any time: another one continues with the remaining
 * records, and each is changed once. If the database rejects one record, only that one fails.
 */
export async function runBulkJob(app: App, requestId: string, id: number, signal: AbortSignal): Promise<void> {
  let oneByOne = 0;
  for (;;) {
    signal.throwIfAborted();
    const job = await findBulkJob(app.database.db, id);
    if (job === null || !(job.state === 'previewing' || WORKING.includes(job.state))) return;
    const ctx = await actorOf(app, requestId, job);
    const plan = planOf(job);
    if (ctx === null || plan === null) return giveUp(app, id);
    if (job.state === 'previewing') return previewOrGiveUp(ctx, plan, signal);
    const size = oneByOne > 0 ? 1 : CHUNK;
    const rejection = await runChunk(ctx, plan.operation, id, size);
    if (rejection !== null && size > 1) oneByOne = size;
    else if (rejection !== null) await rejectNext(app, id, rejection);
    if (size === 1) oneByOne--;
  }
}

/**
 * Runs a preview. If this version rejects the selection, such as an unknown filter, the job fails
 * with the reason.
 */
async function previewOrGiveUp(ctx: Context, plan: NonNullable<ReturnType<typeof planOf>>, signal: AbortSignal): Promise<void> {
  try {
    await previewRows(ctx, plan, signal);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    await giveUp(ctx.app, plan.job.id, error.message);
  }
}

/**
 * Locks a job whose records are being processed until the transaction ends; null where another
 * process has ended it.
 */
async function holdWorking(tx: Db, id: number): Promise<BulkJob | null> {
  const job = await holdBulkJob(tx, id);
  return job !== null && WORKING.includes(job.state) ? job : null;
}

/** Ends a job that cannot continue. Changed records stay changed, and can be undone. */
export const giveUp = (app: App, id: number, problem: string = MAY_NO_LONGER): Promise<void> =>
  app.database.transaction(async (tx) => {
    const job = await holdBulkJob(tx, id);
    if (job !== null && (job.state === 'previewing' || WORKING.includes(job.state))) await end(app, tx, job, problem);
  });

/**
 * Processes the next records of a job, or ends it.
 *
 * @returns the message of a rejection, in which case nothing is written, or null
 */
async function runChunk(ctx: Context, operation: AnyBulkOperation, id: number, size: number): Promise<string | null> {
  try {
    await ctx.app.database.transaction(async (tx) => {
      const job = await holdWorking(tx, id);
      if (job === null) return;
      const isUndo = job.state === 'undoing';
      const rows = job.state === 'stopping' ? [] : await findRowsIn(tx, id, isUndo ? 'changed' : 'waiting', size);
      if (rows.length === 0) await end(ctx.app, tx, job);
      else await applyRows(ctx, tx, { job, operation, rows, isUndo });
    });
    return null;
  } catch (error) {
    const rejected = error instanceof UserError ? error : userErrorOf(error);
    if (rejected === null) throw error;
    return rejected.message;
  } finally {
    ctx.forget();
  }
}

/** Saves the rejection of the next record, which was tried alone. */
async function rejectNext(app: App, id: number, message: string): Promise<void> {
  await app.database.transaction(async (tx) => {
    const job = await holdWorking(tx, id);
    if (job === null) return;
    const isUndo = job.state === 'undoing';
    const [row] = await findRowsIn(tx, id, isUndo ? 'changed' : 'waiting', 1);
    if (row !== undefined) await saveResults(tx, id, [{ id: row.id, state: isUndo ? 'kept' : 'failed', message }]);
  });
}

/**
 * Ends a job, because nothing is left to do or it may not continue. Its changes are announced, and
 * can be undone after that.
 */
async function end(app: App, tx: Db, job: BulkJob, problem: string | null = null): Promise<void> {
  const finishedAt = app.clock.now();
  if (job.state === 'undoing') {
    // The remaining records stay changed.
    const state = problem === null ? 'undone' : 'done';
    return updateBulkJob(tx, job.id, { state, problem, finishedAt });
  }
  // A preview has no outcomes, whether complete or not.
  if (problem !== null && job.state !== 'previewing') await failWaitingRows(tx, job.id, problem);
  const state = problem !== null ? 'failed' : job.state === 'stopping' ? 'stopped' : 'done';
  await updateBulkJob(tx, job.id, { state, problem, finishedAt, undoableUntil: undoableUntil(finishedAt) });
  const operation = findBulkOperation(job.operation);
  if (operation?.announce && job.changed > 0) await operation.announce({ app }, tx, job, await findChangedIds(tx, job.id));
}
