import { safeParse } from 'zod/mini';
import { cleanLine } from '../forms/cleanLine.ts';
import { cellText } from './cells.ts';
import { cellProblem, type ImportProblem } from './importProblem.ts';
import { ROW_SCHEMAS } from './rowSchemas.ts';
import { KEYS } from './sheetKeys.ts';
import type { ImportSheet, SheetName } from './templates.ts';

/** The cells of a sheet, row by row; the first row contains the column titles. */
export type Cells = readonly (readonly unknown[])[];

export interface AnyRow {
  readonly row: number;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface CheckedSheet {
  readonly name: SheetName;
  readonly rows: readonly AnyRow[];
  /** The keys that other sheets may reference, from both valid and invalid rows. */
  readonly named: ReadonlySet<string>;
  readonly problems: readonly ImportProblem[];
}

const isEmpty = (cell: unknown): boolean => cell === null || cell === undefined || (typeof cell === 'string' && cleanLine(cell) === '');

const titleProblems = ({ sheet, columns }: ImportSheet, titles: readonly string[]): { fatal: ImportProblem[]; other: ImportProblem[] } => {
  const problem = (column: string, message: string): ImportProblem => ({ sheet, row: null, column, value: null, message });
  const missing = columns.filter((column) => !titles.includes(column));
  const twice = columns.filter((column) => titles.indexOf(column) !== titles.lastIndexOf(column));
  const unknown = titles.filter((title) => title !== '' && !columns.includes(title));
  return {
    fatal: [
      ...missing.map((column) => problem(column, 'the column is missing')),
      ...twice.map((column) => problem(column, 'the column is there twice')),
    ],
    other: unknown.map((title) => problem(title, 'the template has no such column')),
  };
};

/**
 * Checks a single sheet: its titles, then every cell of every non-empty row. Without its titles no
 * row is read.
 *
 * @param cells undefined when the workbook lacks the sheet
 */
export function checkSheet(template: ImportSheet, cells: Cells | undefined): CheckedSheet {
  const name = template.sheet as SheetName;
  const nothing = { name, rows: [], named: new Set<string>() };
  if (!cells) return { ...nothing, problems: [{ sheet: name, row: null, column: null, value: null, message: 'the sheet is missing' }] };

  const titles = (cells[0] ?? []).map((title) => cellText(title));
  const { fatal, other } = titleProblems(template, titles);
  if (fatal.length > 0) return { ...nothing, problems: [...fatal, ...other] };

  const key = KEYS.find(({ sheet }) => sheet === name)?.column ?? '';
  const [rows, named, problems]: [AnyRow[], Set<string>, ImportProblem[]] = [[], new Set(), [...other]];
  for (const [index, line] of cells.slice(1).entries()) {
    if (line.every(isEmpty)) continue;
    const row = index + 2;
    const values = Object.fromEntries(template.columns.map((column) => [column, line[titles.indexOf(column)]]));
    named.add(cellText(values[key]));
    const result = safeParse(ROW_SCHEMAS[name], values);
    if (result.success) rows.push({ row, value: result.data });
    else
      problems.push(
        ...result.error.issues.map(({ path, message }) => cellProblem(name, row, String(path[0]), values[String(path[0])], message)),
      );
  }
  return { name, rows, named, problems };
}
