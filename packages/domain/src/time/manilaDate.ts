import { startOfManilaDay } from './manilaDay.ts';

const OFFSET = 8 * 3_600_000;

/**
 * The instant at which a calendar day begins in Manila. Months and days beyond their range run over, as in `Date.UTC`.
 *
 * @param month 1 to 12
 * @example manilaMidnight(2025, 11, 17).toISOString() // '2025-11-16T16:00:00.000Z'
 */
export function manilaMidnight(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day) - OFFSET);
}

/**
 * The start of the day so many months later in Manila, held to the last day of a shorter month. An invalid date stays invalid.
 *
 * @param months whole months, may be negative
 * @throws RangeError when months is no whole number
 * @example addManilaMonths(manilaMidnight(2025, 1, 31), 1) // 28 February 2025
 */
export function addManilaMonths(at: Date, months: number): Date {
  if (!Number.isInteger(months)) throw new RangeError(`Months must be a whole number, not ${String(months)}.`);
  const local = new Date(startOfManilaDay(at).getTime() + OFFSET);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth() + 1 + months, local.getUTCDate()];
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return manilaMidnight(year, month, Math.min(day, lastOfMonth));
}

/**
 * The next 15th or last day of a month in Manila, on the day of `at` or after it.
 *
 * @example nextHalfMonthEnd(manilaMidnight(2025, 2, 16)) // 28 February 2025
 */
export function nextHalfMonthEnd(at: Date): Date {
  const local = new Date(startOfManilaDay(at).getTime() + OFFSET);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate()];
  return day <= 15 ? manilaMidnight(year, month, 15) : manilaMidnight(year, month + 1, 0);
}
