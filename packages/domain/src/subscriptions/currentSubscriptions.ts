import { checkDates } from '../time/checkDates.ts';
import { startOfManilaDay } from '../time/manilaDay.ts';
import { isCurrent } from './isCurrent.ts';
import type { FunnelPeriod } from './subscriptionPeriod.ts';

/** Whether `later` renews `one`: the same funnel, from the Manila day on which `one` expires. */
const isRenewalOf = (later: FunnelPeriod, one: FunnelPeriod): boolean =>
  later.funnelId === one.funnelId &&
  later.startsAt.getTime() > one.startsAt.getTime() &&
  startOfManilaDay(later.startsAt).getTime() >= startOfManilaDay(one.expiresAt).getTime();

/**
 * The current subscriptions of a person, counting each period of membership once. A subscription is
 * valid until the end of its last day in Manila, so on that day it overlaps with the renewal that
 * starts when it expires. The renewal then replaces it.
 *
 * @param subscriptions all subscriptions of one person
 * @returns the current ones, without those whose renewal is current, in the given order
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const today = new Date('2025-11-17T02:00:00Z');
 * const held = { funnelId: 12, unsubscribedAt: null };
 * const ending = { ...held, startsAt: new Date('2024-11-17'), expiresAt: today };
 * const renewal = { ...held, startsAt: today, expiresAt: new Date('2026-11-17') };
 * currentSubscriptions([ending, renewal], today) // [renewal]
 * @spec 2 §3
 */
export function currentSubscriptions<Period extends FunnelPeriod>(subscriptions: readonly Period[], now: Date): Period[] {
  checkDates({ now });
  const current = subscriptions.filter((subscription) => isCurrent(subscription, now));
  return current.filter((one) => !current.some((later) => isRenewalOf(later, one)));
}
