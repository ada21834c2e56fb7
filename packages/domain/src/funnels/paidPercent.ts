/**
 * The share of orders that were paid, as a whole percentage; null without orders. Rounded down, so
 * that 100% means every order.
 *
 * @example paidPercent({ orders: 3, paidOrders: 2 }) // 66
 */
export function paidPercent({ orders, paidOrders }: { orders: number; paidOrders: number }): number | null {
  return orders > 0 ? Math.floor((paidOrders * 100) / orders) : null;
}

/**
 * The same as text, for a table or a figure.
 *
 * @example paidPercentText({ orders: 0, paidOrders: 0 }) // '–'
 */
export function paidPercentText(figures: { orders: number; paidOrders: number }): string {
  const percent = paidPercent(figures);
  return percent === null ? '–' : `${percent}%`;
}
