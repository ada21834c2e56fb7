import { movedTimes, unmovedFrom } from './changedTimes.ts';
import { checkEventTimes } from './occurrencesFrom.ts';
import type { EventOccurrence, EventTimes, Occurrence } from './recurrence.ts';

/** About two months: most events recur at least once in that time. */
const FIRST_LOOK = 62 * 86_400_000;

/**
 * The last occurrence of an event, leaving out cancelled ones. After its end the event is past for
 * good. If all occurrences were cancelled, it is the first one. How events recur is a product
 * decision.
 *
 * @returns null when the event recurs without an end
 * @throws RangeError as `occurrencesOf`
 * @example
 * const hour = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * const recurrence = { every: 'week', interval: 1, until: new Date('2025-11-20T00:00Z') };
 * lastOccurrence({ ...hour, recurrence })?.startsAt // 2025-11-17T11:00:00Z
 */
export function lastOccurrence(event: EventTimes): Occurrence | null {
  checkEventTimes(event);
  if (event.recurrence !== null && event.recurrence.until === null) return null;
  const unmoved = lastUnmoved(event);
  const times = [...movedTimes(event), ...(unmoved ? [unmoved] : [])].filter(({ isCancelled }) => !isCancelled);
  const { startsAt, endsAt } = times.reduce<Occurrence>(later, times[0] ?? event);
  return { startsAt, endsAt };
}

const later = (a: Occurrence, b: Occurrence): Occurrence => (b.endsAt.getTime() > a.endsAt.getTime() ? b : a);

function lastUnmoved(event: EventTimes): EventOccurrence | undefined {
  const first = event.startsAt.getTime();
  const until = event.recurrence?.until?.getTime() ?? first;
  // Each step looks back further: some months lack the day, even for years.
  for (let look = FIRST_LOOK; ; look *= 4) {
    const from = Math.max(first, until - look);
    const last = [...unmovedFrom(event, new Date(from))].filter(({ isCancelled }) => !isCancelled).at(-1);
    if (last || !(from > first)) return last;
  }
}
