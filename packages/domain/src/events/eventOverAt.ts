import { lastOccurrence } from './lastOccurrence.ts';
import { previousOccurrence } from './previousOccurrence.ts';
import type { EventTimes } from './recurrence.ts';

/**
 * When the last time of an event ends: from then on it is past. Of one that was called off that is the last time that was over by then; where there was
 * none, the instant when it was called off. Null for what comes again without end.
 *
 * @throws RangeError as `occurrencesOf`
 * @example eventOverAt({ ...weekly, cancelledAt: tuesday }) // the end of Monday's time
 * How events recur, and that they can be called off, is a product decision.
 */
export function eventOverAt(event: EventTimes): Date | null {
  const { cancelledAt } = event;
  if (cancelledAt == null) return lastOccurrence(event)?.endsAt ?? null;
  return previousOccurrence(event, cancelledAt)?.endsAt ?? cancelledAt;
}
