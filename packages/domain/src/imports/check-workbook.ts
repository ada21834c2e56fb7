import { safeParse } from 'zod/mini';
import { cellProblem, type ImportProblem } from './import-problem.ts';
import { type ImportRow, ROW_SCHEMAS } from './row-schemas.ts';
import { IMPORT_TEMPLATES, type ImportSheet, type SheetName, type UploadKind } from './templates.ts';

/** The cells of a sheet, row by row; the first row holds the titles of the columns. */
export type Cells = readonly (readonly unknown[])[];

export interface CheckedRow<Sheet extends SheetName = SheetName> {
  readonly row: number;
  readonly value: ImportRow<Sheet>;
}

export type CheckedSheets = { readonly [Sheet in SheetName]?: readonly CheckedRow<Sheet>[] };

export interface CheckedWorkbook {
  /** The rows that fit, by sheet. */
  readonly sheets: CheckedSheets;
  readonly problems: readonly ImportProblem[];
}

type AnyRow = { readonly row: number; readonly value: Readonly<Record<string, unknown>> };

/** The column that names a row of its sheet once. */
const KEYS: readonly { readonly sheet: SheetName; readonly column: string }[] = [
  { sheet: 'Members', column: 'Tribe ID' },
  { sheet: 'Members', column: 'Email' },
  { sheet: 'Subscription', column: 'Subscription ID' },
  { sheet: 'Groups', column: 'Group ID' },
  { sheet: 'Subgroups', column: 'Subgroup ID' },
  { sheet: 'Courses', column: 'Course ID' },
  { sheet: 'Units', column: 'Unit ID' },
  { sheet: 'Lessons', column: 'Lesson ID' },
];

/** The columns that name a row of another sheet of the same workbook. */
const REFERENCES: readonly { readonly sheet: SheetName; readonly column: string; readonly to: SheetName }[] = [
  { sheet: 'Members', column: 'Subscription ID', to: 'Subscription' },
  { sheet: 'Subgroups', column: 'Group ID', to: 'Groups' },
  { sheet: 'Units', column: 'Course ID', to: 'Courses' },
  { sheet: 'Lessons', column: 'Unit ID', to: 'Units' },
];

const whole = (sheet: string, message: string, column: string | null = null): ImportProblem => ({ sheet, row: null, column, value: null, message });

const isEmpty = (cell: unknown): boolean => cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const checkSheet = ({ sheet, columns }: ImportSheet, cells: Cells): { rows: AnyRow[]; problems: ImportProblem[] } => {
  const titles = (cells[0] ?? []).map((title) => String(title ?? '').trim());
  const missing = columns.filter((column) => !titles.includes(column)).map((column) => whole(sheet, 'the column is missing', column));
  const twice = columns.filter((column) => titles.indexOf(column) !== titles.lastIndexOf(column)).map((column) => whole(sheet, 'the column is there twice', column));
  const unknown = titles.filter((title) => title !== '' && !columns.includes(title)).map((title) => whole(sheet, 'the template has no such column', title));
  const problems = [...missing, ...twice, ...unknown];
  if (missing.length > 0 || twice.length > 0) return { rows: [], problems };

  const rows: AnyRow[] = [];
  for (const [index, line] of cells.slice(1).entries()) {
    const row = index + 2;
    if (line.every(isEmpty)) continue;
    const values = Object.fromEntries(columns.map((column) => [column, line[titles.indexOf(column)]]));
    const result = safeParse(ROW_SCHEMAS[sheet as SheetName], values);
    if (result.success) rows.push({ row, value: result.data });
    else problems.push(...result.error.issues.map(({ path, message }) => cellProblem(sheet, row, String(path[0]), values[String(path[0])], message)));
  }
  return { rows, problems };
};

const repeated = (sheet: SheetName, column: string, rows: readonly AnyRow[]): ImportProblem[] => {
  const first = new Map<unknown, number>();
  return rows.flatMap(({ row, value }) => {
    const key = value[column];
    if (key === null || key === undefined) return [];
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row);
    return earlier === undefined ? [] : [cellProblem(sheet, row, column, key, `is in row ${earlier} already`)];
  });
};

const dangling = (sheet: SheetName, column: string, rows: readonly AnyRow[], to: SheetName, targets: readonly AnyRow[]): ImportProblem[] => {
  const key = KEYS.find((candidate) => candidate.sheet === to)?.column ?? '';
  const known = new Set(targets.map(({ value }) => value[key]));
  return rows
    .filter(({ value }) => value[column] !== null && !known.has(value[column]))
    .map(({ row, value }) => cellProblem(sheet, row, column, value[column], `is not in the sheet ${to}`));
};

const unnamed = (rows: readonly AnyRow[]): ImportProblem[] =>
  rows
    .filter(({ value }) => value['Tribe ID'] === null && value['Email'] === null)
    .map(({ row }) => cellProblem('Members', row, 'Email', null, 'needs an email address or a Tribe ID beside it'));

/**
 * Checks a workbook against its template, without writing anything: the sheets and columns, every cell, that no row is there
 * twice, and that what a row names in another sheet is there. The first row of a sheet holds the titles, in any order; empty rows
 * are passed over. References into a sheet count only once its own rows fit.
 *
 * @param workbook the cells of each sheet by its name, as read-excel-file reads them
 * @returns the rows that fit, with their numbers, and everything that does not
 * @example checkWorkbook('groups', { Groups: [['Group ID', 'Name'], ['G1', 'Luzon']], Subgroups: [['Subgroup ID', 'Name', 'Group ID']] })
 * Specification 2 §3.
 */
export function checkWorkbook(kind: UploadKind, workbook: Readonly<Record<string, Cells>>): CheckedWorkbook {
  const template: readonly ImportSheet[] = IMPORT_TEMPLATES[kind];
  const checked = template.map((sheet) => {
    const cells = Object.hasOwn(workbook, sheet.sheet) ? workbook[sheet.sheet] : undefined;
    return cells ? { name: sheet.sheet as SheetName, ...checkSheet(sheet, cells) } : { name: sheet.sheet as SheetName, rows: [], problems: [whole(sheet.sheet, 'the sheet is missing')] };
  });
  const rowsOf = (name: SheetName): readonly AnyRow[] => checked.find((sheet) => sheet.name === name)?.rows ?? [];
  const names = checked.map((sheet) => sheet.name);
  const problems = [
    ...checked.flatMap((sheet) => sheet.problems),
    ...(kind === 'members' ? unnamed(rowsOf('Members')) : []),
    ...KEYS.filter(({ sheet }) => names.includes(sheet)).flatMap(({ sheet, column }) => repeated(sheet, column, rowsOf(sheet))),
    ...REFERENCES.filter(({ sheet }) => names.includes(sheet)).flatMap(({ sheet, column, to }) => dangling(sheet, column, rowsOf(sheet), to, rowsOf(to))),
  ];
  const refused = new Set(problems.map(({ sheet, row }) => `${sheet}\n${row}`));
  const fitting = checked.map(({ name, rows }) => [name, rows.filter(({ row }) => !refused.has(`${name}\n${row}`))]);
  return { sheets: Object.fromEntries(fitting) as CheckedSheets, problems };
}
