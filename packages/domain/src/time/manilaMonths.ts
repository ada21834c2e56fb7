import { manilaMidnight } from './manilaDate.ts';
import { startOfManilaDay } from './manilaDay.ts';

const OFFSET = 8 * 3_600_000;

/**
 * The start of the day a number of months later in Manila, limited to the last day of a shorter
 * month. An invalid date stays invalid.
 *
 * @param months whole months, may be negative
 * @throws RangeError when months is not a whole number
 * @example addManilaMonths(manilaMidnight(2025, 1, 31), 1) // 2025-02-28T00:00:00+08:00
 */
export function addManilaMonths(at: Date, months: number): Date {
  if (!Number.isInteger(months)) throw new RangeError(`Months must be a whole number, not ${String(months)}.`);
  const local = new Date(startOfManilaDay(at).getTime() + OFFSET);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth() + 1 + months, local.getUTCDate()];
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return manilaMidnight(year, month, Math.min(day, lastOfMonth));
}

/**
 * The next 15th or last day of a month in Manila, on or after the day of `at`.
 *
 * @example nextHalfMonthEnd(manilaMidnight(2025, 2, 16)) // 2025-02-28T00:00:00+08:00
 */
export function nextHalfMonthEnd(at: Date): Date {
  const local = new Date(startOfManilaDay(at).getTime() + OFFSET);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate()];
  return day <= 15 ? manilaMidnight(year, month, 15) : manilaMidnight(year, month + 1, 0);
}
