import { checkGiven } from '../errors/checkKnown.ts';
import { isExpired } from '../subscriptions/isExpired.ts';
import { checkDates } from '../time/checkDates.ts';
import type { Coupon } from './couponProblem.ts';

/** The states of a coupon, derived on read. */
export const COUPON_STATES = [
  { value: 'active', label: 'Active' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'expired', label: 'Expired' },
  { value: 'used-up', label: 'Used up' },
  { value: 'archived', label: 'Archived' },
] as const;

export type CouponState = (typeof COUPON_STATES)[number]['value'];

/**
 * The state of a coupon for staff: archived, expired after its last day in Manila, used up,
 * scheduled before its start, else active. `couponProblem` decides whether a person may use it. The
 * specification leaves coupons open; this is a product decision.
 *
 * @param uses the number of orders that hold or used it
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const coupon = { isArchived: false, startsAt: null, endsAt: null, mostUses: 20 };
 * couponState(coupon, 20, new Date('2025-11-17T02:00:00Z')) // 'used-up'
 */
export function couponState(
  { isArchived, startsAt, endsAt, mostUses }: Pick<Coupon, 'isArchived' | 'startsAt' | 'endsAt' | 'mostUses'>,
  uses: number,
  now: Date,
): CouponState {
  checkGiven({ isArchived, mostUses, uses });
  checkDates({ now }, { startsAt, endsAt });
  if (isArchived) return 'archived';
  if (endsAt !== null && isExpired(endsAt, now)) return 'expired';
  if (mostUses !== null && !(uses < mostUses)) return 'used-up';
  return startsAt === null || now.getTime() >= startsAt.getTime() ? 'active' : 'scheduled';
}
