import { DAY_NAMES } from '../time/calendarNames.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaClock } from '../time/manilaClock.ts';

/**
 * The weekday of an instant in Manila as an index into `DAY_NAMES`, 0 being Sunday.
 *
 * @throws RangeError for an invalid date
 * @example DAY_NAMES[weekdayInManila(new Date('2025-11-16T16:00:00Z'))] // 'Monday'
 */
export const weekdayInManila = (at: Date): number => {
  checkDates({ at });
  return DAY_NAMES.findIndex((name) => name === manilaClock(at).weekday);
};
