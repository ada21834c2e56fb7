/**
 * The filter of payments, for staff.
 *
 * @spec 2 §3
 */
export const PAYMENT_FILTERS = [
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'paid', label: 'Paid' },
  { value: 'all', label: 'All' },
] as const;

/**
 * The filter of a member's bills.
 *
 * @spec 2 §3
 */
export const BILL_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'paid', label: 'Paid' },
  { value: 'unpaid', label: 'Unpaid' },
] as const;

/**
 * The filter of cash collection; apart from "all", each member matches exactly one.
 *
 * @spec 2 §3
 */
export const CASH_COLLECTION_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'unenrolled', label: 'Unenrolled' },
  { value: 'for regular renewal', label: 'For regular renewal' },
  { value: 'early renewal', label: 'Early renewal' },
  { value: 'er warmup', label: 'ER warmup' },
  { value: 'collected', label: 'Collected' },
] as const;

export type PaymentFilter = (typeof PAYMENT_FILTERS)[number]['value'];
export type BillFilter = (typeof BILL_FILTERS)[number]['value'];
export type CashCollection = (typeof CASH_COLLECTION_FILTERS)[number]['value'];
