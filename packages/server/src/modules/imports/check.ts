import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  headerKey,
  IMPORT_TEMPLATES,
  type ImportMode,
  type ImportPlan,
  type ImportProblem,
  type ImportSheet,
  isEmptyCell,
  mapHeaders,
  MAX_IMPORT_ROWS,
  problemText,
  RowChecker,
  SHEET_MISSING,
  sheetByTitles,
  type SheetName,
  sheetProblem,
  titleProblems,
  type UploadKind,
} from '@atlas/domain/imports';
import type { Context } from '../../commands/context.ts';
import { opensPage } from '../../commands/reader.ts';
import { present } from '../../db/present.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import { CSV_SHEET, readImportFile } from '../../sheets/readImportFile.ts';
import { StatementFileError } from '../../sheets/statementFileError.ts';
import { findMemberNames } from './memberRepo.ts';
import { readsImport } from './scopes.ts';
import { planRows, type Planning, problemsOfPlan, type ReadRow } from './plan.ts';
import {
  countRows,
  deleteImport,
  findAllKeys,
  findImport,
  findMapping,
  findRowsAfter,
  type Import,
  type RowResult,
  saveRows,
  stageRows,
  updateImport,
} from './repo.ts';
import { imports, type ReadSheet } from './tables.ts';

/** Rows that are written or checked at a time. */
const SOME = 1000;
/** The first problems, which an answer contains. */
const MAX_PROBLEMS = 1000;

/** A file that cannot be read as an import. */
export class UnreadableImport extends UserError {
  readonly isTooLarge: boolean;
  constructor({ message, code }: StatementFileError) {
    super('BAD_USER_INPUT', message);
    this.isTooLarge = code === 'too-large';
  }
  override get status(): number {
    return this.isTooLarge ? 413 : 415;
  }
}

export const sheetsOf = (kind: UploadKind): readonly ImportSheet[] => IMPORT_TEMPLATES[kind];

/** A file to check, with what it is to be imported as. */
export interface ImportFile {
  readonly path: string;
  readonly kind: UploadKind;
  readonly mode: ImportMode;
  readonly fileName: string;
  readonly sourceUrl?: string;
}

/** Requires that the caller may import: with the page, and not while viewing as someone else. */
export function mustImport(ctx: Context): void {
  const { session, reader } = ctx.signedIn();
  if (!opensPage(reader, 'uploadContents')) throw accessRestricted();
  if (session.impersonatorId !== null) throw new UserError('FORBIDDEN', 'Files cannot be imported while you view as someone else.');
}

/**
 * Requires that the caller may read an import: one of their own, or any for staff who see everyone.
 * Its rows contain personal data.
 */
