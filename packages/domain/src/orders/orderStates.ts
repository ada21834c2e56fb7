/** The states of an order. */
export const ORDER_STATES = [
  { value: 'draft', label: 'Draft' },
  { value: 'awaiting-payment', label: 'Awaiting payment' },
  { value: 'for-review', label: 'For review' },
  { value: 'paid', label: 'Paid' },
  { value: 'enrolled', label: 'Enrolled' },
  { value: 'expired', label: 'Expired' },
  { value: 'cancelled', label: 'Cancelled' },
  { value: 'refunded', label: 'Refunded' },
] as const;

export type OrderState = (typeof ORDER_STATES)[number]['value'];

/**
 * A state of an order in words for staff.
 *
 * @example orderStateText('paid') // 'Paid, waiting for its owner'
 */
export const orderStateText = (state: OrderState): string =>
  state === 'paid' ? 'Paid, waiting for its owner' : (ORDER_STATES.find(({ value }) => value === state)?.label ?? state);

const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['awaiting-payment', 'paid', 'expired', 'cancelled'],
  'awaiting-payment': ['for-review', 'paid', 'expired', 'cancelled'],
  'for-review': ['awaiting-payment', 'paid', 'cancelled'],
  paid: ['enrolled', 'refunded'],
  enrolled: ['refunded'],
  expired: ['for-review'],
  cancelled: ['for-review'],
  refunded: [],
};

/**
 * Whether an order may change from one state to another: draft → awaiting-payment → for-review →
 * paid → enrolled. A free order is paid at once, and so is one confirmed by a payment provider. A
 * rejected proof returns it to awaiting-payment. An order does not expire while its proof is
 * reviewed. A payment for an expired or cancelled order is reviewed. A refunded order is final. The
 * specification leaves orders open; this is a product decision.
 *
 * @example mayMoveOrder('awaiting-payment', 'expired') // true
 */
export function mayMoveOrder(from: OrderState, to: OrderState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
