import { MONTHS } from '../time/calendarNames.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaClock } from '../time/manilaClock.ts';

const textOf = (months: number): string => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;

/** The months since the year 0 until the current month in Manila. */
const currentMonth = (now: Date): number => {
  checkDates({ now });
  const { year, month } = manilaClock(now);
  return year * 12 + month - 1;
};

/**
 * Whether a month has ended in Manila.
 *
 * @param month '2026-03'
 * @example hasMonthEnded('2025-10', new Date('2025-11-01T00:00:00+08:00')) // true
 */
export const hasMonthEnded = (month: string, now: Date): boolean => month < textOf(currentMonth(now));

/**
 * The latest months that have ended in Manila, newest first.
 *
 * @example endedMonths(new Date('2026-01-31T12:00:00+08:00'), 2) // ['2025-12', '2025-11']
 */
export const endedMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_none, index) => textOf(currentMonth(now) - 1 - index));

/**
 * A month in words.
 *
 * @example monthText('2026-03') // 'March 2026'
 */
export const monthText = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
