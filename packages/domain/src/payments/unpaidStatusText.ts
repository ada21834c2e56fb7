import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';

/**
 * The status of an unpaid entry, by the days to its date in Manila: overdue, due today, due
 * tomorrow, or due in a number of days.
 *
 * @throws RangeError when a date is invalid
 * @example unpaidStatusText(new Date('2025-11-18'), new Date('2025-11-17')) // 'due tomorrow'
 * @spec 2 §4
 */
export function unpaidStatusText(scheduleDate: Date, now: Date): string {
  checkDates({ scheduleDate, now });
  const days = manilaDaysBetween(now, scheduleDate);
  if (Number.isNaN(days)) throw new RangeError('scheduleDate and now must be valid dates');
  if (days < 0) return 'overdue';
  return ['due today', 'due tomorrow'][days] ?? `due in ${days} days`;
}
