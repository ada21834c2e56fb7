import { checkDates } from '../time/checkDates.ts';
import { byStart, isNotOver, movedTimes, unmovedFrom } from './changedTimes.ts';
import { isCancelledWithAll } from './isCancelledWithAll.ts';
import { checkEventTimes } from './occurrencesFrom.ts';
import type { EventOccurrence, EventTimes } from './recurrence.ts';

/**
 * The live occurrence of an event, or else the next one, leaving out cancelled ones. Null when none
 * is left. How events recur is a product decision.
 *
 * @throws RangeError as `occurrencesOf`
 * @example
 * const hour = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * const weekly = { ...hour, recurrence: { every: 'week', interval: 1, until: null } };
 * nextOccurrence(weekly, new Date('2025-11-11T00:00Z'))?.startsAt // 2025-11-17T11:00:00Z
 */
export function nextOccurrence(event: EventTimes, now: Date): EventOccurrence | null {
  checkEventTimes(event);
  checkDates({ now });
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
