/** The states of a refund that a provider pays. */
export const PROVIDER_REFUND_STATES = [
  { value: 'waiting', label: 'Being sent to the provider' },
  { value: 'unsure', label: 'Not known whether the provider took it' },
  { value: 'pending', label: 'On its way by the provider' },
  { value: 'paid', label: 'Paid back' },
  { value: 'failed', label: 'Refused by the provider' },
] as const;

export type ProviderRefundState = (typeof PROVIDER_REFUND_STATES)[number]['value'];

/** Whether a refund may still be paid without another wish. */
export const isRefundUnderway = (state: ProviderRefundState): boolean => state === 'waiting' || state === 'unsure' || state === 'pending';

const NEXT: Readonly<Record<ProviderRefundState, readonly ProviderRefundState[]>> = {
  waiting: ['unsure', 'pending', 'paid', 'failed'],
  unsure: ['waiting', 'pending', 'paid', 'failed'],
  pending: ['paid', 'failed'],
  paid: [],
  failed: ['paid'],
};

/**
 * Whether a refund at a provider may change from one state to another. It is unsure from the moment it is sent until the
 * provider answers, and waits again when nothing was sent. Paid is final. One that the
 * provider reported as failed may still arrive. A product decision.
 *
 * @example mayMoveProviderRefund('paid', 'failed') // false
 */
export const mayMoveProviderRefund = (from: ProviderRefundState, to: ProviderRefundState): boolean =>
  Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
