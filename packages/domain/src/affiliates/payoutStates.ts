/** The states of a payout. */
export const PAYOUT_STATES = [
  { value: 'requested', label: 'Requested' },
  { value: 'processing', label: 'Processing' },
  { value: 'paid', label: 'Paid' },
  { value: 'refused', label: 'Refused' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

export type PayoutState = (typeof PAYOUT_STATES)[number]['value'];

const NEXT: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  requested: ['processing', 'refused', 'cancelled'],
  processing: ['paid', 'refused'],
  paid: [],
  refused: [],
  cancelled: [],
};

/**
 * Whether a payout may change from one state to another: requested → processing → paid. Staff can
 * refuse it until it is paid; the affiliate can cancel it before it is processed. The specification
 * leaves payouts open; this is a product decision.
 *
 * @example mayMovePayout('processing', 'cancelled') // false
 */
export function mayMovePayout(from: PayoutState, to: PayoutState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
