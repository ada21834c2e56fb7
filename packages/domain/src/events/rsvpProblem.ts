import type { EventOccurrence } from './recurrence.ts';

/**
 * Explains why an occurrence no longer accepts RSVPs; null when it does. A live occurrence still
 * does. RSVPs are a product decision.
 *
 * @example rsvpProblem({ ...occurrence, isCancelled: true }, now) // 'This time was cancelled.'
 */
export function rsvpProblem(occurrence: EventOccurrence, now: Date): string | null {
  if (occurrence.isCancelled) return 'This time was cancelled.';
  return occurrence.endsAt.getTime() > now.getTime() ? null : 'This time is over.';
}
