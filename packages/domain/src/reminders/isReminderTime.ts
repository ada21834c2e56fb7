import { QUIET_HOURS } from '../notifications/quietHours.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaClock } from '../time/manilaClock.ts';

/**
 * Whether payment reminders are sent now: from the hour that staff set until the quiet hours, and
 * for at least an hour.
 *
 * @param hour the hour in Manila from which they are sent
 * @throws RangeError for an invalid instant
 * @example isReminderTime(new Date('2025-11-17T01:00:00Z'), 9) // true
 */
export function isReminderTime(now: Date, hour: number): boolean {
  checkDates({ now });
  const clock = manilaClock(now);
  return clock.hour >= hour && clock.hour < Math.max(QUIET_HOURS.from, hour + 1);
}
