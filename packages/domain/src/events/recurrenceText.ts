import { DAY_NAMES } from '../time/calendarNames.ts';
import type { Instant } from '../time/instant.ts';
import { manilaClock } from '../time/manilaClock.ts';
import { eventDayText } from './eventDayText.ts';
import type { Recurrence } from './recurrence.ts';

/** An event as the wording of its recurrence needs it. */
export interface Recurring {
  /** The start of its first occurrence. */
  readonly startsAt: Instant;
  readonly recurrence: Recurrence | null;
}

/**
 * Words the recurrence of an event, with its days; "One time" for a one-time event. How events
 * recur, and the wording, is a product decision.
 *
 * @throws RangeError for an invalid instant
 * @example
 * const recurrence = { every: 'week', interval: 2, weekDays: [2, 4], until: null };
 * const startsAt = '2025-11-18T11:00:00Z';
 * recurrenceText({ startsAt, recurrence }, '2025-11-17T02:00:00Z')
 * // 'Every 2 weeks on Tuesday and Thursday'
 */
export const recurrenceText = (event: Recurring, now: Instant): string =>
  event.recurrence === null ? 'One time' : rhythmText(event.recurrence, event.startsAt) + untilText(event.recurrence, now);

/** The last day: ', until Tue, Dec 30'. */
export const untilText = ({ until }: Recurrence, now: Instant): string => (until ? `, until ${eventDayText(until, now)}` : '');

/** How often an event takes place: 'Every 2 weeks on Tuesday and Thursday'. */
export function rhythmText({ every, interval, weekDays = [] }: Recurrence, startsAt: Instant): string {
  const units = interval === 1 ? every : `${interval} ${every}s`;
  const { day, weekday } = manilaClock(startsAt);
  if (every === 'day') return `Every ${units}`;
  if (every === 'month') return `Every ${units} on the ${ordinal(day)}`;
  const days = weekDays.length === 0 ? [weekday] : weekDays.map((index) => DAY_NAMES[index] ?? '');
  const named = [days.slice(0, -1).join(', '), days.at(-1)].filter(Boolean).join(' and ');
  return interval === 1 ? `Every ${named}` : `Every ${units} on ${named}`;
}

/** A day of a month: 1st, 2nd, 3rd, 11th. */
const ordinal = (day: number): string => `${day}${(day > 3 && day < 21 ? '' : ['', 'st', 'nd', 'rd'][day % 10]) || 'th'}`;
