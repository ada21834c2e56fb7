import { setImmediate } from 'node:timers/promises';
import { CELLS_REMOVED, importCellsKeptSince, type SheetName } from '@atlas/domain/imports';
import { MAY_NO_LONGER, ROW_CHANGED_SINCE, undoableUntil } from '@atlas/domain/jobs';
import type { App } from '../../app.ts';
import { userErrorOf } from '../../commands/constraintErrors.ts';
import type { Context } from '../../commands/context.ts';
import { opensPage } from '../../commands/reader.ts';
import { UserError } from '../../errors.ts';
import { contextOfHolder } from '../users/commands.ts';
import { applyAlone, applyTogether, isWrittenTogether, saveResults, undoRows } from './apply.ts';
import { sheetsOf } from './check.ts';
import { findMemberNames } from './memberRepo.ts';
import type { AddedSheet, Planning } from './plan.ts';
import {
  countRows,
  deleteImport,
  findAbandoned,
  findAtWork,
  findImport,
  findLastRowsIn,
  findRowsIn,
  findWithOldCells,
  holdImport,
  type Import,
  moveImport,
  removeCells,
} from './repo.ts';

/** Rows per transaction: few enough not to block others, and to show progress. */
const CHUNK = 100;
/** Hours after which a check that never ended is deleted. */
const ABANDONED_MS = 3_600_000;

/** Applies or undoes the import under way. What another process did not finish is continued. */
export async function workOnImportsUnderWay(app: App, jobId: string, signal?: AbortSignal): Promise<void> {
  for (const id of await findAtWork(app.database.db)) await workOn(app, jobId, id, signal);
}

/** The context of the person who applies or undoes an import; null when they may not any more. */
async function actorOf(app: App, jobId: string, { actingId, actingLevelId }: Import): Promise<Context | null> {
  if (actingId === null || actingLevelId === null) return null;
  const ctx = await contextOfHolder(app, jobId, { userId: actingId, accessLevelId: actingLevelId, impersonatorId: null });
  return ctx !== null && opensPage(ctx.source.reader, 'uploadContents') ? ctx : null;
}

async function workOn(app: App, jobId: string, id: number, signal?: AbortSignal): Promise<void> {
  let oneByOne = 0;
  let planning: Planning | null = null;
  for (;;) {
    signal?.throwIfAborted();
    // The embedded database responds without a turn of the event loop, which requests wait for.
    await setImmediate();
    const one = await findImport(app.database.db, id);
    if (one === null || (one.state !== 'running' && one.state !== 'undoing')) return;
    const ctx = await actorOf(app, jobId, one);
    if (ctx === null) return end(app, one, MAY_NO_LONGER);
    planning ??= { importId: id, mode: one.mode, names: await findMemberNames(ctx, app.database.db) };
    const next = await nextRows(app, one, oneByOne > 0 ? 1 : CHUNK);
    if (next === null) return end(app, one);
    const rejection = await runChunk(ctx, one, planning, next);
    if (rejection !== null && next.rows.length > 1) oneByOne = next.rows.length;
    else if (rejection !== null) await rejectRow(app, one, next, rejection);
    if (next.rows.length === 1) oneByOne--;
  }
}

type Next = { readonly sheet: SheetName; readonly rows: Awaited<ReturnType<typeof findRowsIn>> };

/** The next rows to apply, sheet by sheet, or to undo, from the last; null when none is left. */
async function nextRows({ database: { db } }: App, { id, kind, state }: Import, size: number): Promise<Next | null> {
  const isUndo = state === 'undoing';
  const sheets = sheetsOf(kind).map(({ sheet }) => sheet as SheetName);
  for (const sheet of isUndo ? sheets.toReversed() : sheets) {
    const limit = isUndo || isWrittenTogether(sheet) ? size : 1;
    const rows = isUndo
      ? await findLastRowsIn(db, id, sheet, 'applied', limit)
      : await findRowsIn(db, { importId: id, sheet, state: 'waiting' }, limit);
    if (rows.length > 0) return { sheet, rows };
  }
  return null;
}

/** Writes rows. @returns the message of a rejection, in which case nothing is written, or null */
async function runChunk(ctx: Context, { id, state }: Import, planning: Planning, { sheet, rows }: Next): Promise<string | null> {
  try {
    const [first] = rows;
    if (state === 'running' && !isWrittenTogether(sheet)) {
      if (first !== undefined) await applyAlone(ctx, planning, sheet as AddedSheet, first);
      return null;
    }
    await ctx.app.database.transaction(async (tx) => {
      // A second process skips the rows that the first one has written.
      const one = await holdImport(tx, id);
      if (one?.state !== state) return;
      const wanted = state === 'undoing' ? 'applied' : 'waiting';
      const still = new Set(
        (
          await (state === 'undoing'
            ? findLastRowsIn(tx, id, sheet, wanted, rows.length)
            : findRowsIn(tx, { importId: id, sheet, state: wanted }, rows.length))
        ).map((row) => row.id),
      );
      const present = rows.filter((row) => still.has(row.id));
      await (state === 'undoing' ? undoRows(ctx, tx, id, { sheet, rows: present }) : applyTogether(ctx, tx, planning, sheet, present));
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

/** Saves the rejection of a row that was tried alone. */
async function rejectRow({ database }: App, { id: importId, state }: Import, { rows }: Next, message: string): Promise<void> {
  const isUndo = state === 'undoing';
  const results = rows.map(({ id }) => ({
    id,
    state: isUndo ? ('kept' as const) : ('failed' as const),
    problem: isUndo ? ROW_CHANGED_SINCE : message,
  }));
  await database.transaction((tx) => saveResults(tx, importId, results));
}

/** Ends the work on an import. Applied rows can be undone after that. */
async function end(app: App, one: Import, problem: string | null = null): Promise<void> {
  const at = app.clock.now();
  await app.database.transaction(async (tx) => {
    const held = await holdImport(tx, one.id);
    if (held?.state !== one.state) return;
    const counts = await countRows(tx, one.id);
    if (one.state === 'undoing') return moveImport(tx, one, problem === null ? 'undone' : 'done', { ...counts, problem, finishedAt: at });
    await moveImport(tx, one, problem === null ? 'done' : 'failed', {
      ...counts,
      problem,
      finishedAt: at,
      undoableUntil: undoableUntil(at),
    });
  });
}

/** Removes the cells of imports after 30 days, and checks that never ended. @returns how many imports lost their cells */
export async function removeOldCells(app: App, signal?: AbortSignal): Promise<number> {
  const { database, clock } = app;
  const at = clock.now();
  for (const id of await findAbandoned(database.db, new Date(at.getTime() - ABANDONED_MS)))
    await database.transaction((tx) => deleteImport(tx, id));
  const old = await findWithOldCells(database.db, importCellsKeptSince(at));
  for (const id of old) {
    signal?.throwIfAborted();
    await database.transaction((tx) => removeCells(tx, id, { at, text: CELLS_REMOVED }));
  }
  return old.length;
}
