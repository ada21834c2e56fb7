export { COUPON_APPLIES_TO, type CouponAppliesTo } from './couponAppliesTo.ts';
export { couponCode, INVALID_COUPON_CODE } from './couponCode.ts';
export { type CouponDiscount, couponEntries } from './couponEntries.ts';
export {
  type Coupon,
  COUPON_EXPIRED,
  COUPON_OTHER_TERM,
  COUPON_UNKNOWN,
  COUPON_USED_BY_YOU,
  COUPON_USED_UP,
  type CouponFacts,
  couponProblem,
} from './couponProblem.ts';
export { type CouponForm, couponForm, INVALID_PERCENTAGE, MAX_USES } from './couponForm.ts';
export { couponPreview } from './couponPreview.ts';
export { couponsList } from './couponsList.ts';
export { COUPON_STATES, type CouponState, couponState } from './couponState.ts';
export { discountText } from './discountText.ts';
