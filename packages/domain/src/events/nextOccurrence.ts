import { byStart, isNotOver, movedTimes, unmovedFrom } from './changedTimes.ts';
import { isCancelledWithAll } from './isCancelledWithAll.ts';
import type { EventOccurrence, EventTimes } from './recurrence.ts';

/**
 * The time of an event that is on now, or else the next one, called off ones left out; null when there is none to come.
 *
 * @throws RangeError as `occurrencesOf`
 * @example nextOccurrence({ startsAt, endsAt, recurrence: { every: 'week', interval: 1, until: null } }, now) // within the week
 * How events recur is a product decision.
 */
export function nextOccurrence(event: EventTimes, now: Date): EventOccurrence | null {
  const takesPlace = (time: EventOccurrence): boolean => !time.isCancelled && isNotOver(time, now);
  const coming = movedTimes(event).filter(takesPlace);
  for (const time of unmovedFrom(event, now)) {
    // So are all that come later.
    if (isCancelledWithAll(event, time)) break;
    if (!takesPlace(time)) continue;
    coming.push(time);
    break;
  }
  return coming.toSorted(byStart)[0] ?? null;
}
