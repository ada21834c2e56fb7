import { timeOf } from './checkDates.ts';
import { formatShortDate } from './formatDate.ts';
import { type Instant, toDate } from './instant.ts';
import { manilaDaysBetween } from './manilaDay.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Maximum number of days that are counted; anything older shows its date. */
const DAYS_COUNTED = 6;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/**
 * How long ago an instant was, roughly: minutes and hours on the same day in Manila, then days, and
 * after a week the date. A future instant, from a wrong clock, counts as just now. A product
 * decision.
 *
 * @throws RangeError for an invalid instant
 * @example timeAgo('2025-11-17T01:00:00Z', new Date('2025-11-17T03:30:00Z')) // '2 hours ago'
 */
export function timeAgo(at: Instant, now: Date): string {
  const then = toDate(at);
  const passed = timeOf({ now }) - then.getTime();
  if (passed < MINUTE) return 'Just now';
  if (passed < HOUR) return counted(Math.floor(passed / MINUTE), 'minute');
  const days = manilaDaysBetween(then, now);
  if (days === 0) return counted(Math.floor(passed / HOUR), 'hour');
  if (days === 1) return 'Yesterday';
  return days <= DAYS_COUNTED ? counted(days, 'day') : formatShortDate(then);
}
