import { checkKnown } from '../errors/checkKnown.ts';
import { type Discount, DISCOUNT_TYPES } from '../money/applyDiscount.ts';
import { formatAmount } from '../money/formatPeso.ts';
import type { CouponAppliesTo } from './couponAppliesTo.ts';

const OFF: Readonly<Record<CouponAppliesTo, string>> = {
  total: 'the total',
  first: 'the first payment',
  each: 'each payment',
};

/**
 * The discount of a coupon in words.
 *
 * @throws RangeError for an unknown value
 * @example discountText({ discountType: 'percentage', discount: 12.5, appliesTo: 'each' })
 * // '12.5% off each payment'
 */
export function discountText({ discountType, discount, appliesTo }: Discount & { readonly appliesTo: CouponAppliesTo }): string {
  checkKnown({ discountType }, DISCOUNT_TYPES);
  checkKnown({ appliesTo }, OFF);
  return `${discountType === 'fixed' ? formatAmount(discount) : `${discount}%`} off ${OFF[appliesTo]}`;
}
