/** The states of a refund. */
export const REFUND_STATES = [
  { value: 'requested', label: 'Waiting for a second person' },
  { value: 'sending', label: 'On its way by the provider' },
  { value: 'paid', label: 'Paid back' },
  { value: 'failed', label: 'The provider refused it' },
  { value: 'refused', label: 'Refused' },
] as const;

export type RefundState = (typeof REFUND_STATES)[number]['value'];
