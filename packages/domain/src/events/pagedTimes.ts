import { byStart, isNotOver, movedTimes, unmovedFrom } from './changedTimes.ts';
import type { EventOccurrence, EventTimes } from './recurrence.ts';

/** Which times of an event are wanted. */
interface Paging {
  /** What divides those to come from those that are over. */
  readonly now: Date;
  /** So many at most. */
  readonly limit: number;
  /** The last one of the page before, absent for the first page. */
  readonly after?: Pick<EventOccurrence, 'startsAt' | 'occursAt'> | null;
}

/** About two months: most events come at least once in so long. */
const FIRST_LOOK = 62 * 86_400_000;

/**
 * The times of an event that are not over, in order, page after page; those that were called off are among them.
 *
 * @throws RangeError as `occurrencesOf`
 * @example timesToCome(weekly, { now, limit: 4 }) // the next four weeks
 * How events recur is a product decision.
 */
export function timesToCome(event: EventTimes, { now, limit, after = null }: Paging): EventOccurrence[] {
  const isWanted = (time: EventOccurrence): boolean => isNotOver(time, now) && (after === null || byStart(time, after) > 0);
  const moved = movedTimes(event).filter(isWanted);
  const found = [];
  for (const time of unmovedFrom(event, after !== null && after.startsAt > now ? after.startsAt : now)) {
    if (found.length === limit) break;
    if (isWanted(time)) found.push(time);
  }
  return [...moved, ...found].toSorted(byStart).slice(0, limit);
}

/**
 * The times of an event that are over, the latest first, page after page; those that were called off are among them.
 *
 * @throws RangeError as `occurrencesOf`
 * @example timesPast(weekly, { now, limit: 1 }) // the one of last week
 * How events recur is a product decision.
 */
export function timesPast(event: EventTimes, { now, limit, after = null }: Paging): EventOccurrence[] {
  const isWanted = (time: EventOccurrence): boolean => !isNotOver(time, now) && (after === null || byStart(time, after) < 0);
  const found = movedTimes(event).filter(isWanted);
  const moved = found.length;
  const first = event.startsAt.getTime();
  // Looks back further and further, each instant once: a month may lack the day for years.
  let end = Math.min(now.getTime(), after?.startsAt.getTime() ?? Number.POSITIVE_INFINITY) + 1;
  for (let look = FIRST_LOOK; end > first && found.length - moved < limit; look *= 2) {
    const from = Math.max(first, end - look);
    for (const time of unmovedFrom(event, new Date(from))) {
      if (time.startsAt.getTime() >= end) break;
      if (time.startsAt.getTime() >= from && isWanted(time)) found.push(time);
    }
    end = from;
  }
  return found.toSorted((a, b) => byStart(b, a)).slice(0, limit);
}
