/** Without it, Excel reads the peso sign as three other characters. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet runs a cell that opens with one of these; an apostrophe before it makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell as CSV has it: quoted where a comma, quote or line break asks for it, never a formula. */
function csvCell(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of cells as UTF-8 CSV that Excel and Google Sheets open alike. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
