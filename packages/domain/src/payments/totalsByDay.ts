import { checkDates } from '../time/checkDates.ts';
import { isoDay } from '../time/isoDay.ts';
import type { PaymentEntry } from './paymentEntries.ts';

/**
 * The payments of several schedules, summed by day in Manila, earliest first.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const at = new Date('2025-11-17T02:00:00Z');
 * const entries = [{ price: 100, scheduleDate: at }, { price: 50, scheduleDate: at }];
 * totalsByDay(entries).map(({ price }) => price)
 * // [150]
 */
export function totalsByDay(entries: readonly PaymentEntry[]): PaymentEntry[] {
  const days = new Map<string, PaymentEntry>();
  for (const { price, scheduleDate } of entries) {
    checkDates({ scheduleDate });
    const day = isoDay(scheduleDate);
    const before = days.get(day);
    days.set(day, { price: (before?.price ?? 0) + price, scheduleDate: before?.scheduleDate ?? scheduleDate });
  }
  return [...days.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

/**
 * The sum of the payments that are due on a day in Manila or before it, in whole pesos.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const day = new Date('2025-11-17');
 * dueBy([{ price: 100, scheduleDate: day }], day) // 100
 */
export const dueBy = (entries: readonly PaymentEntry[], day: Date): number => {
  checkDates({ day });
  for (const { scheduleDate } of entries) checkDates({ scheduleDate });
  return entries.filter(({ scheduleDate }) => isoDay(scheduleDate) <= isoDay(day)).reduce((sum, { price }) => sum + price, 0);
};
