/** The states of a commission, in their order. */
export const COMMISSION_STATES = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'in-payout', label: 'In payout' },
  { value: 'paid', label: 'Paid' },
  { value: 'reversed', label: 'Reversed' },
] as const;

export type CommissionState = (typeof COMMISSION_STATES)[number]['value'];

const NEXT: Readonly<Record<CommissionState, readonly CommissionState[]>> = {
  pending: ['approved', 'reversed'],
  approved: ['in-payout', 'reversed'],
  'in-payout': ['paid', 'approved', 'reversed'],
  paid: [],
  reversed: [],
};

/**
 * Whether a commission may go from one state to another: pending → approved → in-payout → paid. It is reversed at any time before
 * it is paid, and returns to approved when its payout is refused; once paid nothing moves it, a negative adjustment is made instead.
 *
 * @example mayMoveCommission('paid', 'reversed') // false
 * The specification leaves commissions open; this is a product decision.
 */
export function mayMoveCommission(from: CommissionState, to: CommissionState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
