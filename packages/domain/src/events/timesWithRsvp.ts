import { occurrencesOf } from './occurrencesOf.ts';
import type { EventTimes } from './recurrence.ts';

const YEAR = 365 * 86_400_000;

/**
 * The times that somebody answers who answers to all of an event, by when the recurrence puts them: those that are not over, not called off, and start
 * within a year.
 *
 * @throws RangeError as `occurrencesOf`
 * @example timesWithRsvp(weekly, now).length // 52, or 53
 * Answers to events are a product decision.
 */
export const timesWithRsvp = (event: EventTimes, now: Date): Date[] =>
  occurrencesOf(event, now, new Date(now.getTime() + YEAR)).flatMap(({ occursAt, isCancelled, endsAt }) =>
    isCancelled || endsAt.getTime() <= now.getTime() ? [] : [occursAt],
  );
