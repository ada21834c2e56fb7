import type { Instant } from '../time/instant.ts';
import { isoTime } from '../time/isoTime.ts';

/**
 * An instant as a cell of a text file: day and time in Manila, to the second, which spreadsheet
 * programs read as a date.
 *
 * @throws RangeError for an invalid instant
 * @example sheetTime('2025-11-16T16:00:00Z') // '2025-11-17 00:00:00'
 */
export const sheetTime = (at: Instant): string => isoTime(at).slice(0, 19).replace('T', ' ');

const DAY = 86_400_000;
/** 30 December 1899: day 0 of spreadsheets. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/**
 * An instant as a spreadsheet serial number: days since the end of 1899 in Manila time, to the
 * second. Null before March 1900, where spreadsheet programs differ. Rounded up to a billionth of a
 * day (86 µs), so that a reader that truncates fractions of a millisecond gets the same second.
 *
 * @throws RangeError for an invalid instant
 * @example sheetSerial('2025-11-16T16:00:00Z') // 45978
 */
export function sheetSerial(at: Instant): number | null {
  const serial = (Date.parse(`${isoTime(at).slice(0, 19)}Z`) - FIRST_DAY) / DAY;
  if (serial < 61) return null;
  return Number.isInteger(serial) ? serial : (Math.floor(serial * 1e9) + 1) / 1e9;
}
