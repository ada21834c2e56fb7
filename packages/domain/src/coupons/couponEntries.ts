import { checkKnown } from '../errors/checkKnown.ts';
import { applyDiscount, type Discount } from '../money/applyDiscount.ts';
import { roundQuote } from '../money/roundQuote.ts';
import { type PaymentEntry, paymentEntries } from '../payments/paymentEntries.ts';
import type { PaymentTerm } from '../payments/paymentTerms.ts';
import { checkDates } from '../time/checkDates.ts';
import { COUPON_APPLIES_TO, type CouponAppliesTo } from './couponAppliesTo.ts';

export type CouponDiscount = Discount & { readonly appliesTo: CouponAppliesTo };

/**
 * The payment schedule of a price with a coupon. Applied to the total, the discount comes before
 * the price is split and before the surcharge of the term. Applied to the first or each payment, it
 * comes after both. Every amount is rounded once, half up to a peso, and is never below 0. A first
 * payment fixed by the term is limited to what is left of the total. The specification leaves
 * coupons open; this is a product decision.
 *
 * @param price whole pesos, from 0
 * @throws RangeError as `paymentEntries` and `applyDiscount`, and for an unknown way to apply
 * @example
 * const coupon = { appliesTo: 'each', discountType: 'fixed', discount: 500 };
 * couponEntries(3000, { kind: 'one-time' }, coupon, new Date('2025-11-17T02:00:00Z'))
 * // [{ price: 2500, scheduleDate: 2025-11-17T00:00:00+08:00 }]
 */
export function couponEntries(price: number, term: PaymentTerm, coupon: CouponDiscount, enrolledAt: Date): PaymentEntry[] {
  checkKnown({ appliesTo: coupon.appliesTo }, COUPON_APPLIES_TO);
  checkDates({ enrolledAt });
  const off = (pesos: number): number => roundQuote(applyDiscount(pesos, coupon));
  if (coupon.appliesTo === 'total') return paymentEntries(off(price), withinTotal(term, off(price)), enrolledAt);
  const entries = paymentEntries(price, term, enrolledAt);
  return entries.map((entry, index) => (coupon.appliesTo === 'each' || index === 0 ? { ...entry, price: off(entry.price) } : entry));
}

const withinTotal = (term: PaymentTerm, price: number): PaymentTerm => {
  if (term.kind === 'one-time' || term.firstPayment === undefined || term.firstPayment === null) return term;
  return { ...term, firstPayment: Math.min(term.firstPayment, price + (term.surcharge ?? 0)) };
};
