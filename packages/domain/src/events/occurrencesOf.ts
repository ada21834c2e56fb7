import { occurrencesFrom } from './occurrencesFrom.ts';
import type { EventTimes, Occurrence } from './recurrence.ts';

/** No list of occurrences is longer: a year of days. */
export const MOST_OCCURRENCES = 366;

/**
 * The times of an event that touch a period, in order, the first 366 at most. A recurring event comes at the same time of day in
 * Manila, from its first time through the day of `until`; monthly it leaves out the months that lack the day. The first time
 * always counts.
 *
 * @param from what is over at this instant is left out
 * @param to what starts at this instant or later is left out
 * @throws RangeError for an event that ends before it starts, an unknown unit, an interval that is no whole number from 1 to
 *   1,000, and an invalid date
 * @example occurrencesOf({ startsAt: jan31, endsAt: jan31, recurrence: { every: 'month', interval: 1, until: null } }, jan1, may1)
 *   // 31 January and 31 March
 * The specification names recurring events only; how they recur is a product decision.
 */
export function occurrencesOf(event: EventTimes, from: Date, to: Date): Occurrence[] {
  if (Number.isNaN(to.getTime())) throw new RangeError('Not a date.');
  const found: Occurrence[] = [];
  for (const occurrence of occurrencesFrom(event, from)) {
    if (occurrence.startsAt.getTime() >= to.getTime() || found.length === MOST_OCCURRENCES) break;
    if (occurrence.endsAt.getTime() > from.getTime() || occurrence.startsAt.getTime() >= from.getTime()) found.push(occurrence);
  }
  return found;
}
