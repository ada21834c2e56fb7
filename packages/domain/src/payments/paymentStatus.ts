/** The states of a payment schedule entry. Specification 2 §4. */
export const PAYMENT_STATUSES = ['Unpaid', 'Paid'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What the approval sends where there is no external invoice. Specification 2 §7. */
export const NO_EXTERNAL_INVOICE = 'N/A';
