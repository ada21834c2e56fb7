/**
 * Parses a typed price in whole pesos: the leading integer, ignoring peso sign, spaces and
 * thousands separators. Returns 0 for anything else, and for negative or too large numbers.
 *
 * @example parsePrice('₱3,499.75') // 3499
 * @example parsePrice('') // 0
 * @spec 2 §5
 */
export function parsePrice(typed: unknown): number {
  const text = typeof typed === 'number' || typeof typed === 'string' ? String(typed).replace(/[₱,\s]/g, '') : '';
  const price = /^\d+(?=$|\.)/.test(text) ? Number.parseInt(text, 10) : 0;
  return Number.isSafeInteger(price) ? price : 0;
}
