import { checkDates } from '../time/checkDates.ts';
import { formatLongDate, formatShortDate } from '../time/formatDate.ts';
import { isExpired } from './isExpired.ts';
import { isLifetime } from './isLifetime.ts';

/** @spec 2 §3 */
export const LIFETIME_ACCESS = 'Lifetime Access';

/** @spec 2 §4 */
export const EXPIRED_MARK = '(Expired)';

/**
 * The expiry of a subscription as lists show it: Lifetime Access, or the day in Manila, followed by
 * (Expired) once it has passed.
 *
 * @throws RangeError when the expiry is invalid
 * @example expiryText(new Date('2025-11-01'), new Date('2025-11-17')) // '11/01/2025 (Expired)'
 * @spec 2 §3, §4
 */
export function expiryText(expiresAt: Date, now: Date): string {
  checkDates({ expiresAt, now });
  if (isLifetime(expiresAt)) return LIFETIME_ACCESS;
  const day = formatShortDate(expiresAt);
  return isExpired(expiresAt, now) ? `${day} ${EXPIRED_MARK}` : day;
}

/**
 * The last day of access, as shown to the person with access: Lifetime Access, or the day in
 * Manila.
 *
 * @throws RangeError when the date is invalid
 * @example accessUntilText(new Date('2026-01-31T16:00:00Z')) // 'Sunday, 02/01/2026'
 * @spec 2 §3
 */
export const accessUntilText = (until: Date): string => (isLifetime(until) ? LIFETIME_ACCESS : formatLongDate(until));
