import type { Instant } from '../time/instant.ts';
import { isoTime } from '../time/isoTime.ts';

/**
 * An instant as a cell of a text file: the day and the clock of Manila, to the second, which spreadsheet programs read as a date.
 *
 * @throws RangeError for what is no instant
 * @example sheetTime('2025-11-16T16:00:00Z') // '2025-11-17 00:00:00'
 */
export const sheetTime = (at: Instant): string => isoTime(at).slice(0, 19).replace('T', ' ');

const DAY = 86_400_000;
/** 30 December 1899: the day from which spreadsheets count. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/**
 * An instant as a spreadsheet counts it: days since the end of 1899 by the clock of Manila, to the second. Null for what is before March 1900,
 * which spreadsheets count in different ways. Rounded up to a billionth of a day (86 µs): a reader that cuts off fractions of a millisecond finds
 * the same second.
 *
 * @throws RangeError for what is no instant
 * @example sheetSerial('2025-11-16T16:00:00Z') // 45978
 */
export function sheetSerial(at: Instant): number | null {
  const serial = (Date.parse(`${isoTime(at).slice(0, 19)}Z`) - FIRST_DAY) / DAY;
  if (serial < 61) return null;
  return Number.isInteger(serial) ? serial : (Math.floor(serial * 1e9) + 1) / 1e9;
}
