import { addManilaDays, manilaDaysBetween, startOfManilaDay } from '../time/manilaDay.ts';

/** A funnel may start so many days ahead at most. */
export const MAX_START_DAYS = 3650;

/**
 * The day on which a subscription starts that begins so many days after today in Manila.
 *
 * @param startByDays whole days from 0; 0 is today
 * @throws RangeError when startByDays is no such number
 * @example startDateOf(1, new Date('2025-11-17T15:59:59Z')) // 2025-11-17T16:00:00Z, the 18th in Manila
 * Specification 2 §5.
 */
export function startDateOf(startByDays: number, now: Date): Date {
  if (!Number.isInteger(startByDays) || startByDays < 0 || startByDays > MAX_START_DAYS) {
    throw new RangeError(`Not a number of days to the start: ${String(startByDays)}`);
  }
  return addManilaDays(startOfManilaDay(now), startByDays);
}

/**
 * How many days after today in Manila a start date lies; a day that has passed counts as today.
 *
 * @throws RangeError when a date is invalid
 * @example startByDaysOf(new Date('2025-11-17T16:00:00Z'), new Date('2025-11-17T15:59:59Z')) // 1
 * Specification 2 §5.
 */
export function startByDaysOf(startDate: Date, now: Date): number {
  const days = manilaDaysBetween(now, startDate);
  if (Number.isNaN(days)) throw new RangeError('Not a date.');
  return Math.max(0, days);
}
