/**
 * A total in so many equal payments of whole pesos; what the division leaves is in the last. The sum is exactly the total.
 *
 * @param total whole pesos, from 0
 * @param count how many payments, from 1
 * @throws RangeError when total or count is no such whole number
 * @example splitTotal(10000, 3) // [3333, 3333, 3334]
 * The specification leaves the remainder open; it is a product decision.
 */
export function splitTotal(total: number, count: number): number[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`Not a total in whole pesos: ${String(total)}`);
  if (!Number.isSafeInteger(count) || count < 1 || count > 1000) throw new RangeError(`Not a number of payments: ${String(count)}`);
  const each = Math.floor(total / count);
  return Array.from({ length: count }, (_none, index) => (index < count - 1 ? each : total - each * (count - 1)));
}
