import { formatTime } from '../time/formatTime.ts';
import type { Instant } from '../time/instant.ts';
import { eventDayText } from './eventDayText.ts';

/**
 * When a time of an event starts and ends, with the zone; the day of its end only where it is another one.
 *
 * @throws RangeError for what is no instant
 * @example eventSpanText(time, now) // 'Tue, Nov 25 · 7:00 PM to 8:30 PM, Manila time'
 * How the times of events are worded is a product decision.
 */
export function eventSpanText({ startsAt, endsAt }: { startsAt: Instant; endsAt: Instant }, now: Instant): string {
  const [from, to] = [eventDayText(startsAt, now), eventDayText(endsAt, now)];
  const end = from === to ? formatTime(endsAt) : `${to}, ${formatTime(endsAt)}`;
  return `${from} · ${formatTime(startsAt)} to ${end}, Manila time`;
}
