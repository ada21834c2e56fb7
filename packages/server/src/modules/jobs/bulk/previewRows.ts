import { MAX_BULK_ROWS, ROW_GONE, sameValuesOf, TOO_MANY_ROWS } from '@atlas/domain/jobs';
import type { AnyBulkOperation } from '../../../bulk/defineBulkOperation.ts';
import type { Context } from '../../../commands/context.ts';
import type { BulkJob } from '../repo.ts';
import { addPlannedRows, beginPreview, finishPreview, type PlannedRow, updateBulkJob } from './repo.ts';
import { fingerprintOf, selectedIds, type Selection } from './selection.ts';

const left = (subjectId: number, message: string): PlannedRow => ({
  subjectId,
  state: 'skipped',
  message,
  before: null,
  after: null,
  was: null,
  becomes: null,
});

/** Plans the changes of these records. The number of statements does not grow with them. */
async function plan(ctx: Context, operation: AnyBulkOperation, ids: readonly number[], input: unknown): Promise<PlannedRow[]> {
  const rows = new Map((await operation.select(ctx, ctx.source.db, ids, input)).map((row) => [row.id, row]));
  return ids.map((subjectId) => {
    const row = rows.get(subjectId);
    if (row === undefined) return left(subjectId, ROW_GONE);
    const said = operation.describe(row, input, ctx);
    if ('skipped' in said) return left(subjectId, said.skipped);
    return { subjectId, state: 'waiting', message: null, before: sameValuesOf(row.values, said.after), ...said };
  });
}

/**
 * Saves what a bulk operation would do to each record, in the order of the list. Holds no
 * transaction, so that other work continues. An interrupted preview restarts from the beginning; of
 * two processes, the one that started last does it.
 */
export async function previewRows(
  ctx: Context,
  { job, operation, selection }: { job: BulkJob; operation: AnyBulkOperation; selection: Selection },
  signal?: AbortSignal,
): Promise<void> {
  const { database, clock } = ctx.app;
  const claim = crypto.randomUUID();
  const add = (rows: readonly PlannedRow[]) =>
    database.transaction((tx) => addPlannedRows(tx, { jobId: job.id, claim, subjectType: operation.subject }, rows));
  if (!(await database.transaction((tx) => beginPreview(tx, job.id, claim)))) return;
  const seen: number[] = [];
  for await (const ids of selectedIds(selection, ctx.source)) {
    signal?.throwIfAborted();
    for (const id of ids) seen.push(id);
    if (seen.length > MAX_BULK_ROWS)
      return updateBulkJob(database.db, job.id, { state: 'failed', problem: TOO_MANY_ROWS, finishedAt: clock.now() });
    if (!operation.isPlannedAtOnce && !(await add(await plan(ctx, operation, ids, job.input)))) return;
  }
  if (operation.isPlannedAtOnce && !(await add(await plan(ctx, operation, seen, job.input)))) return;
  const found = new Set(seen);
  const gone = (selection.ids ?? []).filter((id) => !found.has(id)).map((id) => left(id, ROW_GONE));
  if (await add(gone)) await finishPreview(database.db, job.id, claim, fingerprintOf(seen));
}
