import { checkDates } from '../time/checkDates.ts';
import { byStart, isNotOver, movedTimes, unmovedFrom } from './changedTimes.ts';
import { checkEventTimes } from './occurrencesFrom.ts';
import type { EventOccurrence, EventTimes } from './recurrence.ts';

/** A page of an event's occurrences. */
interface Paging {
  /** Separates coming occurrences from past ones. */
  readonly now: Date;
  /** The maximum number of occurrences. */
  readonly limit: number;
  /** The last occurrence of the previous page; absent for the first page. */
  readonly after?: Pick<EventOccurrence, 'startsAt' | 'occursAt'> | null;
}

/** About two months: most events recur at least once in that time. */
const FIRST_LOOK = 62 * 86_400_000;

/**
 * The coming and live occurrences of an event, in order, in pages. Cancelled ones are included. How
 * events recur is a product decision.
 *
 * @throws RangeError as `occurrencesOf`
 * @example
 * const hour = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * const weekly = { ...hour, recurrence: { every: 'week', interval: 1, until: null } };
 * const times = timesToCome(weekly, { now: new Date('2025-11-11T00:00Z'), limit: 2 });
 * times.map(({ startsAt }) => startsAt) // [2025-11-17T11:00:00Z, 2025-11-24T11:00:00Z]
 */
export function timesToCome(event: EventTimes, { now, limit, after = null }: Paging): EventOccurrence[] {
  checkEventTimes(event);
  checkDates({ now });
  if (after !== null) checkDates({ startsAt: after.startsAt, occursAt: after.occursAt });
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
 * The past occurrences of an event, latest first, in pages. Cancelled ones are included. How events
 * recur is a product decision.
 *
 * @throws RangeError as `occurrencesOf`
 * @example
 * const hour = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * const weekly = { ...hour, recurrence: { every: 'week', interval: 1, until: null } };
 * const times = timesPast(weekly, { now: new Date('2025-11-11T00:00Z'), limit: 2 });
 * times.map(({ startsAt }) => startsAt) // [2025-11-10T11:00:00Z, 2025-11-03T11:00:00Z]
 */
export function timesPast(event: EventTimes, { now, limit, after = null }: Paging): EventOccurrence[] {
  checkEventTimes(event);
  checkDates({ now });
  if (after !== null) checkDates({ startsAt: after.startsAt, occursAt: after.occursAt });
  const isWanted = (time: EventOccurrence): boolean => !isNotOver(time, now) && (after === null || byStart(time, after) < 0);
  const found = movedTimes(event).filter(isWanted);
  const moved = found.length;
  const first = event.startsAt.getTime();
  // Each step looks back further and covers each instant once: some months lack the day, even for
  // years.
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
