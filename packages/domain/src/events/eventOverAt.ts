import { lastOccurrence } from './lastOccurrence.ts';
import { checkEventTimes } from './occurrencesFrom.ts';
import { previousOccurrence } from './previousOccurrence.ts';
import type { EventTimes } from './recurrence.ts';

/**
 * The end of an event's last occurrence; after that the event is past. For a cancelled event, this
 * is the end of the last occurrence before the cancellation, or the cancellation itself if there
 * was none. Null for an event that recurs without an end. How events recur, and that they can be
 * called off, is a product decision.
 *
 * @throws RangeError as `occurrencesOf`
 * @example
 * const hour = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * const weekly = { ...hour, recurrence: { every: 'week', interval: 1, until: null } };
 * eventOverAt({ ...weekly, cancelledAt: new Date('2025-11-18T00:00Z') }) // 2025-11-17T12:00:00Z
 */
export function eventOverAt(event: EventTimes): Date | null {
  checkEventTimes(event);
  const { cancelledAt } = event;
  if (cancelledAt == null) return lastOccurrence(event)?.endsAt ?? null;
  return previousOccurrence(event, cancelledAt)?.endsAt ?? cancelledAt;
}
