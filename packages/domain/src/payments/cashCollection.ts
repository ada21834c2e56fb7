import type { SubscriptionPeriod } from '../subscriptions/subscriptionPeriod.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import type { CashCollection } from './paymentFilters.ts';

interface Standing {
  /** Days of Manila to the last expiry, negative once it has passed. */
  readonly days: number;
  /** Whether a subscription is held that has yet to start: the renewal is paid. */
  readonly isRenewed: boolean;
}

/** From the right of the filter to its left: the first that applies is the only one. */
const KINDS: readonly { readonly kind: Exclude<CashCollection, 'all'>; readonly applies: (standing: Standing) => boolean }[] = [
  { kind: 'collected', applies: ({ days, isRenewed }) => isRenewed || days > 120 },
  { kind: 'er warmup', applies: ({ days }) => days >= 91 },
  { kind: 'early renewal', applies: ({ days }) => days >= 31 },
  { kind: 'for regular renewal', applies: ({ days }) => days >= -14 },
];

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
  const standing = {
    days: Math.max(...held.map(({ expiresAt }) => manilaDaysBetween(now, expiresAt))),
    isRenewed: held.some(({ startsAt }) => startsAt.getTime() > now.getTime()),
  };
  return KINDS.find(({ applies }) => applies(standing))?.kind ?? 'unenrolled';
}
