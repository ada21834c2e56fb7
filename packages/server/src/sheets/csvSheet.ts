import { sheetTime } from '@atlas/domain/exports';
import { BYTE_ORDER_MARK, csvLine } from '@atlas/domain/imports';
import { centavosToPesos } from '@atlas/domain/money';
import type { Sheet, SheetCell } from './sheet.ts';

const textOf = (cell: SheetCell): string | number | null => {
  if (cell === null || typeof cell === 'string') return cell;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (cell instanceof Date) return sheetTime(cell);
  return 'day' in cell ? cell.day : centavosToPesos(cell.centavos).toFixed(2);
};

/**
 * A sheet as CSV: UTF-8 with a byte order mark, CRLF, instants in Manila time, amounts in pesos. A
 * text that a spreadsheet would calculate gets a leading apostrophe. This includes a mobile number
 * with its +, which a spreadsheet would read as a number without the +.
 */
export async function* csvSheet({ headers, chunks }: Sheet): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(headers));
  for await (const rows of chunks) {
    if (rows.length > 0) yield Buffer.from(rows.map((row) => csvLine(row.map(textOf))).join(''));
  }
}
