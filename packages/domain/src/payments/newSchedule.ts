import { checkDates } from '../time/checkDates.ts';
import { startOfManilaDay } from '../time/manilaDay.ts';

/**
 * The initial values of a new payment schedule entry: today in Manila, price 0.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example newSchedule(new Date('2025-11-17T02:00:00Z'))
 * // { scheduleDate: 2025-11-16T16:00:00Z, price: 0 }
 * @spec 2 §5
 */
export function newSchedule(now: Date): { scheduleDate: Date; price: number } {
  checkDates({ now });
  return { scheduleDate: startOfManilaDay(now), price: 0 };
}
