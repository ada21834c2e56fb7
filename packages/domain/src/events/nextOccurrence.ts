import { occurrencesFrom } from './occurrencesFrom.ts';
import type { EventTimes, Occurrence } from './recurrence.ts';

/**
 * The time of an event that is on now, or else the next one; null when there is none to come.
 *
 * @throws RangeError as `occurrencesOf`
 * @example nextOccurrence({ startsAt, endsAt, recurrence: { every: 'week', interval: 1, until: null } }, now) // within the week
 * How events recur is a product decision.
 */
export function nextOccurrence(event: EventTimes, now: Date): Occurrence | null {
  for (const occurrence of occurrencesFrom(event, now)) {
    if (occurrence.endsAt.getTime() > now.getTime() || occurrence.startsAt.getTime() >= now.getTime()) return occurrence;
  }
  return null;
}
