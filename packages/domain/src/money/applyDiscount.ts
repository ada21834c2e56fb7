import { checkKnown } from '../errors/checkKnown.ts';

/**
 * The kinds of discount: the API value, and the label.
 *
 * @spec 2 §3
 */
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

/**
 * The minimum price in pesos after a discount.
 *
 * @spec 2 §9
 */
export const DISCOUNT_FLOOR = 0;

const AMOUNT_OFF: Readonly<Record<DiscountType, (price: number, discount: number) => number>> = {
  fixed: (price, discount) => price - discount,
  percentage: (price, discount) => (price * (10_000 - Math.round(discount * 100))) / 10_000,
};

/**
 * Applies a discount to a price without rounding: fixed subtracts the amount, percentage subtracts
 * the percentage; never below 0.
 *
 * @param price in pesos
 * @throws RangeError for a price or discount that is negative or not finite, and for an unknown
 *   kind
 * @example applyDiscount(3499, { discountType: 'percentage', discount: 12.5 }) // 3061.625
 * @spec 2 §9
 */
export function applyDiscount(price: number, { discountType, discount }: Discount): number {
  for (const [name, value] of Object.entries({ price, discount })) {
    if (!Number.isFinite(value) || value < 0) throw new RangeError(`${name} is not an amount: ${String(value)}`);
  }
  checkKnown({ discountType }, AMOUNT_OFF);
  return Math.max(DISCOUNT_FLOOR, AMOUNT_OFF[discountType](price, discount));
}
