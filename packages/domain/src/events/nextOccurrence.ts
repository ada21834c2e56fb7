import { byStart, isNotOver, movedTimes, unmovedFrom } from './changedTimes.ts';
import { isCancelledWithAll } from './isCancelledWithAll.ts';
import type { EventOccurrence, EventTimes } from './recurrence.ts';

/**
 * The live occurrence of an event, or else the next one, leaving out cancelled ones. Null when none
 * is left. How events recur is a product decision.
 *
 * @throws RangeError as `occurrencesOf`
 * @example nextOccurrence({ startsAt, endsAt, recurrence: { every: 'week', interval: 1, until: null } }, now) // within the week
 */
export function nextOccurrence(event: EventTimes, now: Date): EventOccurrence | null {
  const takesPlace = (time: EventOccurrence): boolean => !time.isCancelled && isNotOver(time, now);
  const coming = movedTimes(event).filter(takesPlace);
  for (const time of unmovedFrom(event, now)) {
    // All later occurrences are cancelled too.
    if (isCancelledWithAll(event, time)) break;
    if (!takesPlace(time)) continue;
    coming.push(time);
    break;
  }
  return coming.toSorted(byStart)[0] ?? null;
}
