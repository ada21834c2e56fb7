import { escapeFormula } from './escapeFormula.ts';

/** The mark that spreadsheet programs need at the start of a text to read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const cellOf = (cell: string | number | null): string => {
  const text = typeof cell === 'string' ? escapeFormula(cell) : String(cell ?? '');
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A row of a CSV text with its line break; see `csvText`.
 *
 * @example csvLine(['=1+1', 3499]) // "'=1+1,3499\r\n"
 */
export const csvLine = (row: readonly (string | number | null)[]): string => `${row.map(cellOf).join(',')}\r\n`;

/**
 * Formats rows as a CSV text for spreadsheet programs: UTF-8 with its byte order mark, one row per
 * line, formulas guarded. Null is an empty cell. Product decision: formula cells are escaped on
 * export.
 *
 * @example csvText([['Name', 'Paid'], ['=1+1', 3499]]) // "\uFEFFName,Paid\r\n'=1+1,3499\r\n"
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}
