import { safeParse } from 'zod/mini';
import { cleanLine } from '../forms/cleanLine.ts';
import { cellText } from './cells.ts';
import { cellProblem, type ImportProblem } from './importProblem.ts';
import { ROW_SCHEMAS } from './rowSchemas.ts';
import { isDayFirst, isDayInDoubt } from './sheetDay.ts';
import { KEYS, REFERENCES } from './sheetKeys.ts';
import type { SheetName } from './templates.ts';

/** The cells of a row by the columns of its template. */
export type RowCells = Readonly<Record<string, unknown>>;

/** The values of a row that fits, or its problems. */
export type RowCheck =
  | { readonly value: Readonly<Record<string, unknown>>; readonly problems: readonly [] }
  | { readonly value: null; readonly problems: readonly ImportProblem[] };

export const isEmptyCell = (cell: unknown): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cleanLine(cell) === '');

const DATE_COLUMN = /\(mm\/dd\/yyyy\)$/;
const IN_DOUBT = 'can be read in two ways, and other dates of this column have the day first; write it like 2025-11-30';

const isNamed = ({ 'Tribe ID': tribeId, Email: email }: RowCells): boolean => tribeId != null || email != null;

/**
 * Checks the rows of a workbook one by one, in two passes over them: `note` each row, then `check`
 * each row. It retains the keys of the rows, not their cells, so that a workbook can be streamed.
 *
 * @example
 * const checker = new RowChecker();
 * checker.note('Groups', { 'Group ID': 'G1', Name: 'Luzon' });
 * checker.check('Groups', 2, { 'Group ID': 'G1', Name: 'Luzon' }).problems // []
 * @spec 2 §3
 */
export class RowChecker {
  /** The keys by which a sheet may be referenced; absent for a sheet that was not seen. */
  readonly #named = new Map<string, Set<string>>();
  readonly #dayFirst = new Set<string>();
  readonly #rows = new Map<string, Map<unknown, number>>();

  /** Names a sheet that the workbook has, even one without rows. */
  noteSheet(sheet: SheetName): void {
    if (!this.#named.has(sheet)) this.#named.set(sheet, new Set());
  }

  note(sheet: SheetName, cells: RowCells): void {
    this.noteSheet(sheet);
    const key = KEYS.find((one) => one.sheet === sheet)?.column ?? '';
    this.#named.get(sheet)?.add(cellText(cells[key]));
    for (const [column, cell] of Object.entries(cells))
      if (DATE_COLUMN.test(column) && typeof cell === 'string' && isDayFirst(cell)) this.#dayFirst.add(`${sheet}\n${column}`);
  }

  /** Adds keys of records that earlier imports made, which rows may reference. */
  addKnown(sheet: SheetName, keys: Iterable<string>): void {
    for (const key of keys) this.#named.get(sheet)?.add(key);
  }

  check(sheet: SheetName, row: number, cells: RowCells): RowCheck {
    const result = safeParse(ROW_SCHEMAS[sheet], cells);
    const doubts = Object.entries(cells)
      .filter(([column, cell]) => typeof cell === 'string' && this.#dayFirst.has(`${sheet}\n${column}`) && isDayInDoubt(cell))
      .map(([column, cell]) => cellProblem(sheet, row, column, cell, IN_DOUBT));
    if (!result.success) {
      const failed = result.error.issues.map(({ path, message }) =>
        cellProblem(sheet, row, String(path[0]), cells[String(path[0])], message),
      );
      return { value: null, problems: [...failed, ...doubts] };
    }
    const value: Readonly<Record<string, unknown>> = result.data;
    const problems = [
      ...doubts,
      ...this.#unnamed(sheet, row, value),
      ...this.#repeated(sheet, row, value),
      ...this.#dangling(sheet, row, value),
    ];
    return problems.length === 0 ? { value, problems: [] } : { value: null, problems };
  }

  #unnamed(sheet: SheetName, row: number, value: RowCells): ImportProblem[] {
    if (sheet !== 'Members' || isNamed(value)) return [];
    return [cellProblem(sheet, row, 'Email', null, 'needs an email address, or a Tribe ID in its row')];
  }

  #repeated(sheet: SheetName, row: number, value: RowCells): ImportProblem[] {
    return KEYS.filter((one) => one.sheet === sheet).flatMap(({ column }) => {
      const place = `${sheet}\n${column}`;
      const rows = this.#rows.get(place) ?? new Map<unknown, number>();
      this.#rows.set(place, rows);
      const key = value[column];
      const earlier = rows.get(key);
      if (key !== null && earlier !== undefined) return [cellProblem(sheet, row, column, key, `is in row ${earlier} already`)];
      rows.set(key, row);
      return [];
    });
  }

  #dangling(sheet: SheetName, row: number, value: RowCells): ImportProblem[] {
    return REFERENCES.filter((one) => one.sheet === sheet).flatMap(({ column, to }) => {
      const [target, key] = [this.#named.get(to), value[column]];
      return target === undefined || typeof key !== 'string' || target.has(key)
        ? []
        : [cellProblem(sheet, row, column, key, `is not in the sheet ${to}`)];
    });
  }
}
