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
 * Whether a payout may go from one state to another: requested → processing → paid. Staff refuse it until it is paid; the
 * affiliate cancels it while nobody works on it.
 *
 * @example mayMovePayout('processing', 'cancelled') // false
 * The specification leaves payouts open; this is a product decision.
 */
export function mayMovePayout(from: PayoutState, to: PayoutState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
