/**
 * The price that is quoted: whole pesos, half up. A quote is rounded once, after the discount and before it is split.
 *
 * @param pesos the exact price
 * @throws RangeError for what is negative or no finite number
 * @example roundQuote(3061.5) // 3062
 * The specification leaves rounding open; it is a product decision.
 */
export function roundQuote(pesos: number): number {
  if (!Number.isFinite(pesos) || pesos < 0) throw new RangeError(`Not an amount: ${String(pesos)}`);
  return Math.round(pesos);
}
