import { occurrencesFrom } from './occurrencesFrom.ts';
import type { EventTimes, Occurrence } from './recurrence.ts';

/** About two months: most events come at least once in so long. */
const FIRST_LOOK = 62 * 86_400_000;

/**
 * The last time of an event, or null when it comes again without end. After its end the event is past for good.
 *
 * @throws RangeError as `occurrencesOf`
 * @example lastOccurrence({ startsAt, endsAt, recurrence: { every: 'week', interval: 1, until } }) // within the week before until
 * How events recur is a product decision.
 */
export function lastOccurrence(event: EventTimes): Occurrence | null {
  const { startsAt, recurrence } = event;
  if (recurrence === null) return [...occurrencesFrom(event, startsAt)].at(-1) ?? null;
  if (recurrence.until === null) return null;
  const until = recurrence.until.getTime();
  // Looks back further and further: a month may lack the day for years.
  for (let look = FIRST_LOOK; ; look *= 4) {
    const from = Math.max(startsAt.getTime(), until - look);
    const last = [...occurrencesFrom(event, new Date(from))].at(-1);
    if (last) return last;
  }
}
