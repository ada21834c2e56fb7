import { MONTHS } from '../time/calendarNames.ts';
import type { Instant } from '../time/instant.ts';
import { manilaClock } from '../time/manilaClock.ts';

/**
 * The day of an event in Manila, with the year if it is not the current one. How the times of
 * events are worded is a product decision.
 *
 * @throws RangeError for an invalid instant
 * @example eventDayText('2025-11-24T16:00:00Z', '2025-11-17T02:00:00Z') // 'Tue, Nov 25'
 */
export function eventDayText(at: Instant, now: Instant): string {
  const { weekday, month, day, year } = manilaClock(at);
  const date = `${weekday.slice(0, 3)}, ${MONTHS[month - 1]?.slice(0, 3) ?? ''} ${day}`;
  return year === manilaClock(now).year ? date : `${date}, ${year}`;
}
