import { checkDates } from '../time/checkDates.ts';
import { isExpired } from './isExpired.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';
import { checkPeriod } from './subscriptionPeriod.ts';

/**
 * Whether a subscription is current: started, not unsubscribed, not expired. Invalid dates are
 * never current.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const period = { startsAt: new Date('2025-01-01'), expiresAt: new Date('2026-01-01') };
 * isCurrent({ ...period, unsubscribedAt: null }, new Date('2025-11-17')) // true
 * @spec 2 §4
 */
export function isCurrent(subscription: SubscriptionPeriod, now: Date): boolean {
  checkPeriod(subscription);
  checkDates({ now });
  const { startsAt, expiresAt, unsubscribedAt } = subscription;
  return unsubscribedAt === null && startsAt.getTime() <= now.getTime() && !isExpired(expiresAt, now);
}
