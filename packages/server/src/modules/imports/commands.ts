import {
  canContinueImport,
  canStopImport,
  canUndoImport,
  CELLS_REMOVED,
  CHECK_AGAIN,
  headerKey,
  type HeaderMapping,
  NOT_AT_WORK,
  NOT_STOPPED,
  OTHER_IMPORT_RUNS,
} from '@atlas/domain/imports';
import { isPreviewFresh, UNDO_TOO_LATE, undoableUntil } from '@atlas/domain/jobs';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { defineRecord } from '../../commands/subject.ts';
import { present } from '../../db/present.ts';
import { UserError } from '../../errors.ts';
import { checkStaged, mustImport, mustReadImport, sheetsOf } from './check.ts';
import { workOnImports } from './jobs.ts';
import { countRows, findImport, findRowsAfter, moveImport, saveCells, saveMapping } from './repo.ts';
import { imports, type ReadSheet } from './tables.ts';

const IMPORT = defineRecord('import', imports, {
  scope: (ctx, one) => {
    mustImport(ctx);
    mustReadImport(ctx, one);
  },
  constraintErrors: { imports_one_at_work: { message: OTHER_IMPORT_RUNS } },
});

const actingBy = (ctx: Context) => {
  const { reader } = ctx.signedIn();
  return { actingId: reader.userId, actingLevelId: reader.accessLevelId };
};

/**
 * Applies a checked import in a job. Repeating it changes nothing.
 *
 * @throws CONFLICT while another import runs, and GONE for a check that is a day old
 */
export const applyImport = (ctx: Context, id: number): Promise<void> =>
  change(ctx, IMPORT, id, 'applyImport', async ({ tx, at, before }) => {
    if (before.state === 'running' || before.state === 'done') return;
    if (before.state !== 'checked') throw new UserError('CONFLICT', 'This import cannot be applied.');
    if (!isPreviewFresh(before.createdAt, at)) throw new UserError('GONE', CHECK_AGAIN);
    if (before.creates + before.changes === 0) throw new UserError('CONFLICT', 'No row would add or change anything.');
    await moveImport(tx, before, 'running', { problem: null, ...actingBy(ctx) });
    ctx.app.queues.wake(tx, workOnImports);
  });

/**
 * Undoes an import in a job. Records that someone changed since are kept. Repeating it changes
 * nothing.
 *
 * @throws CONFLICT when there is nothing to undo or another import runs, GONE after 24 hours
 */
export const undoImport = (ctx: Context, id: number): Promise<void> =>
  change(ctx, IMPORT, id, 'undoImport', async ({ tx, at, before }) => {
    if (before.state === 'undoing' || before.state === 'undone') return;
    if (before.undoableUntil !== null && before.undoableUntil.getTime() <= at.getTime()) throw new UserError('GONE', UNDO_TOO_LATE);
    if (!canUndoImport(before, at)) throw new UserError('CONFLICT', 'There is nothing to undo.');
    await moveImport(tx, before, 'undoing', { stoppedIn: null, problem: null, ...actingBy(ctx) });
    ctx.app.queues.wake(tx, workOnImports);
  });

/**
 * Stops the work on an import after the present portion of rows. What was applied can be undone.
 * Another import can be applied then. Repeating it changes nothing.
 *
 * @throws CONFLICT when the work has ended
 */
export const stopImport = (ctx: Context, id: number): Promise<void> =>
  change(ctx, IMPORT, id, 'stopImport', async ({ tx, at, before }) => {
    const { state } = before;
    if (state === 'stopped') return;
    if (!canStopImport(state)) throw new UserError('CONFLICT', NOT_AT_WORK);
    await moveImport(tx, before, 'stopped', {
      ...(await countRows(tx, id)),
      stoppedIn: state,
      ...(state === 'running' && { undoableUntil: undoableUntil(at) }),
    });
  });

