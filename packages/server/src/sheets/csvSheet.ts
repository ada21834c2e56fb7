import { sheetTime } from '@atlas/domain/exports';
import { BYTE_ORDER_MARK, csvLine } from '@atlas/domain/imports';
import type { Sheet, SheetCell } from './sheet.ts';

const textOf = (cell: SheetCell): string | number | null => {
  if (cell instanceof Date) return sheetTime(cell);
  return typeof cell === 'number' && !Number.isFinite(cell) ? null : cell;
};

/** A sheet as CSV: UTF-8 with its mark, CRLF, what would be a formula guarded, instants by the clock of Manila. */
export async function* csvSheet({ headers, chunks }: Sheet): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(headers));
  for await (const rows of chunks) {
    if (rows.length > 0) yield Buffer.from(rows.map((row) => csvLine(row.map(textOf))).join(''));
  }
}
