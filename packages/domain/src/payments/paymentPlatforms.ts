/**
 * Payment methods. Card is available where a payment provider is set up. The specification leaves
 * the list open.
 */
export const PAYMENT_PLATFORMS = [
  { value: 'gcash', label: 'GCash' },
  { value: 'maya', label: 'Maya' },
  { value: 'bank-transfer', label: 'Bank transfer' },
  { value: 'over-the-counter', label: 'Over the counter' },
  { value: 'card', label: 'Card' },
] as const;

export type PaymentPlatform = (typeof PAYMENT_PLATFORMS)[number]['value'];
