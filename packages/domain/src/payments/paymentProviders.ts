/**
 * Ways in which payments are collected: by staff, who check a receipt, or by a payment provider. A
 * product decision.
 */
export const PAYMENT_PROVIDERS = [
  { value: 'manual', label: 'Checked by staff' },
  { value: 'paymongo', label: 'PayMongo' },
  { value: 'xendit', label: 'Xendit' },
] as const;

export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]['value'];
