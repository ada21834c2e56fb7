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

/**
 * The name of a payment method, or the text itself where it is none of them.
 *
 * @example platformLabel('bank-transfer') // 'Bank transfer'
 */
export const platformLabel = (platform: string): string => PAYMENT_PLATFORMS.find(({ value }) => value === platform)?.label ?? platform;
