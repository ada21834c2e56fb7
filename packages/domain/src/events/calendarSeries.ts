import { movedTimes, unmovedFrom } from './changedTimes.ts';
import type { EventTimes } from './recurrence.ts';

/** A recurring event as a calendar program shows it. */
export interface CalendarSeries {
  /** Whether all of it was called off before any of its times took place. */
  readonly isCancelled: boolean;
  /** When the last time that took place starts by the recurrence, where the event was called off after it; null where it goes on as planned. */
  readonly lastHeld: Date | null;
  /** The times that do not take place, by when the recurrence puts them; none after `lastHeld`. */
  readonly leftOut: readonly Date[];
}

/**
 * What a calendar program shows of a recurring event. A series that was called off ends with the last of its times that took place, so that the times
 * before stay as they were; where there was none it is called off as a whole.
 *
 * @throws RangeError as `occurrencesOf`
 * @example calendarSeries({ ...weekly, cancelledAt: tuesday }).lastHeld // Monday's time
 * That there are calendar files is a product decision. RFC 5545, 3.8.5.
 */
export function calendarSeries(event: EventTimes): CalendarSeries {
  const { cancelledAt } = event;
  const moved = movedTimes(event);
  const cancelled = (event.changes ?? []).flatMap((change) => (change.cancelledAt === null ? [] : [change.occursAt]));
  if (cancelledAt == null) return { isCancelled: false, lastHeld: null, leftOut: cancelled };
  const planned = [...moved];
  for (const time of unmovedFrom(event, event.startsAt)) {
    // A moved time may have taken place before the one that the recurrence puts there.
    if (time.startsAt.getTime() > Math.max(cancelledAt.getTime(), ...moved.map(({ occursAt }) => occursAt.getTime()))) break;
    planned.push(time);
  }
  const held = planned.filter(({ isCancelled }) => !isCancelled).map(({ occursAt }) => occursAt.getTime());
  if (held.length === 0) return { isCancelled: true, lastHeld: null, leftOut: cancelled };
  const last = Math.max(...held);
  const leftOut = planned.filter(({ isCancelled, occursAt }) => isCancelled && occursAt.getTime() < last).map(({ occursAt }) => occursAt);
  return { isCancelled: false, lastHeld: new Date(last), leftOut: leftOut.toSorted((a, b) => a.getTime() - b.getTime()) };
}
