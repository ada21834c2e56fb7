import type { BillFilter } from './paymentFilters.ts';
import type { PaymentStatus } from './paymentStatus.ts';

/** The part of a bill that its filter reads. */
export interface FilteredBill {
  readonly status: PaymentStatus;
  readonly isVoided: boolean;
}

/**
 * Whether a bill belongs to a filter. A voided bill is owed by no one, so it appears only under
 * "all".
 *
 * @example matchesBillFilter({ status: 'Unpaid', isVoided: false }, 'unpaid') // true
 * @spec 2 §3
 */
export function matchesBillFilter({ status, isVoided }: FilteredBill, filter: BillFilter): boolean {
  if (filter === 'all') return true;
  return !isVoided && (status === 'Paid') === (filter === 'paid');
}
