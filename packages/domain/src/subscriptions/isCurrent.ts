import { isExpired } from './isExpired.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';

/**
 * Whether a subscription is current: started, not unsubscribed, not expired. Invalid dates are
 * never current.
 *
 * @example isCurrent({ startsAt: new Date(0), expiresAt: new Date('9999-12-31'), unsubscribedAt: null }, new Date()) // true
 * @spec 2 §4
 */
export function isCurrent(subscription: SubscriptionPeriod, now: Date): boolean {
  const { startsAt, expiresAt, unsubscribedAt } = subscription;
  return unsubscribedAt === null && startsAt.getTime() <= now.getTime() && !isExpired(expiresAt, now);
}
