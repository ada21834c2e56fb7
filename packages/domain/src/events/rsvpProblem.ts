import type { EventOccurrence } from './recurrence.ts';

/**
 * Why nobody can answer to a time of an event any more, as they read it; null where they can. It can be answered while it is on.
 *
 * @example rsvpProblem({ ...occurrence, isCancelled: true }, now) // 'This time was cancelled.'
 * Answers to events are a product decision.
 */
export function rsvpProblem(occurrence: EventOccurrence, now: Date): string | null {
  if (occurrence.isCancelled) return 'This time was cancelled.';
  return occurrence.endsAt.getTime() > now.getTime() ? null : 'This time is over.';
}
