import type { SubscriptionPeriod } from './subscriptionPeriod.ts';

/**
 * When the last of somebody's subscriptions expires, those that were unsubscribed left out; null without one. Who renewed early has the expiry of
 * the renewal. Invalid dates count as none.
 *
 * @example lastExpiry([{ expiresAt: new Date('2026-01-01'), unsubscribedAt: null }]) // 2026-01-01
 * A product decision: who is called about a renewal goes by it.
 */
export function lastExpiry(subscriptions: readonly Pick<SubscriptionPeriod, 'expiresAt' | 'unsubscribedAt'>[]): Date | null {
  const expiries = subscriptions.flatMap(({ expiresAt, unsubscribedAt }) =>
    unsubscribedAt === null && !Number.isNaN(expiresAt.getTime()) ? [expiresAt.getTime()] : [],
  );
  return expiries.length === 0 ? null : new Date(Math.max(...expiries));
}
