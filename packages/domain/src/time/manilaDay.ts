import { checkDates, timeOf } from './checkDates.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OFFSET = 8 * HOUR;

/**
 * The instant at which the day of `at` starts in Manila. Manila has been eight hours ahead of UTC
 * without daylight saving since 1990, so integer arithmetic is exact for every date the product
 * handles. An invalid date stays invalid.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example startOfManilaDay(new Date('2025-11-17T16:30:00Z')) // 2025-11-18T00:00:00+08:00
 * @spec 2 §4, §9
 */
export function startOfManilaDay(at: Date): Date {
  return new Date(Math.floor((timeOf({ at }) + OFFSET) / DAY) * DAY - OFFSET);
}

/**
 * The same time of day in Manila a number of days later (or earlier, when negative). An invalid
 * date stays invalid.
 *
 * @param days whole days
 * @throws RangeError when days is not a whole number
 * @example addManilaDays(new Date('2025-11-17T00:00:00Z'), 14) // 2025-12-01T00:00:00Z
 */
export function addManilaDays(at: Date, days: number): Date {
  if (!Number.isInteger(days)) throw new RangeError(`Days must be a whole number, not ${String(days)}.`);
  return new Date(timeOf({ at }) + days * DAY);
}

/**
 * The number of midnights in Manila between two instants: 0 on the same day, 1 from today to
 * tomorrow, negative into the past. NaN when one of them is invalid.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example manilaDaysBetween(new Date('2025-11-17T15:59:59Z'), new Date('2025-11-17T16:00:00Z'))
 * // 1
 */
export function manilaDaysBetween(from: Date, to: Date): number {
  checkDates({ from, to });
  return Math.round((startOfManilaDay(to).getTime() - startOfManilaDay(from).getTime()) / DAY);
}
