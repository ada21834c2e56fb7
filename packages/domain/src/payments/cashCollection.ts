import type { SubscriptionPeriod } from '../subscriptions/subscriptionPeriod.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import type { CashCollection } from './paymentFilters.ts';

/**
 * From the right of the filter to its left, with the days of Manila to the last expiry from which each counts; negative once it
 * has passed. What lies below all of them is unenrolled.
 */
export const CASH_COLLECTION_FROM_DAYS = [
  { kind: 'collected', days: 121 },
  { kind: 'er warmup', days: 91 },
  { kind: 'early renewal', days: 31 },
  { kind: 'for regular renewal', days: -14 },
] as const satisfies readonly { readonly kind: CashCollection; readonly days: number }[];

/**
 * Where a member stands in cash collection, by the last expiry among the subscriptions that were not unsubscribed: for regular
 * renewal from 14 days after it to 30 days before, early renewal 31 to 90 days before, warming up for it 91 to 120 days before,
 * collected earlier than that or once the renewal waits for its start. Anybody else is unenrolled; invalid dates count as nothing.
 *
 * @param subscriptions all of one person
 * @example cashCollection([], now) // 'unenrolled'
 * Specification 2 §3 names the kinds; their derivation is a product decision.
 */
export function cashCollection(subscriptions: readonly SubscriptionPeriod[], now: Date): Exclude<CashCollection, 'all'> {
  const held = subscriptions.filter(
    ({ startsAt, expiresAt, unsubscribedAt }) =>
      unsubscribedAt === null && !Number.isNaN(startsAt.getTime()) && !Number.isNaN(expiresAt.getTime()),
  );
  if (held.some(({ startsAt }) => startsAt.getTime() > now.getTime())) return 'collected';
  const left = Math.max(...held.map(({ expiresAt }) => manilaDaysBetween(now, expiresAt)));
  return CASH_COLLECTION_FROM_DAYS.find(({ days }) => left >= days)?.kind ?? 'unenrolled';
}
