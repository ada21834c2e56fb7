/** Without it, Excel shows the peso sign as three other characters. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets run a cell that begins with one of these as a formula. An apostrophe before it makes
 * it text.
 */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell in CSV: quoted if it contains a comma, quote or line break, and never a formula. */
function csvCell(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of cells as UTF-8 CSV that opens the same in Excel and Google Sheets. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