/**
 * Continues a stopped import with the first row that it has not tried. Repeating it changes nothing.
 *
 * @throws CONFLICT when it is not stopped or another import runs, GONE once its cells were removed
 */
export const continueImport = (ctx: Context, id: number): Promise<void> =>
  change(ctx, IMPORT, id, 'continueImport', async ({ tx, before }) => {
    const { state, stoppedIn } = before;
    if (canStopImport(state)) return;
    if (state !== 'stopped' || stoppedIn === null) throw new UserError('CONFLICT', NOT_STOPPED);
    if (!canContinueImport(before)) throw new UserError('GONE', CELLS_REMOVED);
    await moveImport(tx, before, stoppedIn, { stoppedIn: null, problem: null, ...actingBy(ctx) });
    ctx.app.queues.wake(tx, workOnImports);
  });

/** The column that staff choose for a title of a sheet; null leaves the title out. */
export interface ChosenColumn {
  readonly sheet: string;
  readonly title: string;
  readonly column: string | null;
}

/** Rows whose cells are renamed at a time. */
const SOME = 1000;

/** The mapping of a sheet after a choice. */
function mappedAnew(read: ReadSheet, chosen: readonly ChosenColumn[]): ReadSheet {
  const columns = read.titles.map((title, index) => {
    const choice = chosen.find((one) => one.sheet === read.sheet && one.title === title);
    return choice === undefined ? (read.columns[index] ?? null) : choice.column;
  });
  return { ...read, columns };
}

/** The cells of a row under other columns. */
function renamed(from: ReadSheet, to: ReadSheet, cells: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [index, title] of from.titles.entries()) {
    const value = cells[from.columns[index] ?? title];
    if (value !== undefined) result[to.columns[index] ?? title] ??= value;
  }
  return result;
}

/**
 * Gives the titles of an import other columns, and checks it again. The choice is remembered for
 * files with the same titles.
 *
 * @throws BAD_USER_INPUT for a sheet, title or column that does not exist, CONFLICT once it was applied
 */
export async function mapImport(ctx: Context, id: number, chosen: readonly ChosenColumn[]): Promise<void> {
  await change(ctx, IMPORT, id, 'mapImport', async ({ tx, at, before }) => {
    if (before.state !== 'checked') throw new UserError('CONFLICT', 'This import was applied, or is being checked.');
    const templates = sheetsOf(before.kind);
    for (const { sheet, title, column } of chosen) {
      const template = templates.find((one) => one.sheet === sheet);
      const isTitle = before.sheets.some((one) => one.sheet === sheet && one.titles.includes(title));
      if (!isTitle || (column !== null && !(template?.columns ?? []).includes(column)))
        throw new UserError('BAD_USER_INPUT', 'Choose the columns again.');
    }
    const sheets = before.sheets.map((read) => mappedAnew(read, chosen));
    for (const [index, to] of sheets.entries()) {
      const from = before.sheets[index];
      if (from === undefined) continue;
      const mapping: HeaderMapping = Object.fromEntries(to.titles.map((title, place) => [title, to.columns[place] ?? null]));
      await saveMapping(tx, {
        headerKey: headerKey(to.sheet, to.titles),
        mapping,
        savedById: ctx.signedIn().session.userId,
        createdAt: at,
      });
      let after = 0;
      for (;;) {
        const rows = await findRowsAfter(tx, id, to.sheet, after, SOME);
        const last = rows.at(-1);
        if (last === undefined) break;
        await saveCells(
          tx,
          rows.map((row) => ({ id: row.id, cells: renamed(from, to, row.cells) })),
        );
        after = last.row;
      }
    }
    await moveImport(tx, before, 'checking', { sheets, createdAt: at, failed: 0 });
  });
  const one = await present(findImport(ctx.app.database.db, id), `Import ${id}`);
  await checkStaged(
    ctx,
    one,
    one.problems.filter(({ row, column }) => row === null && column === null),
  );
  ctx.forget();
}
