import { formatTime } from '../time/formatTime.ts';
import type { Instant } from '../time/instant.ts';
import { eventDayText } from './eventDayText.ts';

/**
 * The hours of an event occurrence, without its day and time zone, for the second line under them.
 * The day of the end appears only if it differs. How the times of events are worded is a product
 * decision.
 *
 * @throws RangeError for an invalid instant
 * @example
 * const time = { startsAt: '2025-11-25T11:00:00Z', endsAt: '2025-11-25T12:30:00Z' };
 * eventHoursText(time, '2025-11-17T02:00:00Z') // '7:00 PM to 8:30 PM'
 */
export function eventHoursText({ startsAt, endsAt }: { startsAt: Instant; endsAt: Instant }, now: Instant): string {
  const [from, to] = [eventDayText(startsAt, now), eventDayText(endsAt, now)];
  return `${formatTime(startsAt)} to ${from === to ? '' : `${to}, `}${formatTime(endsAt)}`;
}
