import { checkDates } from '../time/checkDates.ts';
import type { EventOccurrence } from './recurrence.ts';

/**
 * Explains why an occurrence no longer accepts RSVPs; null when it does. A live occurrence still
 * does. RSVPs are a product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const span = { startsAt: new Date('2025-11-17T11:00Z'), endsAt: new Date('2025-11-17T12:30Z') };
 * const occurrence = { ...span, occursAt: span.startsAt, isCancelled: false };
 * rsvpProblem(occurrence, span.endsAt) // 'This time is over.'
 */
export function rsvpProblem(occurrence: EventOccurrence, now: Date): string | null {
  checkDates({ endsAt: occurrence.endsAt, now });
  if (occurrence.isCancelled) return 'This time was cancelled.';
  return occurrence.endsAt.getTime() > now.getTime() ? null : 'This time is over.';
}
