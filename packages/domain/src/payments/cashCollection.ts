import { checkPeriod, type SubscriptionPeriod } from '../subscriptions/subscriptionPeriod.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import type { CashCollection } from './paymentFilters.ts';

/**
 * The filter values from right to left, each with the minimum number of Manila days until the last
 * expiry; negative once it has passed. Below all of them a member is unenrolled.
 */
export const CASH_COLLECTION_FROM_DAYS = [
  { kind: 'collected', days: 121 },
  { kind: 'er warmup', days: 91 },
  { kind: 'early renewal', days: 31 },
  { kind: 'for regular renewal', days: -14 },
] as const satisfies readonly { readonly kind: CashCollection; readonly days: number }[];

/**
 * A member's state in cash collection, by the last expiry among subscriptions that were not
 * unsubscribed. For regular renewal: from 30 days before it to 14 days after. Early renewal: 31 to
 * 90 days before. Warm-up: 91 to 120 days before. Collected: earlier than that, or once the renewal
 * is waiting for its start. Everyone else is unenrolled. Subscriptions with invalid dates are
 * ignored.
 *
 * @param subscriptions all subscriptions of one person
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const period = { startsAt: new Date('2024-12-17'), expiresAt: new Date('2025-12-17') };
 * cashCollection([{ ...period, unsubscribedAt: null }], new Date('2025-11-17'))
 * // 'for regular renewal'
 * @spec 2 §3 names the kinds; their derivation is a product decision
 */
export function cashCollection(subscriptions: readonly SubscriptionPeriod[], now: Date): Exclude<CashCollection, 'all'> {
  checkDates({ now });
  subscriptions.forEach(checkPeriod);
  const held = subscriptions.filter(
    ({ startsAt, expiresAt, unsubscribedAt }) =>
      unsubscribedAt === null && !Number.isNaN(startsAt.getTime()) && !Number.isNaN(expiresAt.getTime()),
  );
  if (held.some(({ startsAt }) => startsAt.getTime() > now.getTime())) return 'collected';
  const left = Math.max(...held.map(({ expiresAt }) => manilaDaysBetween(now, expiresAt)));
  return CASH_COLLECTION_FROM_DAYS.find(({ days }) => left >= days)?.kind ?? 'unenrolled';
}
