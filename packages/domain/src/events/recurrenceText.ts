import { DAY_NAMES } from '../time/calendarNames.ts';
import type { Instant } from '../time/instant.ts';
import { eventDayText } from './eventDayText.ts';
import type { Recurrence } from './recurrence.ts';

/**
 * Words the recurrence of an event; "Once" for a one-time event. How events recur, and the wording,
 * is a product decision.
 *
 * @throws RangeError for an invalid last day
 * @example
 * const recurrence = { every: 'week', interval: 2, weekDays: [2, 4], until: null };
 * recurrenceText(recurrence, '2025-11-17T02:00:00Z') // 'Every 2 weeks on Tuesday and Thursday'
 */
export function recurrenceText(recurrence: Recurrence | null, now: Instant): string {
  if (recurrence === null) return 'Once';
  const { every, interval, weekDays = [], until } = recurrence;
  const days = weekDays.map((day) => DAY_NAMES[day] ?? '');
  const on = days.length === 0 ? '' : ` on ${[days.slice(0, -1).join(', '), days.at(-1)].filter(Boolean).join(' and ')}`;
  return `Every ${interval === 1 ? every : `${interval} ${every}s`}${on}${until ? ` until ${eventDayText(until, now)}` : ''}`;
}
