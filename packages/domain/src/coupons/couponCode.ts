import { cleanLine } from '../forms/cleanLine.ts';

/** What a coupon code is made of, as its field says it. */
export const INVALID_COUPON_CODE = 'A code has 3 to 30 letters, digits, - or _.';

/**
 * The code of a coupon as it is stored, or null when it is none: 3 to 30 of A–Z, 0–9, - and _. Case and blanks around it do not
 * matter.
 *
 * @example couponCode(' early-bird ') // 'EARLY-BIRD'
 * The specification leaves coupons open; this is a product decision.
 */
export function couponCode(typed: string): string | null {
  const code = typeof typed === 'string' ? cleanLine(typed) : '';
  return /^[a-z0-9_-]{3,30}$/i.test(code) ? code.toUpperCase() : null;
}
