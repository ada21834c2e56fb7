import { checkDates } from '../time/checkDates.ts';
import { occurrencesOf } from './occurrencesOf.ts';
import type { EventTimes } from './recurrence.ts';

const YEAR = 365 * 86_400_000;

/**
 * Planned starts of the occurrences covered by an RSVP to the whole event: those that are not over,
 * not cancelled, and start within a year. RSVPs are a product decision.
 *
 * @throws RangeError as `occurrencesOf`
 * @example
 * const hour = { startsAt: new Date('2025-11-03T11:00Z'), endsAt: new Date('2025-11-03T12:00Z') };
 * const weekly = { ...hour, recurrence: { every: 'week', interval: 1, until: null } };
 * timesWithRsvp(weekly, new Date('2025-11-11T00:00Z')).length // 52
 */
export const timesWithRsvp = (event: EventTimes, now: Date): Date[] => {
  checkDates({ now });
  return occurrencesOf(event, now, new Date(now.getTime() + YEAR)).flatMap(({ occursAt, isCancelled, endsAt }) =>
    isCancelled || endsAt.getTime() <= now.getTime() ? [] : [occursAt],
  );
};
