import { startOfManilaDay } from '../time/manilaDay.ts';

/**
 * A new payment schedule entry as its form begins: today in Manila, price 0.
 *
 * @example newSchedule(new Date('2025-11-17T02:00:00Z')) // { scheduleDate: 2025-11-16T16:00:00Z, price: 0 }
 * Specification 2 §5.
 */
export function newSchedule(now: Date): { scheduleDate: Date; price: number } {
  return { scheduleDate: startOfManilaDay(now), price: 0 };
}
