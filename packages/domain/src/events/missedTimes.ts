import { checkDates } from '../time/checkDates.ts';
import { byStart, movedTimes, unmovedFrom } from './changedTimes.ts';
import { isCancelledWithAll } from './isCancelledWithAll.ts';
import { checkEventTimes } from './occurrencesFrom.ts';
import type { EventOccurrence, EventTimes } from './recurrence.ts';

/**
 * The occurrences of a cancelled event that would have been over at an instant, in order.
 * Occurrences that were cancelled separately are left out. Empty for an event that was not
 * cancelled. Reinstating a cancelled event is a product decision.
 *
 * @throws RangeError as `occurrencesOf`
 * @example
 * const hour = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * const weekly = { ...hour, recurrence: { every: 'week', interval: 1, until: null } };
 * const cancelled = { ...weekly, cancelledAt: new Date('2025-11-04T00:00Z') };
 * missedTimes(cancelled, new Date('2025-11-18T00:00Z')).length // 2
 */
export function missedTimes(event: EventTimes, at: Date): EventOccurrence[] {
  checkEventTimes(event);
  checkDates({ at });
  if (event.cancelledAt == null) return [];
  const goingOn = { ...event, cancelledAt: null };
  const isMissed = (time: EventOccurrence): boolean =>
    !time.isCancelled && isCancelledWithAll(event, time) && time.endsAt.getTime() <= at.getTime();
  const missed = movedTimes(goingOn).filter(isMissed);
  for (const time of unmovedFrom(goingOn, event.cancelledAt)) {
    if (time.startsAt.getTime() >= at.getTime()) break;
    if (isMissed(time)) missed.push(time);
  }
  return missed.toSorted(byStart);
}
