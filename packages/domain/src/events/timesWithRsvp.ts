import { occurrencesOf } from './occurrencesOf.ts';
import type { EventTimes } from './recurrence.ts';

const YEAR = 365 * 86_400_000;

/**
 * Planned starts of the occurrences covered by an RSVP to the whole event: those that are not over,
 * not cancelled, and start within a year. RSVPs are a product decision.
 *
 * @throws RangeError as `occurrencesOf`
 * @example timesWithRsvp(weekly, now).length // 52, or 53
 */
export const timesWithRsvp = (event: EventTimes, now: Date): Date[] =>
  occurrencesOf(event, now, new Date(now.getTime() + YEAR)).flatMap(({ occursAt, isCancelled, endsAt }) =>
    isCancelled || endsAt.getTime() <= now.getTime() ? [] : [occursAt],
  );
