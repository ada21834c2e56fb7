import { formatPeso } from '../money/formatPeso.ts';

/**
 * The payments of an order in a line: how many, and how much each.
 *
 * @param amounts in pesos, first to last
 * @example planText([3499, 3499, 3499]) // '3 payments of ₱3,499.00'
 * @example planText([1500, 772, 773]) // '₱1,500.00 first, then 2 payments of about ₱772.00'
 * @spec a product decision
 */
export function planText(amounts: readonly number[]): string {
  const [first = 0, ...rest] = amounts;
  if (rest.length === 0) return first === 0 ? formatPeso(0) : `One payment of ${formatPeso(first)}`;
  if (rest.every((amount) => Math.abs(amount - first) < amounts.length)) return `${amounts.length} payments of ${each(amounts)}`;
  return `${formatPeso(first)} first, then ${rest.length === 1 ? formatPeso(rest[0] ?? 0) : `${rest.length} payments of ${each(rest)}`}`;
}

/** The amount of payments that differ by the remainder of a division at most. */
function each(amounts: readonly number[]): string {
  const [first = 0] = amounts;
  return amounts.every((amount) => amount === first) ? formatPeso(first) : `about ${formatPeso(first)}`;
}
