import { type Instant, toDate } from '../time/instant.ts';
import { manilaClock } from '../time/manilaClock.ts';

/** The hours in Manila during which emails wait that are not urgent by night: from 8 PM until 8 AM. */
export const QUIET_HOURS = { from: 20, until: 8 };

const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * The time at which a message that is ready now may be mailed: now, or at the end of the quiet
 * hours.
 *
 * @throws RangeError for an invalid instant
 * @example afterQuietHours('2025-11-12T22:30:00+08:00') // 2025-11-13T08:00:00+08:00
 */
export function afterQuietHours(at: Instant): Date {
  const date = toDate(at);
  const { hour } = manilaClock(date);
  if (hour >= QUIET_HOURS.until && hour < QUIET_HOURS.from) return date;
  return nextMorning(date);
}

/**
 * The end of the next or the current quiet hours.
 *
 * @throws RangeError for an invalid instant
 * @example nextMorning('2025-11-12T09:00:00+08:00') // 2025-11-13T08:00:00+08:00
 */
export function nextMorning(at: Instant): Date {
  const date = toDate(at);
  const { hour, minute } = manilaClock(date);
  const hoursLeft = hour < QUIET_HOURS.until ? QUIET_HOURS.until - hour : QUIET_HOURS.until - hour + 24;
  const intoHour = minute * MINUTE + (date.getTime() % MINUTE);
  return new Date(date.getTime() + hoursLeft * HOUR - intoHour);
}
