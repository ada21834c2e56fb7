import { escapeFormula } from './escapeFormula.ts';

/** What spreadsheet programs need before a text to read its letters as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const cellOf = (cell: string | number | null): string => {
  const text = typeof cell === 'string' ? escapeFormula(cell) : String(cell ?? '');
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * One row of a CSV text with its line break; see `csvText`.
 *
 * @example csvLine(['=1+1', 3499]) // "'=1+1,3499\r\n"
 */
export const csvLine = (row: readonly (string | number | null)[]): string => `${row.map(cellOf).join(',')}\r\n`;

/**
 * Rows as a CSV text that spreadsheet programs open: UTF-8 with its mark, one row a line, what would be a formula guarded. Null is
 * an empty cell.
 *
 * @example csvText([['Name', 'Paid'], ['=1+1', 3499]]) // "\uFEFFName,Paid\r\n'=1+1,3499\r\n"
 * Formula cells are escaped on export: a product decision.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}
