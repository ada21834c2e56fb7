import { checkDates } from '../time/checkDates.ts';
import { addManilaDays, manilaDaysBetween, startOfManilaDay } from '../time/manilaDay.ts';

/** Maximum number of days until the start of a funnel. */
export const MAX_START_DAYS = 3650;

/**
 * The start of a subscription that begins a number of days after today in Manila.
 *
 * @param startByDays whole days from 0; 0 is today
 * @throws RangeError when startByDays is not such a number
 * @example startDateOf(1, new Date('2025-11-17T15:59:59Z')) // 2025-11-18T00:00:00+08:00
 * @spec 2 §5
 */
export function startDateOf(startByDays: number, now: Date): Date {
  checkDates({ now });
  if (!Number.isInteger(startByDays) || startByDays < 0 || startByDays > MAX_START_DAYS) {
    throw new RangeError(`Not a number of days to the start: ${String(startByDays)}`);
  }
  return addManilaDays(startOfManilaDay(now), startByDays);
}

/**
 * The number of days from today in Manila to a start date; a past day counts as today.
 *
 * @throws RangeError when a date is invalid
 * @example startByDaysOf(new Date('2025-11-17T16:00:00Z'), new Date('2025-11-17T15:59:59Z')) // 1
 * @spec 2 §5
 */
export function startByDaysOf(startDate: Date, now: Date): number {
  checkDates({ startDate, now });
  const days = manilaDaysBetween(now, startDate);
  if (Number.isNaN(days)) throw new RangeError('startDate and now must be valid dates');
  return Math.max(0, days);
}
