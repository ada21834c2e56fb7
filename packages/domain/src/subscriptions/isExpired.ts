import { checkDates } from '../time/checkDates.ts';
import { startOfManilaDay } from '../time/manilaDay.ts';

/**
 * Whether a subscription has expired: its expiry is before the start of today in Manila, so it is
 * still valid on the day of the expiry. Invalid dates count as expired.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example isExpired(new Date('2025-11-16T23:59+08:00'), new Date('2025-11-17T00:00+08:00'))
 * // true
 * @spec 2 §4
 */
export function isExpired(expiresAt: Date, now: Date): boolean {
  checkDates({ expiresAt, now });
  return !(expiresAt.getTime() >= startOfManilaDay(now).getTime());
}
