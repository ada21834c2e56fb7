import { DAY_NAMES } from '../time/calendarNames.ts';
import type { Instant } from '../time/instant.ts';
import { eventDayText } from './eventDayText.ts';
import type { Recurrence } from './recurrence.ts';

/**
 * How an event comes again, in words; "Once" where it does not.
 *
 * @throws RangeError for an invalid last day
 * @example recurrenceText({ every: 'week', interval: 2, weekDays: [2, 4], until: null }, now) // 'Every 2 weeks on Tuesday and Thursday'
 * How events recur, and how it is worded, is a product decision.
 */
export function recurrenceText(recurrence: Recurrence | null, now: Instant): string {
  if (recurrence === null) return 'Once';
  const { every, interval, weekDays = [], until } = recurrence;
  const days = weekDays.map((day) => DAY_NAMES[day] ?? '');
  const on = days.length === 0 ? '' : ` on ${[days.slice(0, -1).join(', '), days.at(-1)].filter(Boolean).join(' and ')}`;
  return `Every ${interval === 1 ? every : `${interval} ${every}s`}${on}${until ? ` until ${eventDayText(until, now)}` : ''}`;
}
