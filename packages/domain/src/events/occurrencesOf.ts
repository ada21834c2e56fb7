import { byStart, isNotOver, movedTimes, unmovedFrom } from './changedTimes.ts';
import type { EventOccurrence, EventTimes } from './recurrence.ts';

/** No list of occurrences is longer: a year of days. */
export const MAX_OCCURRENCES = 366;

/**
 * The times of an event that touch a period as they take place, in order, the first 366 at most; those that were called off are among them. A recurring
 * event comes at the same time of day in Manila, from its first time through the day of `until`; monthly it leaves out the months that lack the day. The
 * first time always counts.
 *
 * @param from what is over at this instant is left out
 * @param to what starts at this instant or later is left out
 * @throws RangeError for an event that ends before it starts, an unknown unit, an interval that is no whole number from 1 to
 *   1,000, and an invalid date
 * @example occurrencesOf({ startsAt: jan31, endsAt: jan31, recurrence: { every: 'month', interval: 1, until: null } }, jan1, may1)
 *   // 31 January and 31 March
 * The specification names recurring events only; how they recur is a product decision.
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
 * The time of an event that an answer or a change names by when the recurrence puts it; null for one that the event does not have.
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
 * Whether a time that is moved to a span would lie over another one of its event that takes place.
 *
 * @throws RangeError as `occurrencesOf`
 */
export const liesOverAnother = (event: EventTimes, { occursAt, startsAt, endsAt }: Omit<EventOccurrence, 'isCancelled'>): boolean =>
  occurrencesOf(event, startsAt, endsAt).some((other) => other.occursAt.getTime() !== occursAt.getTime() && !other.isCancelled);
