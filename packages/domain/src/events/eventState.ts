import { nextOccurrence } from './nextOccurrence.ts';
import type { EventTimes } from './recurrence.ts';

/** How an event stands: it has a time to come, it is on now, or all of it is over. */
export const EVENT_STATES = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'live', label: 'Live now' },
  { value: 'past', label: 'Past' },
] as const;

export type EventState = (typeof EVENT_STATES)[number]['value'];

/**
 * How an event stands: live from the instant it starts up to, and without, the instant it ends; a recurring one is upcoming
 * between two of its times.
 *
 * @throws RangeError as `occurrencesOf`
 * @example eventState({ startsAt, endsAt, recurrence: null }, endsAt) // 'past'
 * Specification 2 §3 names upcoming and past; live is a product decision.
 */
export function eventState(event: EventTimes, now: Date): EventState {
  const next = nextOccurrence(event, now);
  if (next === null) return 'past';
  return next.startsAt.getTime() <= now.getTime() ? 'live' : 'upcoming';
}
