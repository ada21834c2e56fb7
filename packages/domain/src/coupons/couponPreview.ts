import { type SchedulePreview, samplePurchaseForm } from '../payments/schedulePreview.ts';
import type { PaymentTerm } from '../payments/paymentTerms.ts';
import { termProblem } from '../payments/termProblem.ts';
import { couponEntries } from './couponEntries.ts';
import { couponForm } from './couponForm.ts';

/**
 * The schedule of a purchase with a coupon, while the coupon is being entered. It is the rule that
 * later charges people. Its code, limits and days do not matter.
 *
 * @param values the values of the form, which may be incomplete
 * @param sample the price in whole pesos, the term, and the day of the purchase as in a date input
 * @returns null while the discount is incomplete
 * @example
 * const values = { discountType: 'percentage', discount: 10, appliesTo: 'total' };
 * const sample = { price: 1000, term: { kind: 'one-time' }, from: '2025-11-17' };
 * couponPreview(values, sample).total // 900
 */
export function couponPreview(values: object, sample: { price: number; term: PaymentTerm; from: string }): SchedulePreview | null {
  const { discountType, discount, appliesTo } = { discountType: null, discount: null, appliesTo: null, ...values };
  const form = couponForm(sample.price).safeParse({ code: 'PREVIEW', discountType, discount, appliesTo });
  const purchase = samplePurchaseForm.safeParse(sample);
  if (!form.success || !purchase.success) return null;
  const { price, from } = purchase.data;
  if (price === 0) return { entries: [], total: 0 };
  const problem = termProblem(price, sample.term);
  if (problem !== null) return { problem };
  const entries = couponEntries(price, sample.term, form.data, from);
  return { entries, total: entries.reduce((sum, entry) => sum + entry.price, 0) };
}
