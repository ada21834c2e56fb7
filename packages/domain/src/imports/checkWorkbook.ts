import { checkKnown } from '../errors/checkKnown.ts';
import { cellText } from './cells.ts';
import { type ImportProblem, sheetProblem } from './importProblem.ts';
import { SHEET_MISSING } from './importTexts.ts';
import { mapHeaders } from './mapHeaders.ts';
import { isEmptyCell, type RowCells, RowChecker } from './rowChecker.ts';
import type { ImportRow } from './rowSchemas.ts';
import { IMPORT_TEMPLATES, type ImportSheet, type SheetName, type UploadKind } from './templates.ts';
import { titleProblems } from './titleProblems.ts';

/** The cells of a sheet, row by row; the first row contains the column titles. */
export type Cells = readonly (readonly unknown[])[];

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

/** The cells of a sheet under its titles; null for a sheet whose rows cannot be read. */
interface OpenedSheet {
  readonly name: SheetName;
  readonly rows: readonly { readonly row: number; readonly cells: RowCells }[] | null;
  readonly problems: readonly ImportProblem[];
}

function openSheet(template: ImportSheet, cells: Cells | undefined): OpenedSheet {
  const name = template.sheet as SheetName;
  if (!cells) return { name, rows: null, problems: [sheetProblem(name, SHEET_MISSING)] };
  const titles = (cells[0] ?? []).map((title) => cellText(title));
  const columns = mapHeaders(template, titles);
  const { fatal, other } = titleProblems({ sheet: name, titles, columns });
  if (fatal.length > 0) return { name, rows: null, problems: [...fatal, ...other] };
  const rows = cells
    .slice(1)
    .map((line, index) => ({ row: index + 2, line }))
    .filter(({ line }) => !line.every(isEmptyCell))
    .map(({ row, line }) => ({
      row,
      cells: Object.fromEntries(template.columns.map((column) => [column, line[columns.indexOf(column)]])),
    }));
  return { name, rows, problems: other };
}

/**
 * Checks a workbook against its template, without writing anything: sheets and columns, every cell,
 * duplicate rows, references to rows of other sheets, and that each member has an email address or
 * a Tribe ID. The first row of a sheet contains the titles, in any order. Empty rows are skipped,
 * and sheets that are not in the template are ignored.
 *
 * @param workbook the cells of each sheet by its name, as read-excel-file reads them
 * @returns the valid rows with their numbers, and all problems
 * @throws RangeError for an unknown value
 * @example
 * const Groups = [['Group ID', 'Name'], ['G1', 'Luzon']];
 * const Subgroups = [['Subgroup ID', 'Name', 'Group ID']];
 * checkWorkbook('groups', { Groups, Subgroups }).problems // []
 * @spec 2 §3
 */
export function checkWorkbook(kind: UploadKind, workbook: Readonly<Record<string, Cells>>): CheckedWorkbook {
  checkKnown({ kind }, IMPORT_TEMPLATES);
  const templates: readonly ImportSheet[] = IMPORT_TEMPLATES[kind];
  const opened = templates.map((template) =>
    openSheet(template, Object.hasOwn(workbook, template.sheet) ? workbook[template.sheet] : undefined),
  );
  const checker = new RowChecker();
  for (const { name, rows } of opened) {
    if (rows !== null) checker.noteSheet(name);
    for (const { cells } of rows ?? []) checker.note(name, cells);
  }
  const checked = opened.map(({ name, rows, problems }) => {
    const results = (rows ?? []).map(({ row, cells }) => ({ row, ...checker.check(name, row, cells) }));
    const fitting = results.flatMap(({ row, value }) => (value === null ? [] : [{ row, value }]));
    return { name, fitting, problems: [...problems, ...results.flatMap((result) => result.problems)] };
  });
  return {
    sheets: Object.fromEntries(checked.map(({ name, fitting }) => [name, fitting])) as CheckedSheets,
    problems: checked.flatMap(({ problems }) => problems),
  };
}
