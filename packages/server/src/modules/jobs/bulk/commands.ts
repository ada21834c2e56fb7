import {
  BULK_FORMS,
  bulkOperation,
  canUndo,
  isPreviewFresh,
  LIST_CHANGED,
  mayDoInBulk,
  MAX_SELECTED,
  NOTHING_SELECTED,
  PREVIEW_TOO_OLD,
  TOO_MANY_SELECTED,
  UNDO_TOO_LATE,
} from '@atlas/domain/jobs';
import { MAX_COUNTED } from '@atlas/domain/lists';
import { change, create } from '../../../commands/change.ts';
import { opensList, readListRequest } from '../../../commands/declaredList.ts';
import type { Context } from '../../../commands/context.ts';
import { parseForm, type Input } from '../../../commands/parseForm.ts';
import { insertRow, defineRecord } from '../../../commands/subject.ts';
import { findBulkList, findBulkOperation } from '../../../bulkOperations.ts';
import { present } from '../../../db/present.ts';
import { accessRestricted, UserError } from '../../../errors.ts';
import { looksAfterWithin } from '../../access/commands.ts';
import type { BulkJob } from '../repo.ts';
import { bulkJobs } from '../tables.ts';
import { runBulk } from './queue.ts';
import { previewRows } from './previewRows.ts';
import { findBulkJob, updateBulkJob } from './repo.ts';
import { planOf } from './runBulkJob.ts';
import { countSelected, readFingerprint, type Selection } from './selection.ts';

const BULK_JOB = defineRecord('bulk job', bulkJobs, { scope: mustHaveStarted });

/**
 * The record for undoing a bulk job. Staff who can read the logs may also undo it, with the starter
 * in scope.
 */
const BULK_JOB_TO_UNDO: typeof BULK_JOB = {
  ...BULK_JOB,
  scope: async (ctx, job, { tx }) => {
    if (!(await looksAfterWithin(ctx, tx, job.startedById, 'infoLogsReport'))) mustHaveStarted(ctx, job);
  },
};

/** The selection of a request. */
export interface SelectionInput {
  list: string;
  search: string;
  ids?: readonly number[] | null | undefined;
}

/** Throws FORBIDDEN where the caller may not run the operation. */
function mustDoInBulk({ access, session }: Context, name: string): void {
  if (!mayDoInBulk({ access, isImpersonating: session?.impersonatorId != null }, name)) throw accessRestricted();
}

/**
 * Reads the selection of a request.
 *
 * @throws BAD_USER_INPUT for a list that the operation does not support, or an unknown filter
 * @throws FORBIDDEN for a list that does not open
 */
function selectionOf(ctx: Context, operation: string, { list: name, search, ids }: SelectionInput): Selection {
  const list = findBulkList(name);
  const lists: readonly string[] = bulkOperation(operation)?.lists ?? [];
  if (list === null || !lists.includes(name)) throw new UserError('BAD_USER_INPUT', 'This cannot be done with the records of this list.');
  if (!opensList(ctx.signedIn().reader, list)) throw accessRestricted();
  if (ids != null && ids.length > MAX_SELECTED) throw new UserError('BAD_USER_INPUT', TOO_MANY_SELECTED);
  // Validates the search also for individually selected records: it decides their order, and the
  // preview links to it.
  readListRequest(list, search);
  return { list, search, ids: ids == null ? null : [...new Set(ids)] };
}

/** The people behind this request, for the job that does the work. */
function actingBy(ctx: Context): Pick<BulkJob, 'actingId' | 'actingLevelId' | 'impersonatorId'> {
  const { session, reader } = ctx.signedIn();
  return { actingId: reader.userId, actingLevelId: reader.accessLevelId, impersonatorId: session.impersonatorId };
}

/**
 * Starts a bulk operation with a preview of each selected record. Up to 1,000 are previewed
 * immediately, more in a job.
 *
 * @returns the id of the bulk job
 * @throws FORBIDDEN, and BAD_USER_INPUT for an invalid input or selection
 */
