import { formatTime } from '../time/formatTime.ts';
import type { Instant } from '../time/instant.ts';
import { manilaClock } from '../time/manilaClock.ts';
import { eventDayText } from './eventDayText.ts';
import { type Recurring, rhythmText, untilText } from './recurrenceText.ts';

/** Every month has at least this many days. */
const SHORTEST_MONTH = 28;

/**
 * Words when an event takes place as one sentence, with the time zone. How events recur, and the
 * wording, is a product decision.
 *
 * @throws RangeError for an invalid instant
 * @example
 * const recurrence = { every: 'week', interval: 1, until: null };
 * recurrenceSentence({ startsAt: '2025-11-18T11:00:00Z', recurrence }, '2025-11-17T02:00:00Z')
 * // 'Every Tuesday at 7:00 PM, Manila time.'
 */
export function recurrenceSentence({ startsAt, recurrence }: Recurring, now: Instant): string {
  const at = `at ${formatTime(startsAt)}, Manila time`;
  if (recurrence === null) return `One time, on ${eventDayText(startsAt, now)} ${at}.`;
  const skips = recurrence.every === 'month' && manilaClock(startsAt).day > SHORTEST_MONTH ? ', in months that have it' : '';
  return `${rhythmText(recurrence, startsAt)} ${at}${skips}${untilText(recurrence, now)}.`;
}
