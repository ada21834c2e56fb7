import { type Instant, toDate } from '../time/instant.ts';
import { manilaClock } from '../time/manilaClock.ts';

/** The hours in Manila during which no emails are sent: from 9 PM until 7 AM. */
export const QUIET_HOURS = { from: 21, until: 7 };

const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * The time at which a message that is ready now may be mailed: now, or at the end of the quiet
 * hours.
 *
 * @throws RangeError for an invalid instant
 * @example afterQuietHours('2025-11-12T22:30:00+08:00') // 2025-11-13T07:00:00+08:00
 */
export function afterQuietHours(at: Instant): Date {
  const date = toDate(at);
  const { hour, minute } = manilaClock(date);
  if (hour >= QUIET_HOURS.until && hour < QUIET_HOURS.from) return date;
  const hoursLeft = (QUIET_HOURS.until - hour + 24) % 24;
  const intoHour = minute * MINUTE + (date.getTime() % MINUTE);
  return new Date(date.getTime() + hoursLeft * HOUR - intoHour);
}
