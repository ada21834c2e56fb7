import { isoDay } from '../time/isoDay.ts';
import { addManilaDays } from '../time/manilaDay.ts';
import { weekOf } from './weekOf.ts';

/** Number of weeks in the chart of a group's activity. */
export const ACTIVITY_WEEKS = 8;

/**
 * The Mondays in Manila of the last eight weeks, including the current one, oldest first.
 *
 * @example activityWeeks(new Date('2025-11-17T02:00:00Z')).at(-1) // '2025-11-17'
 */
export const activityWeeks = (now: Date): string[] =>
  Array.from({ length: ACTIVITY_WEEKS }, (_none, index) => isoDay(addManilaDays(weekOf(now), -7 * (ACTIVITY_WEEKS - 1 - index))));
