/** The amounts a coupon's discount can apply to. */
export const COUPON_APPLIES_TO = [
  { value: 'total', label: 'Total' },
  { value: 'first', label: 'First payment' },
  { value: 'each', label: 'Each payment' },
] as const;

export type CouponAppliesTo = (typeof COUPON_APPLIES_TO)[number]['value'];
