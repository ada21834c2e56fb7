/** The kinds of discount: what the API says, and the label. Specification 2 §3. */
export const DISCOUNT_TYPES = [
  { value: 'fixed', label: 'Fixed Amount' },
  { value: 'percentage', label: 'Percentage' },
] as const;

export type DiscountType = (typeof DISCOUNT_TYPES)[number]['value'];

export interface Discount {
  readonly discountType: DiscountType;
  /** Pesos, or percent with at most two decimals. */
  readonly discount: number;
}

/** A price never falls below this, in pesos. Specification 2 §9. */
export const DISCOUNT_FLOOR = 0;

const AMOUNT_OFF: Readonly<Record<DiscountType, (price: number, discount: number) => number>> = {
  fixed: (price, discount) => price - discount,
  percentage: (price, discount) => (price * (10_000 - Math.round(discount * 100))) / 10_000,
};

/**
 * A price less its discount, not rounded: fixed takes the amount off, percentage takes the percent off; never below 0.
 *
 * @param price pesos
 * @throws RangeError for a price or discount that is negative or no finite number, and for an unknown kind
 * @example applyDiscount(3499, { discountType: 'percentage', discount: 12.5 }) // 3061.625
 * Specification 2 §9.
 */
export function applyDiscount(price: number, { discountType, discount }: Discount): number {
  for (const value of [price, discount]) {
    if (!Number.isFinite(value) || value < 0) throw new RangeError(`Not an amount: ${String(value)}`);
  }
  if (!Object.hasOwn(AMOUNT_OFF, discountType)) throw new RangeError(`Unknown kind of discount: ${String(discountType)}`);
  return Math.max(DISCOUNT_FLOOR, AMOUNT_OFF[discountType](price, discount));
}