export async function previewBulkJob(
  ctx: Context,
  { operation: name, input, selection: given }: { operation: string; input: Input; selection: SelectionInput },
): Promise<number> {
  mustDoInBulk(ctx, name);
  const operation = findBulkOperation(name);
  if (operation === null) throw accessRestricted();
  const selection = selectionOf(ctx, name, given);
  const chosen = parseForm<Record<string, unknown>>(BULK_FORMS[operation.name], input);
  await operation.check?.(ctx, ctx.source.db, chosen);
  const count = await countSelected(selection, ctx.source);
  if (count === 0 && (selection.ids ?? []).length === 0) throw new UserError('BAD_USER_INPUT', NOTHING_SELECTED);
  const isLong = count > MAX_COUNTED;
  const id = await create(ctx, BULK_JOB, 'previewBulkJob', async ({ tx, at }) => {
    const jobId = await insertRow(tx, BULK_JOB, {
      operation: name,
      input: chosen,
      list: given.list,
      search: given.search,
      selectedIds: selection.ids === null ? null : [...selection.ids],
      previewHash: '',
      state: 'previewing',
      startedById: ctx.signedIn().reader.userId,
      ...actingBy(ctx),
      createdAt: at,
    });
    if (isLong) await ctx.app.queues.enqueue(tx, runBulk, { id: jobId });
    return jobId;
  });
  if (!isLong) await previewRows(ctx, { job: await present(findBulkJob(ctx.app.database.db, id), `Bulk job ${id}`), operation, selection });
  return id;
}

/** Throws FORBIDDEN for a job of another person. */
function mustHaveStarted(ctx: Context, { startedById }: BulkJob): void {
  if (startedById !== ctx.signedIn().reader.userId) throw accessRestricted();
}

/**
 * Applies a previewed bulk operation in a job. Repeating it changes nothing.
 *
 * @throws CONFLICT when the list differs from the preview, and GONE when the preview is a day old
 */
export const applyBulkJob = (ctx: Context, id: number): Promise<void> =>
  change(ctx, BULK_JOB, id, 'applyBulkJob', async ({ tx, at, before: job }) => {
    mustDoInBulk(ctx, job.operation);
    if (job.state === 'previewing') throw new UserError('CONFLICT', 'The preview is not ready yet.');
    if (job.state !== 'previewed') return;
    if (!isPreviewFresh(job.createdAt, at)) throw new UserError('GONE', PREVIEW_TOO_OLD);
    const plan = planOf(job);
    if (plan === null) throw new UserError('GONE', PREVIEW_TOO_OLD);
    await plan.operation.check?.(ctx, tx, job.input);
    const { reader } = ctx.source;
    if ((await readFingerprint(plan.selection, { db: tx, reader, now: ctx.source.now })) !== job.previewHash)
      throw new UserError('CONFLICT', LIST_CHANGED);
    await updateBulkJob(tx, id, { state: 'running', ...actingBy(ctx) });
    await ctx.app.queues.enqueue(tx, runBulk, { id });
  });

/** Stops a bulk operation between two records. Changed records stay changed, and can be undone. */
export const stopBulkJob = (ctx: Context, id: number): Promise<void> =>
  change(ctx, BULK_JOB, id, 'stopBulkJob', async ({ tx, before: job }) => {
    if (job.state === 'running') await updateBulkJob(tx, id, { state: 'stopping' });
  });

/**
 * Undoes a bulk operation in a job. Restores each record that was not changed since. Allowed for
 * its starter, and for staff who can read the logs and have that person in scope. Repeating it
 * changes nothing.
 *
 * @throws CONFLICT when it cannot be undone, and GONE after 24 hours
 */
export async function undoBulkJob(ctx: Context, id: number): Promise<void> {
  await change(ctx, BULK_JOB_TO_UNDO, id, 'undoBulkJob', async ({ tx, at, before: job }) => {
    mustDoInBulk(ctx, job.operation);
    if (job.state === 'undoing' || job.state === 'undone') return;
    if (!canUndo(job, at)) {
      const isOver = job.undoableUntil !== null && job.undoableUntil.getTime() <= at.getTime();
      throw isOver ? new UserError('GONE', UNDO_TOO_LATE) : new UserError('CONFLICT', 'There is nothing to undo.');
    }
    const plan = planOf(job);
    if (plan === null) throw new UserError('GONE', UNDO_TOO_LATE);
    await plan.operation.check?.(ctx, tx, job.input);
    await updateBulkJob(tx, id, { state: 'undoing', dismissedAt: null, ...actingBy(ctx) });
    await ctx.app.queues.enqueue(tx, runBulk, { id });
  });
}

/** Dismisses the outcome of a bulk operation for its starter. */
export const dismissBulkJob = (ctx: Context, id: number): Promise<void> =>
  change(ctx, BULK_JOB, id, 'dismissBulkJob', async ({ tx, at, before: job }) => {
    if (job.dismissedAt === null) await updateBulkJob(tx, id, { dismissedAt: at });
  });
