import { startOfManilaDay } from '../time/manilaDay.ts';

/**
 * Whether a subscription has expired: its expiry is before the start of today in Manila, so it is
 * still valid on the day of the expiry. Invalid dates count as expired.
 *
 * @example isExpired(new Date('2025-11-16T15:59:59Z'), new Date('2025-11-16T16:00:00Z')) // true: yesterday in Manila
 * @spec 2 §4
 */
export function isExpired(expiresAt: Date, now: Date): boolean {
  return !(expiresAt.getTime() >= startOfManilaDay(now).getTime());
}
