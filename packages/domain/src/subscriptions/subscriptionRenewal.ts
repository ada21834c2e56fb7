import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import { EXPIRING_SOON_DAYS } from './dues.ts';
import { isLifetime } from './isLifetime.ts';
import { checkPeriod, type FunnelPeriod } from './subscriptionPeriod.ts';

/** `none` cannot be renewed, `later` can be, and `due` has ended or ends soon. */
export type SubscriptionRenewal = 'none' | 'later' | 'due';

/**
 * Whether a subscription can be renewed, in Manila days. Lifetime access and ended subscriptions
 * cannot, nor can one with a renewal: a subscription to the same funnel that ends later. It is due
 * once it has expired, and within 30 days before that.
 *
 * @param all every subscription of the person, including this one
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const period = { startsAt: new Date('2025-05-17'), expiresAt: new Date('2025-11-20') };
 * const one = { ...period, funnelId: 12, unsubscribedAt: null };
 * subscriptionRenewal(one, [one], new Date('2025-11-17')) // 'due'
 * @spec 2 §3, a product decision
 */
export function subscriptionRenewal(one: FunnelPeriod, all: readonly FunnelPeriod[], now: Date): SubscriptionRenewal {
  checkDates({ now });
  [one, ...all].forEach(checkPeriod);
  if (one.unsubscribedAt !== null || isLifetime(one.expiresAt)) return 'none';
  const isRenewed = all.some(
    ({ funnelId, expiresAt, unsubscribedAt }) => funnelId === one.funnelId && unsubscribedAt === null && expiresAt > one.expiresAt,
  );
  if (isRenewed) return 'none';
  return manilaDaysBetween(now, one.expiresAt) > EXPIRING_SOON_DAYS ? 'later' : 'due';
}
