import { checkGiven } from '../errors/checkKnown.ts';
import { isExpired } from '../subscriptions/isExpired.ts';
import { checkDates } from '../time/checkDates.ts';
import { formatShortDate } from '../time/formatDate.ts';

export const COUPON_UNKNOWN = 'This coupon code is not valid for this offer.';
export const COUPON_EXPIRED = 'This coupon has expired.';
export const COUPON_USED_UP = 'This coupon has been used up.';
export const COUPON_USED_BY_YOU = 'You have already used this coupon.';
export const COUPON_OTHER_TERM = 'This coupon is not valid for this payment term.';

export interface Coupon {
  readonly funnelId: string | number;
  readonly isArchived: boolean;
  /** Null means immediately. */
  readonly startsAt: Date | null;
  /** The last day, in Manila; null means no end. */
  readonly endsAt: Date | null;
  /** Maximum number of uses; null means unlimited. */
  readonly mostUses: number | null;
  readonly mostUsesPerUser: number | null;
  /** The payment terms it is valid for; null means all of them. */
  readonly paymentTermIds: readonly (string | number)[] | null;
}

/** The facts when a person uses the code. Orders that reserve it count as uses. */
export interface CouponFacts {
  readonly funnelId: string | number;
  /** Null while none is chosen; then any term is valid. */
  readonly paymentTermId: string | number | null;
  readonly uses: number;
  readonly usesByUser: number;
}

const isReached = (uses: number, most: number | null): boolean => most !== null && !(uses < most);

type Check = (coupon: Coupon, facts: CouponFacts, now: Date) => string | null;

/** In order: the first error is shown. */
const CHECKS: readonly Check[] = [
  ({ isArchived, funnelId }, facts) => (isArchived || funnelId !== facts.funnelId ? COUPON_UNKNOWN : null),
  ({ startsAt }, _facts, now) =>
    startsAt !== null && !(now.getTime() >= startsAt.getTime()) ? `This coupon starts on ${formatShortDate(startsAt)}.` : null,
  ({ endsAt }, _facts, now) => (endsAt !== null && isExpired(endsAt, now) ? COUPON_EXPIRED : null),
  ({ mostUses }, { uses }) => (isReached(uses, mostUses) ? COUPON_USED_UP : null),
  ({ mostUsesPerUser }, { usesByUser }) => (isReached(usesByUser, mostUsesPerUser) ? COUPON_USED_BY_YOU : null),
  ({ paymentTermIds }, { paymentTermId }) =>
    paymentTermIds === null || paymentTermId === null || paymentTermIds.includes(paymentTermId) ? null : COUPON_OTHER_TERM,
];

/**
 * Explains why a coupon cannot be used, as a sentence, or returns null. The error is the same for
 * unknown codes, archived coupons and coupons of another funnel. The window starts at its start and
 * lasts to the end of its last day in Manila. The specification leaves coupons open; this is a
 * product decision.
 *
 * @param coupon the coupon of the code, or null when there is none
 * @throws RangeError when the start is an invalid date
 * @example
 * const facts = { funnelId: 12, paymentTermId: null, uses: 0, usesByUser: 0 };
 * couponProblem(null, facts, new Date('2025-11-17T02:00:00Z'))
 * // 'This coupon code is not valid for this offer.'
 */
export function couponProblem(coupon: Coupon | null, facts: CouponFacts, now: Date): string | null {
  checkGiven({ coupon });
  if (coupon === null) return COUPON_UNKNOWN;
  const { isArchived, startsAt, endsAt, mostUses, mostUsesPerUser, paymentTermIds } = coupon;
  const { paymentTermId, uses, usesByUser } = facts;
  checkGiven({ isArchived, mostUses, mostUsesPerUser, paymentTermIds, paymentTermId, uses, usesByUser });
  checkDates({ now }, { startsAt, endsAt });
  for (const check of CHECKS) {
    const problem = check(coupon, facts, now);
    if (problem !== null) return problem;
  }
  return null;
}
