import type { Instant } from './instant.ts';
import { type ManilaClock, manilaClock } from './manilaClock.ts';

const numeric = ({ year, month, day }: ManilaClock): string =>
  `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${String(year).padStart(4, '0')}`;

/**
 * Formats the day in Manila as month, day and year.
 *
 * @throws RangeError for an invalid instant
 * @example formatShortDate('2025-11-16T16:00:00Z') // '11/17/2025'
 * @spec 2 §9
 */
export function formatShortDate(at: Instant): string {
  return numeric(manilaClock(at));
}

/**
 * Formats the day in Manila with its weekday, as shown in banners.
 *
 * @throws RangeError for an invalid instant
 * @example formatLongDate('2025-11-16T16:00:00Z') // 'Monday, 11/17/2025'
 * @spec 2 §9
 */
export function formatLongDate(at: Instant): string {
  const clock = manilaClock(at);
  return `${clock.weekday}, ${numeric(clock)}`;
}
