import { byStart, isNotOver, movedTimes, unmovedFrom } from './changedTimes.ts';
import type { EventOccurrence, EventTimes } from './recurrence.ts';

/** Maximum length of a list of occurrences: a year of days. */
export const MAX_OCCURRENCES = 366;

/**
 * The occurrences of an event in a period as they take place, in order, at most 366. Cancelled ones
 * are included. A recurring event has the same time of day in Manila, from its first occurrence
 * through the day of `until`. Monthly events skip months that lack the day. The first occurrence
 * always counts. The specification names recurring events only; how they recur is a product
 * decision.
 *
 * @param from occurrences that are over at this instant are left out
 * @param to occurrences that start at this instant or later are left out
 * @throws RangeError for an event that ends before it starts, an unknown unit, an interval that is
 *   not a whole number from 1 to 1,000, and an invalid date
 * @example occurrencesOf({ startsAt: jan31, endsAt: jan31, recurrence: { every: 'month', interval: 1, until: null } }, jan1, may1)
 *   // 31 January and 31 March
 */
export function occurrencesOf(event: EventTimes, from: Date, to: Date): EventOccurrence[] {
  if (Number.isNaN(to.getTime())) throw new RangeError('Not a date.');
  const found = movedTimes(event).filter((time) => isNotOver(time, from) && time.startsAt.getTime() < to.getTime());
  const moved = found.length;
  for (const time of unmovedFrom(event, from)) {
    if (time.startsAt.getTime() >= to.getTime() || found.length - moved === MAX_OCCURRENCES) break;
    if (isNotOver(time, from)) found.push(time);
  }
  return found.toSorted(byStart).slice(0, MAX_OCCURRENCES);
}

/**
 * The occurrence of an event with a planned start, as RSVPs and changes reference it. Null when the
 * event has no such occurrence.
 *
 * @throws RangeError as `occurrencesOf`
 * @example occurrenceAt(weekly, moved.occursAt) // where it was moved to
 */
export function occurrenceAt(event: EventTimes, occursAt: Date): EventOccurrence | null {
  const moved = movedTimes(event).find((time) => time.occursAt.getTime() === occursAt.getTime());
  if (moved) return moved;
  for (const time of unmovedFrom(event, occursAt)) {
    if (time.startsAt.getTime() === occursAt.getTime()) return time;
    if (time.startsAt.getTime() > occursAt.getTime()) break;
  }
  return null;
}

/**
 * Whether an occurrence moved to a span would overlap another occurrence that takes place.
 *
 * @throws RangeError as `occurrencesOf`
 */
export const liesOverAnother = (event: EventTimes, { occursAt, startsAt, endsAt }: Omit<EventOccurrence, 'isCancelled'>): boolean =>
  occurrencesOf(event, startsAt, endsAt).some((other) => other.occursAt.getTime() !== occursAt.getTime() && !other.isCancelled);
