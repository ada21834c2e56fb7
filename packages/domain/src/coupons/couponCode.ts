import { cleanLine } from '../forms/cleanLine.ts';

/** The error for an invalid coupon code, with its allowed characters. */
export const INVALID_COUPON_CODE = 'A code has 3 to 30 letters, digits, - or _.';

/**
 * Normalizes a coupon code to its stored form, or returns null for an invalid one: 3 to 30 of A–Z,
 * 0–9, - and _. Case and surrounding spaces do not matter. The specification leaves coupons open;
 * this is a product decision.
 *
 * @example couponCode(' early-bird ') // 'EARLY-BIRD'
 */
export function couponCode(typed: string): string | null {
  const code = typeof typed === 'string' ? cleanLine(typed) : '';
  return /^[a-z0-9_-]{3,30}$/i.test(code) ? code.toUpperCase() : null;
}
