import type { Instant } from './instant.ts';
import { manilaClock } from './manilaClock.ts';

/**
 * Formats the time of day in Manila on the 12-hour clock, as in the specification's time slots.
 *
 * @throws RangeError for an invalid instant
 * @example formatTime('2025-11-17T11:30:00Z') // '7:30 PM'
 * @spec 2 §3
 */
export function formatTime(at: Instant): string {
  const { hour, minute } = manilaClock(at);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
