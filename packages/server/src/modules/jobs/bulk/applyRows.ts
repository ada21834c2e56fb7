import { ROW_CHANGED, ROW_CHANGED_SINCE, ROW_GONE, sameValuesOf, standsAs, type Values } from '@atlas/domain/jobs';
import type { AnyBulkOperation, BulkChange, BulkRow } from '../../../bulk/defineBulkOperation.ts';
import type { Context } from '../../../commands/context.ts';
import { recordAudits } from '../../../commands/recordAudit.ts';
import type { Db } from '../../../db/open.ts';
import type { BulkJob, BulkJobRow } from '../repo.ts';
import { holdRows, saveResults, type RowResult } from './repo.ts';

/** Outcome of one record, and the values to write. */
interface Decided {
  result: RowResult;
  values?: Values;
}
type Decide = (row: BulkJobRow, now: BulkRow) => Decided;

/** Decides on the change, where the record still matches the preview. */
const decideToApply =
  (ctx: Context, operation: AnyBulkOperation, input: unknown): Decide =>
  ({ id, before }, now) => {
    if (!standsAs(now.values, before ?? {})) return { result: { id, state: 'failed', message: ROW_CHANGED } };
    const said = operation.describe(now, input, ctx);
    if ('skipped' in said) return { result: { id, state: 'skipped', message: said.skipped } };
    // Undo restores the values at the time of the change, which may be more than the preview
    // contained.
    return { result: { id, state: 'changed', message: null, before: sameValuesOf(now.values, said.after), ...said }, values: said.after };
  };

/** Decides on the undo, where the record was not changed since. */
const decideToUndo =
  (ctx: Context, operation: AnyBulkOperation, input: unknown): Decide =>
  ({ id, before, after }, now) => {
    const stays = standsAs(now.values, after ?? {}) ? (operation.whyNotUndo?.(now, input, ctx) ?? null) : ROW_CHANGED_SINCE;
    return stays === null
      ? { result: { id, state: 'undone', message: null }, values: before ?? {} }
      : { result: { id, state: 'kept', message: stays } };
  };

/**
 * Changes these records, or undoes their changes, in the caller's transaction. The changes, their
 * audit lines, the outcomes and the counts of the job are written together or not at all. The
 * number of statements does not grow with the records.
 */
export async function applyRows(
  ctx: Context,
  tx: Db,
  { job, operation, rows, isUndo }: { job: BulkJob; operation: AnyBulkOperation; rows: readonly BulkJobRow[]; isUndo: boolean },
): Promise<void> {
  const ids = rows.map(({ subjectId }) => subjectId);
  await operation.check?.(ctx, tx, job.input);
  await operation.lockFirst?.(tx, ids);
  await holdRows(tx, operation.table, ids);
  if (operation.owned) await holdRows(tx, operation.owned.table, ids, operation.owned.ownerId);
  const planned = isUndo ? undefined : new Map(rows.map(({ subjectId, after }) => [subjectId, after ?? {}]));
  const found = new Map((await operation.select(ctx, tx, ids, job.input, planned)).map((row) => [row.id, row]));
  const decide = (isUndo ? decideToUndo : decideToApply)(ctx, operation, job.input);
  const decided = rows.map((row) => {
    const now = found.get(row.subjectId);
    const gone: Decided = { result: { id: row.id, state: isUndo ? 'kept' : 'failed', message: ROW_GONE } };
    return { row, now, ...(now === undefined ? gone : decide(row, now)) };
  });
  const changes = decided.flatMap(({ row: { subjectId: id }, values }): BulkChange[] => (values === undefined ? [] : [{ id, values }]));
  const at = ctx.app.clock.now();
  if (changes.length > 0) {
    await operation.apply(tx, changes, at, ctx, job.input);
    await operation.verify?.(tx);
  }
  await recordAudits(
    tx,
    ctx.actor,
    changes.map(({ id, values }) => ({
      at,
      action: isUndo ? `undo-${operation.name}` : operation.name,
      subjectType: operation.subject,
      subjectId: id,
      before: sameValuesOf(found.get(id)?.values ?? {}, values),
      after: values,
      ...reasonOf(job),
    })),
  );
  await saveResults(
    tx,
    job.id,
    decided.map(({ result }) => result),
  );
}

const reasonOf = ({ input: { reason } }: BulkJob): { reason?: string } => (typeof reason === 'string' ? { reason } : {});
