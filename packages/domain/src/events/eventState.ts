import { nextOccurrence } from './nextOccurrence.ts';
import type { EventTimes } from './recurrence.ts';

/**
 * The state of an event: a coming occurrence, an occurrence that is live now, or all of them over.
 */
export const EVENT_STATES = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'live', label: 'Live now' },
  { value: 'past', label: 'Past' },
] as const;

export type EventState = (typeof EVENT_STATES)[number]['value'];

/**
 * The state of an event. It is live from the start up to, but not including, the end. A recurring
 * event is upcoming between two occurrences.
 *
 * @throws RangeError as `occurrencesOf`
 * @example
 * const span = { startsAt: new Date('2025-11-17T11:00Z'), endsAt: new Date('2025-11-17T12:30Z') };
 * eventState({ ...span, recurrence: null }, new Date('2025-11-17T12:30Z')) // 'past'
 * @spec 2 §3 names upcoming and past; live is a product decision
 */
export function eventState(event: EventTimes, now: Date): EventState {
  const next = nextOccurrence(event, now);
  if (next === null) return 'past';
  return next.startsAt.getTime() <= now.getTime() ? 'live' : 'upcoming';
}
