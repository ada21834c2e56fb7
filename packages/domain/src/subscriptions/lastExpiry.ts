import { checkDates } from '../time/checkDates.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';

/**
 * The latest expiry of a person's subscriptions, ignoring unsubscribed ones; null without one.
 * After an early renewal it is the expiry of the renewal. Invalid dates are ignored. Product
 * decision: renewal calls are based on it.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example lastExpiry([{ expiresAt: new Date('2026-01-01T02:00:00Z'), unsubscribedAt: null }])
 * // 2026-01-01T02:00:00Z
 */
export function lastExpiry(subscriptions: readonly Pick<SubscriptionPeriod, 'expiresAt' | 'unsubscribedAt'>[]): Date | null {
  for (const { expiresAt, unsubscribedAt } of subscriptions) checkDates({ expiresAt }, { unsubscribedAt });
  const expiries = subscriptions.flatMap(({ expiresAt, unsubscribedAt }) =>
    unsubscribedAt === null && !Number.isNaN(expiresAt.getTime()) ? [expiresAt.getTime()] : [],
  );
  return expiries.length === 0 ? null : new Date(Math.max(...expiries));
}
