import { byStart, movedTimes, unmovedFrom } from './changedTimes.ts';
import { isCancelledWithAll } from './isCancelledWithAll.ts';
import type { EventOccurrence, EventTimes } from './recurrence.ts';

/**
 * The times of an event that would have been over at an instant had it not been called off, in order; those that were called off by themselves are not
 * among them. None of one that was not called off.
 *
 * @throws RangeError as `occurrencesOf`
 * @example missedTimes({ ...weekly, cancelledAt: twoWeeksAgo }, now).length // 2
 * That the calling off of an event can be taken back is a product decision.
 */
export function missedTimes(event: EventTimes, at: Date): EventOccurrence[] {
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
