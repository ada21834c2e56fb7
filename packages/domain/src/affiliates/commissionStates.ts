/** The states of a commission, in order. */
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
 * Whether a commission may change from one state to another: pending → approved → in-payout → paid.
 * It can be reversed at any time before it is paid, and returns to approved when its payout is
 * refused. A paid commission is final; corrections are made by a negative adjustment. The
 * specification leaves commissions open; this is a product decision.
 *
 * @example mayMoveCommission('paid', 'reversed') // false
 */
export function mayMoveCommission(from: CommissionState, to: CommissionState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
