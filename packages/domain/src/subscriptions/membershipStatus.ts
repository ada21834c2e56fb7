import { checkDates } from '../time/checkDates.ts';
import { currentSubscriptions } from './currentSubscriptions.ts';
import type { FunnelPeriod } from './subscriptionPeriod.ts';

/** @spec 2 §3 */
export const MEMBERSHIP_STATUSES = ['Multiple Subscriptions Found', 'Active', 'Expired'] as const;

export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/**
 * The membership status of a person, derived from all their subscriptions: more than one current,
 * one current, or none current but one that had started (Expired). Null for a person who never had
 * one. A subscription that has not started yet does not count, nor does one replaced by its renewal
 * today (`currentSubscriptions`).
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example membershipStatus([], new Date('2025-11-17')) // null
 * @spec 2 §3 names the values; their derivation is a product decision
 */
export function membershipStatus(subscriptions: readonly FunnelPeriod[], now: Date): MembershipStatus | null {
  checkDates({ now });
  const current = currentSubscriptions(subscriptions, now).length;
  if (current > 1) return 'Multiple Subscriptions Found';
  if (current === 1) return 'Active';
  return subscriptions.some((subscription) => subscription.startsAt.getTime() <= now.getTime()) ? 'Expired' : null;
}
