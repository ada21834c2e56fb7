import { MONTHS } from '../time/calendarNames.ts';
import type { Instant } from '../time/instant.ts';
import { manilaClock } from '../time/manilaClock.ts';

/**
 * The day of an event in Manila; with the year where it is another one than now.
 *
 * @throws RangeError for what is no instant
 * @example eventDayText('2025-11-24T16:00:00Z', now) // 'Tue, Nov 25'
 * How the times of events are worded is a product decision.
 */
export function eventDayText(at: Instant, now: Instant): string {
  const { weekday, month, day, year } = manilaClock(at);
  const date = `${weekday.slice(0, 3)}, ${MONTHS[month - 1]?.slice(0, 3) ?? ''} ${day}`;
  return year === manilaClock(now).year ? date : `${date}, ${year}`;
}