export function mustReadImport(ctx: Context, { uploadedById }: Pick<Import, 'uploadedById'>): void {
  if (!readsImport(ctx.signedIn().reader, uploadedById)) throw new UserError('NOT_FOUND', 'This import no longer exists.');
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

/** The sheets of a file, and problems with them as wholes. */
interface Staged {
  readonly sheets: ReadSheet[];
  readonly problems: ImportProblem[];
}

/** Writes the rows of a file as they are read, without holding it in memory. */
async function stageFile(ctx: Context, importId: number, { path, kind }: ImportFile): Promise<Staged> {
  const { db } = ctx.app.database;
  const templates = sheetsOf(kind);
  const staged: Staged = { sheets: [], problems: [] };
  let [total, waiting] = [0, [] as { sheet: string; row: number; cells: Record<string, string> }[]];
  let current: ReadSheet | null = null;
  let isCsv = false;
  const isWanted = (name: string) => name === CSV_SHEET || templates.some(({ sheet }) => sheet === name.trim());
  for await (const part of readImportFile(path, isWanted)) {
    const name = part.sheet.trim();
    if (part.kind === 'sheet') {
      current = null;
      isCsv = part.sheet === CSV_SHEET;
      if (part.isHidden && isWanted(name)) staged.problems.push(sheetProblem(name, 'the sheet is hidden; show it, or delete it'));
    } else if (part.kind === 'merged')
      staged.problems.push(sheetProblem(name, `the cells ${part.range} are merged; give each row its own values`));
    else if (part.cells.some((cell) => !isEmptyCell(cell))) {
      if (current === null) {
        // A CSV file without a known title is read as the first sheet, so that its columns can be chosen.
        const sheet = name === CSV_SHEET ? (sheetByTitles(templates, part.cells) ?? templates[0]?.sheet) : name;
        const template = templates.find((one) => one.sheet === sheet);
        if (template === undefined) continue;
        const titles = part.cells.map((title) => title.trim());
        const remembered = await findMapping(db, headerKey(template.sheet, titles));
        current = { sheet: template.sheet, titles, columns: mapHeaders(template, titles, remembered) };
        staged.sheets.push(current);
        continue;
      }
      total += 1;
      if (total > MAX_IMPORT_ROWS)
        throw new StatementFileError('too-large', `An import has at most ${MAX_IMPORT_ROWS.toLocaleString('en')} rows. Split the file.`);
      waiting.push({ sheet: current.sheet, row: part.row, cells: cellsOf(current, part.cells) });
      if (waiting.length >= SOME) {
        await stageRows(db, importId, waiting);
        waiting = [];
      }
    }
  }
  await stageRows(db, importId, waiting);
  const seen = [...staged.sheets, ...staged.problems].map(({ sheet }) => sheet);
  // A CSV file is one sheet. The others may have been imported before.
  if (!isCsv)
    staged.problems.push(...templates.filter(({ sheet }) => !seen.includes(sheet)).map(({ sheet }) => sheetProblem(sheet, SHEET_MISSING)));
  return staged;
}

/** The texts of a row by the column of the template, or by the title of one that has none. */
export function cellsOf({ titles, columns }: ReadSheet, cells: readonly string[]): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [index, title] of titles.entries()) {
    const [cell, name] = [cells[index] ?? '', columns[index] ?? title];
    if (cell !== '' && name !== '') named[name] ??= cell;
  }
  return named;
}

/** The problems of a check: the first of them, and the number of all. */
class Problems {
  readonly first: ImportProblem[] = [];
  count = 0;
  add(problems: readonly ImportProblem[]): void {
    this.count += problems.length;
    this.first.push(...problems.slice(0, MAX_PROBLEMS - this.first.length));
  }
}

const failedRow = (id: number, problems: readonly ImportProblem[]): RowResult => ({
  id,
  state: 'failed',
  outcome: 'problem',
  problem: problems.map(problemText).join(' '),
});

function resultOf(id: number, plan: ImportPlan, recordId: number | null): RowResult {
  if (plan.outcome === 'skip') return { id, state: 'skipped', outcome: 'skip', problem: plan.message, recordId };
  if (plan.outcome === 'problem') return { id, state: 'failed', outcome: 'problem', problem: 'It has a problem.' };
  return { id, state: 'waiting', outcome: plan.outcome, recordId, before: plan.before, after: plan.after };
}

/** Yields the rows of a sheet in portions. */
async function* portions(ctx: Context, importId: number, sheet: string) {
  let after = 0;
  for (;;) {
    const rows = await findRowsAfter(ctx.app.database.db, importId, sheet, after, SOME);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.row;
  }
}

/**
 * Checks the rows of an import that were read, and saves what each would do. No record is written.
 *
 * @param atFile problems with the file as a whole
 */
