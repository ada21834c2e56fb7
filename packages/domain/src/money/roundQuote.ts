/**
 * The quoted price: whole pesos, half rounded up. A quote is rounded once, after the discount and
 * before it is split. The specification leaves rounding open; it is a product decision.
 *
 * @param pesos the exact price
 * @throws RangeError for a number that is negative or not finite
 * @example roundQuote(3061.5) // 3062
 */
export function roundQuote(pesos: number): number {
  if (!Number.isFinite(pesos) || pesos < 0) throw new RangeError(`Not an amount: ${String(pesos)}`);
  return Math.round(pesos);
}
