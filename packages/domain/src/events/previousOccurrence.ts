import { checkDates } from '../time/checkDates.ts';
import { checkEventTimes } from './occurrencesFrom.ts';
import { occurrencesOf } from './occurrencesOf.ts';
import type { EventOccurrence, EventTimes } from './recurrence.ts';

/** About two months: most events recur at least once in that time. */
const FIRST_LOOK = 62 * 86_400_000;

/**
 * The last occurrence of an event that has ended, leaving out cancelled ones. Null if there is none
 * yet. How events recur is a product decision.
 *
 * @throws RangeError as `occurrencesOf`
 * @example
 * const hour = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * const weekly = { ...hour, recurrence: { every: 'week', interval: 1, until: null } };
 * previousOccurrence(weekly, new Date('2025-11-11T00:00Z'))?.startsAt // 2025-11-10T11:00:00Z
 */
export function previousOccurrence(event: EventTimes, now: Date): EventOccurrence | null {
  checkEventTimes(event);
  checkDates({ now });
  const first = Math.min(
    event.startsAt.getTime(),
    ...(event.changes ?? []).map(({ startsAt, occursAt }) => (startsAt ?? occursAt).getTime()),
  );
  const latest = Math.min(now.getTime(), event.cancelledAt?.getTime() ?? Number.POSITIVE_INFINITY);
  // Each step looks back further: some months lack the day, even for years, and many occurrences
  // may be cancelled.
  for (let look = FIRST_LOOK; ; look *= 2) {
    const from = Math.max(first, latest - look);
    const ended = occurrencesOf(event, new Date(from), new Date(latest)).filter(
      ({ endsAt, isCancelled }) => !isCancelled && endsAt.getTime() <= latest,
    );
    const last = ended.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime()).at(-1);
    if (last || !(from > first)) return last ?? null;
  }
}
