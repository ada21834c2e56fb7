import { type AnyRow, type Cells, type CheckedSheet, checkSheet } from './checkSheet.ts';
import { cellProblem, type ImportProblem } from './importProblem.ts';
import type { ImportRow } from './rowSchemas.ts';
import { KEYS, REFERENCES } from './sheetKeys.ts';
import { IMPORT_TEMPLATES, type ImportSheet, type SheetName, type UploadKind } from './templates.ts';

export interface CheckedRow<Sheet extends SheetName = SheetName> {
  readonly row: number;
  readonly value: ImportRow<Sheet>;
}

export type CheckedSheets = { readonly [Sheet in SheetName]?: readonly CheckedRow<Sheet>[] };

export interface CheckedWorkbook {
  /** The valid rows, by sheet. */
  readonly sheets: CheckedSheets;
  readonly problems: readonly ImportProblem[];
}

const repeated = ({ name, rows }: CheckedSheet, column: string): ImportProblem[] => {
  const first = new Map<unknown, number>();
  return rows.flatMap(({ row, value }) => {
    const key = value[column];
    const earlier = first.get(key);
    if (key === null || earlier === undefined) {
      first.set(key, row);
      return [];
    }
    return [cellProblem(name, row, column, key, `is in row ${earlier} already`)];
  });
};

const dangling = ({ name, rows }: CheckedSheet, column: string, target: CheckedSheet): ImportProblem[] =>
  rows
    .map(({ row, value }) => ({ row, named: value[column] }))
    .filter(({ named }) => typeof named === 'string' && !target.named.has(named))
    .map(({ row, named }) => cellProblem(name, row, column, named, `is not in the sheet ${target.name}`));

const unnamed = (rows: readonly AnyRow[]): ImportProblem[] =>
  rows
    .filter(({ value }) => value['Tribe ID'] === null && value['Email'] === null)
    .map(({ row }) => cellProblem('Members', row, 'Email', null, 'needs an email address, or a Tribe ID in its row'));

/**
 * Checks a workbook against its template, without writing anything: sheets and columns, every cell,
 * duplicate rows, references to rows of other sheets, and that each member has an email address or
 * a Tribe ID. The first row of a sheet contains the titles, in any order. Empty rows are skipped,
 * and sheets that are not in the template are ignored.
 *
 * @param workbook the cells of each sheet by its name, as read-excel-file reads them
 * @returns the valid rows with their numbers, and all problems
 * @example
 * const Groups = [['Group ID', 'Name'], ['G1', 'Luzon']];
 * const Subgroups = [['Subgroup ID', 'Name', 'Group ID']];
 * checkWorkbook('groups', { Groups, Subgroups }).problems // []
 * @spec 2 §3
 */
export function checkWorkbook(kind: UploadKind, workbook: Readonly<Record<string, Cells>>): CheckedWorkbook {
  const templates: readonly ImportSheet[] = IMPORT_TEMPLATES[kind];
  const checked = templates.map((template) =>
    checkSheet(template, Object.hasOwn(workbook, template.sheet) ? workbook[template.sheet] : undefined),
  );
  const find = (name: SheetName): CheckedSheet | undefined => checked.find((sheet) => sheet.name === name);

  const across = [
    ...unnamed(find('Members')?.rows ?? []),
    ...KEYS.flatMap(({ sheet, column }) => {
      const found = find(sheet);
      return found ? repeated(found, column) : [];
    }),
    ...REFERENCES.flatMap(({ sheet, column, to }) => {
      const [from, target] = [find(sheet), find(to)];
      return from && target ? dangling(from, column, target) : [];
    }),
  ];
  const rejected = new Set(across.map(({ sheet, row }) => `${sheet}\n${row}`));
  const fitting = checked.map(({ name, rows }) => [name, rows.filter(({ row }) => !rejected.has(`${name}\n${row}`))]);
  return { sheets: Object.fromEntries(fitting) as CheckedSheets, problems: [...checked.flatMap((sheet) => sheet.problems), ...across] };
}
