import { couponEntries } from '@atlas/domain/coupons';
import { startDateOf, validityDateOf } from '@atlas/domain/funnels';
import { paymentEntries, type PaymentEntry } from '@atlas/domain/payments';
import type { SeededCoupon } from '../coupons/seedCoupons.ts';
import type { SeededFunnel } from '../funnels/seedFunnels.ts';
import type { SeededTerm } from '../terms/seedTerms.ts';

/**
 * A person's payment habit: on the due day, some days late, nothing in the last two months,
 * everything at once, or only the first payment.
 */
export type PaymentHabit = 'on-time' | 'late' | 'behind' | 'settled' | 'first-only';

/** An enrollment of the demo: the person, the funnel, and the payments. */
export interface Sale {
  userId: number;
  funnel: SeededFunnel;
  term: SeededTerm;
  coupon: SeededCoupon | null;
  enrolledAt: Date;
  startsAt: Date;
  expiresAt: Date;
  unsubscribed: { at: Date; reason: string } | null;
  batchId: number | null;
  habit: PaymentHabit;
  /** Enrolled by staff, without an order. */
  byStaff: boolean;
  entries: readonly PaymentEntry[];
}

type Planned = Pick<Sale, 'userId' | 'funnel' | 'term' | 'enrolledAt' | 'habit'> & Partial<Sale>;

/**
 * Completes a sale by the rules: start and expiry follow from the funnel, payments from the term
 * and the coupon.
 */
export function planSale(planned: Planned): Sale {
  const { funnel, term, enrolledAt } = planned;
  const startsAt = planned.startsAt ?? (funnel.startByDays === 0 ? enrolledAt : startDateOf(funnel.startByDays, enrolledAt));
  const coupon = planned.coupon ?? null;
  return {
    coupon,
    startsAt,
    expiresAt: validityDateOf(funnel.validityByDays, startsAt),
    unsubscribed: null,
    batchId: null,
    byStaff: false,
    entries:
      coupon === null
        ? paymentEntries(funnel.price, term.term, enrolledAt)
        : couponEntries(funnel.price, term.term, coupon.discount, enrolledAt),
    ...planned,
  };
}

/** The sum of the payments of a sale, in whole pesos. */
export const totalOf = ({ entries }: Sale): number => entries.reduce((sum, { price }) => sum + price, 0);
