/**
 * The price that was typed, in whole pesos: the integer at its beginning, without peso sign, blanks and thousands commas. What
 * does not begin with one, is negative or too large, is 0.
 *
 * @example parsePrice('₱3,499.75') // 3499
 * @example parsePrice('') // 0
 * Specification 2 §5.
 */
export function parsePrice(typed: unknown): number {
  const text = typeof typed === 'number' || typeof typed === 'string' ? String(typed).replace(/[₱,\s]/g, '') : '';
  const price = /^\d+(?=$|\.)/.test(text) ? Number.parseInt(text, 10) : 0;
  return Number.isSafeInteger(price) ? price : 0;
}
