import { movedTimes, unmovedFrom } from './changedTimes.ts';
import { checkEventTimes } from './occurrencesFrom.ts';
import type { EventTimes } from './recurrence.ts';

/** A recurring event as shown in a calendar program. */
export interface CalendarSeries {
  /** Whether the whole event was cancelled before any of its occurrences took place. */
  readonly isCancelled: boolean;
  /**
   * The planned start of the last occurrence that took place before the event was cancelled. Null
   * when the event continues as planned.
   */
  readonly lastHeld: Date | null;
  /** Planned starts of the occurrences that do not take place; none after `lastHeld`. */
  readonly leftOut: readonly Date[];
}

/**
 * The data a calendar program needs about a recurring event. A cancelled series ends with its last
 * occurrence that took place, so that earlier ones stay unchanged. If there was none, the whole
 * series is cancelled. Calendar files are a product decision. See RFC 5545, 3.8.5.
 *
 * @throws RangeError as `occurrencesOf`
 * @example
 * const hour = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * const weekly = { ...hour, recurrence: { every: 'week', interval: 1, until: null } };
 * calendarSeries({ ...weekly, cancelledAt: new Date('2025-11-18T00:00Z') }).lastHeld
 * // 2025-11-17T11:00:00Z
 */
export function calendarSeries(event: EventTimes): CalendarSeries {
  checkEventTimes(event);
  const { cancelledAt } = event;
  const moved = movedTimes(event);
  const cancelled = (event.changes ?? []).flatMap((change) => (change.cancelledAt === null ? [] : [change.occursAt]));
  if (cancelledAt == null) return { isCancelled: false, lastHeld: null, leftOut: cancelled };
  const planned = [...moved];
  for (const time of unmovedFrom(event, event.startsAt)) {
    // A moved occurrence may have taken place before its planned start.
    if (time.startsAt.getTime() > Math.max(cancelledAt.getTime(), ...moved.map(({ occursAt }) => occursAt.getTime()))) break;
    planned.push(time);
  }
  const held = planned.filter(({ isCancelled }) => !isCancelled).map(({ occursAt }) => occursAt.getTime());
  if (held.length === 0) return { isCancelled: true, lastHeld: null, leftOut: cancelled };
  const last = Math.max(...held);
  const leftOut = planned.filter(({ isCancelled, occursAt }) => isCancelled && occursAt.getTime() < last).map(({ occursAt }) => occursAt);
  return { isCancelled: false, lastHeld: new Date(last), leftOut: leftOut.toSorted((a, b) => a.getTime() - b.getTime()) };
}
