/**
 * Splits a total into equal payments of whole pesos; the last includes the remainder. The sum
 * equals the total. The specification leaves the remainder open; it is a product decision.
 *
 * @param total whole pesos, from 0
 * @param count the number of payments, from 1
 * @throws RangeError when total or count is not such a whole number
 * @example splitTotal(10000, 3) // [3333, 3333, 3334]
 */
export function splitTotal(total: number, count: number): number[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`Not a total in whole pesos: ${String(total)}`);
  if (!Number.isSafeInteger(count) || count < 1 || count > 1000) throw new RangeError(`Not a number of payments: ${String(count)}`);
  const each = Math.floor(total / count);
  return Array.from({ length: count }, (_none, index) => (index < count - 1 ? each : total - each * (count - 1)));
}
