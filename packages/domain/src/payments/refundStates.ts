/** The states of a refund. */
export const REFUND_STATES = [
  { value: 'requested', label: 'Waiting for a second person' },
  { value: 'paid', label: 'Paid back' },
  { value: 'refused', label: 'Refused' },
] as const;

export type RefundState = (typeof REFUND_STATES)[number]['value'];
