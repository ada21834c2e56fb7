/**
 * The states of a payment schedule entry.
 *
 * @spec 2 §4
 */
export const PAYMENT_STATUSES = ['Unpaid', 'Paid'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * The value an approval sends when there is no external invoice.
 *
 * @spec 2 §7
 */
export const NO_EXTERNAL_INVOICE = 'N/A';
