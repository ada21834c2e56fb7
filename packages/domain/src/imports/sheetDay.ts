import { manilaMidnight } from '../time/manilaDate.ts';

/**
 * The day in a spreadsheet cell, as its start in Manila; null for an invalid one. A text is read as
 * mm/dd/yyyy, from the year 1900. A Date counts by its day in UTC, because spreadsheets have no
 * time zones and are read as if in UTC.
 *
 * @example sheetDay('11/17/2025') // 2025-11-17T00:00:00+08:00
 * @spec 2 §3 names mm/dd/yyyy
 */
export function sheetDay(cell: unknown): Date | null {
  if (cell instanceof Date) {
    return Number.isNaN(cell.getTime()) ? null : manilaMidnight(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate());
  }
  const text = typeof cell === 'string' ? cell.trim() : '';
  const [month = 0, day = 0, year = 0] = (/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)?.slice(1) ?? []).map(Number);
  // A day or month that does not exist overflows into another month.
  const isReal = new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
  return isReal && year >= 1900 ? manilaMidnight(year, month, day) : null;
}
