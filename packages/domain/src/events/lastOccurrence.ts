import { movedTimes, unmovedFrom } from './changedTimes.ts';
import type { EventOccurrence, EventTimes, Occurrence } from './recurrence.ts';

/** About two months: most events come at least once in so long. */
const FIRST_LOOK = 62 * 86_400_000;

/**
 * The last time of an event, called off ones left out, or null when it comes again without end. After its end the event is past for good. Where all of
 * its times were called off it is the first one.
 *
 * @throws RangeError as `occurrencesOf`
 * @example lastOccurrence({ startsAt, endsAt, recurrence: { every: 'week', interval: 1, until } }) // within the week before until
 * How events recur is a product decision.
 */
export function lastOccurrence(event: EventTimes): Occurrence | null {
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
  // Looks back further and further: a month may lack the day for years.
  for (let look = FIRST_LOOK; ; look *= 4) {
    const from = Math.max(first, until - look);
    const last = [...unmovedFrom(event, new Date(from))].filter(({ isCancelled }) => !isCancelled).at(-1);
    if (last || !(from > first)) return last;
  }
}