export async function checkStaged(ctx: Context, one: Import, atFile: readonly ImportProblem[]): Promise<void> {
  const { db } = ctx.app.database;
  const problems = new Problems();
  problems.add(atFile);
  const checker = new RowChecker();
  const readable: ReadSheet[] = [];
  const templates = sheetsOf(one.kind);
  // In the order of the template: a sheet refers to rows of those before it.
  const sheets = templates.flatMap(({ sheet }) => one.sheets.filter((read) => read.sheet === sheet));
  for (const read of sheets) {
    const { fatal, other } = titleProblems(read);
    problems.add([...fatal, ...other]);
    if (fatal.length === 0) readable.push(read);
    else
      for await (const rows of portions(ctx, one.id, read.sheet))
        await saveRows(
          db,
          rows.map(({ id }) => failedRow(id, fatal)),
        );
  }
  for (const { sheet } of readable) {
    checker.noteSheet(sheet as SheetName);
    for await (const rows of portions(ctx, one.id, sheet)) for (const { cells } of rows) checker.note(sheet as SheetName, cells);
    checker.addKnown(sheet as SheetName, await findAllKeys(db, sheet));
  }
  const planning: Planning = { importId: one.id, mode: one.mode, names: await findMemberNames(ctx, db) };
  const people = new Map<number, number>();
  const subscribed = new Set<string>();
  for (const { sheet: name } of readable) {
    const sheet = name as SheetName;
    const template = templates.find((each) => each.sheet === sheet);
    for await (const rows of portions(ctx, one.id, sheet)) {
      const results: RowResult[] = [];
      const fitting: ReadRow[] = [];
      for (const { id, row, cells } of rows) {
        const own = Object.fromEntries((template?.columns ?? []).map((column) => [column, cells[column]]));
        const found = checker.check(sheet, row, own);
        const unnamed =
          sheet === 'Subscription' && found.value !== null && !subscribed.has(String(found.value['Subscription ID']))
            ? [
                {
                  sheet,
                  row,
                  column: 'Subscription ID',
                  value: String(found.value['Subscription ID']),
                  message: 'is in no row of Members that can be imported',
                },
              ]
            : [];
        const bad = [...found.problems, ...unnamed];
        problems.add(bad);
        if (bad.length > 0) results.push(failedRow(id, bad));
        else fitting.push({ id, row, cells });
      }
      const cellsOfRow = new Map(fitting.map(({ id, cells }) => [id, cells]));
      for (const { id, row, plan, recordId } of await planRows(ctx, db, planning, { sheet, rows: fitting })) {
        const cells = cellsOfRow.get(id) ?? {};
        const bad = problemsOfPlan(sheet, row, cells, plan);
        const earlier = sheet === 'Members' && recordId !== null ? people.get(recordId) : undefined;
        if (earlier !== undefined) bad.push({ sheet, row, column: null, value: null, message: `this is the person of row ${earlier}` });
        else if (recordId !== null) people.set(recordId, row);
        problems.add(bad);
        if (sheet === 'Members' && bad.length === 0 && typeof cells['Subscription ID'] === 'string')
          subscribed.add(cells['Subscription ID'].trim());
        results.push(bad.length > 0 ? failedRow(id, bad) : resultOf(id, plan, recordId));
      }
      await saveRows(db, results);
    }
  }
  await updateImport(db, one.id, {
    ...(await countRows(db, one.id)),
    state: 'checked',
    problems: problems.first,
    problemCount: problems.count,
  });
}

/**
 * Reads a file and checks it. Nothing but the check is written.
 *
 * @returns the id of the import
 * @throws UnreadableImport for a file that is not a table, or too large
 */
export async function checkFile(ctx: Context, file: ImportFile): Promise<number> {
  mustImport(ctx);
  const { db } = ctx.app.database;
  const at = ctx.app.clock.now();
  const [created] = await db
    .insert(imports)
    .values({
      kind: file.kind,
      mode: file.mode,
      fileName: file.fileName,
      checksum: await checksumOf(file.path),
      sourceUrl: file.sourceUrl ?? null,
      uploadedById: ctx.signedIn().session.userId,
      createdAt: at,
    })
    .returning({ id: imports.id });
  const id = created?.id ?? 0;
  try {
    const { sheets, problems } = await stageFile(ctx, id, file);
    await updateImport(db, id, { sheets });
    await checkStaged(ctx, await present(findImport(db, id), `Import ${id}`), problems);
    return id;
  } catch (error) {
    await ctx.app.database.transaction((tx) => deleteImport(tx, id));
    throw error instanceof StatementFileError ? new UnreadableImport(error) : error;
  }
}
