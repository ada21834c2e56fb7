import { DAY_NAMES } from '../time/calendarNames.ts';
import { manilaClock } from '../time/manilaClock.ts';

/**
 * The day of the week of an instant in Manila as a number, 0 for Sunday: its place in `DAY_NAMES`.
 *
 * @throws RangeError for an invalid date
 * @example weekdayInManila(new Date('2025-11-16T16:00:00Z')) // 1, Monday
 */
export const weekdayInManila = (at: Date): number => DAY_NAMES.findIndex((name) => name === manilaClock(at).weekday);
