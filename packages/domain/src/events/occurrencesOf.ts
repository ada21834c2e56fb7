import { checkDates } from '../time/checkDates.ts';
import { byStart, isNotOver, movedTimes, unmovedFrom } from './changedTimes.ts';
import { checkEventTimes } from './occurrencesFrom.ts';
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
 * @example
 * const startsAt = new Date('2026-01-31T11:00:00Z');
 * const recurrence = { every: 'month', interval: 1, until: null };
 * const event = { startsAt, endsAt: startsAt, recurrence };
 * occurrencesOf(event, new Date('2026-01-01'), new Date('2026-05-01')).map((time) => time.startsAt)
 * // [2026-01-31T11:00:00Z, 2026-03-31T11:00:00Z]
 */
export function occurrencesOf(event: EventTimes, from: Date, to: Date): EventOccurrence[] {
  checkEventTimes(event);
  checkDates({ from, to });
  if (Number.isNaN(to.getTime())) throw new RangeError('to must be a valid date');
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
 * @example
 * const hour = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * const weekly = { ...hour, recurrence: { every: 'week', interval: 1, until: null } };
 * const moved = { startsAt: new Date('2025-11-11T11:00Z'), endsAt: new Date('2025-11-11T12:00Z') };
 * const changes = [{ ...moved, occursAt: new Date('2025-11-10T11:00Z'), cancelledAt: null }];
 * occurrenceAt({ ...weekly, changes }, new Date('2025-11-10T11:00Z'))?.startsAt
 * // 2025-11-11T11:00:00Z
 */
export function occurrenceAt(event: EventTimes, occursAt: Date): EventOccurrence | null {
  checkEventTimes(event);
  checkDates({ occursAt });
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
export const liesOverAnother = (event: EventTimes, { occursAt, startsAt, endsAt }: Omit<EventOccurrence, 'isCancelled'>): boolean => {
  checkDates({ occursAt, startsAt, endsAt });
  return occurrencesOf(event, startsAt, endsAt).some((other) => other.occursAt.getTime() !== occursAt.getTime() && !other.isCancelled);
};
