import { MONTHS } from './calendarNames.ts';
import type { Instant } from './instant.ts';
import { manilaClock } from './manilaClock.ts';

/**
 * Formats the day in Manila in words, for today's date on a home page, where the year is known.
 *
 * @throws RangeError for an invalid instant
 * @example formatDayInWords('2025-11-16T16:00:00Z') // 'Monday, November 17'
 */
export function formatDayInWords(at: Instant): string {
  const { weekday, month, day } = manilaClock(at);
  return `${weekday}, ${MONTHS[month - 1] ?? ''} ${day}`;
}
