import { occurrencesOf } from './occurrencesOf.ts';
import type { EventOccurrence, EventTimes } from './recurrence.ts';

/** About two months: most events come at least once in so long. */
const FIRST_LOOK = 62 * 86_400_000;

/**
 * The last time of an event that has ended, called off ones left out; null before there is one.
 *
 * @throws RangeError as `occurrencesOf`
 * @example previousOccurrence(weekly, now) // the one of last week
 * How events recur is a product decision.
 */
export function previousOccurrence(event: EventTimes, now: Date): EventOccurrence | null {
  const first = Math.min(
    event.startsAt.getTime(),
    ...(event.changes ?? []).map(({ startsAt, occursAt }) => (startsAt ?? occursAt).getTime()),
  );
  const latest = Math.min(now.getTime(), event.cancelledAt?.getTime() ?? Number.POSITIVE_INFINITY);
  // Looks back further and further: a month may lack the day for years, and many times may have been called off.
  for (let look = FIRST_LOOK; ; look *= 2) {
    const from = Math.max(first, latest - look);
    const ended = occurrencesOf(event, new Date(from), new Date(latest)).filter(
      ({ endsAt, isCancelled }) => !isCancelled && endsAt.getTime() <= latest,
    );
    const last = ended.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime()).at(-1);
    if (last || !(from > first)) return last ?? null;
  }
}
