/**
 * The states of a payment that was begun at a provider. It is `unsure` when the provider did not
 * answer whether it exists.
 */
export const ATTEMPT_STATES = [
  { value: 'starting', label: 'Being started' },
  { value: 'open', label: 'Waiting for the payer' },
  { value: 'unsure', label: 'Not known whether it was started' },
  { value: 'paid', label: 'Paid' },
  { value: 'ended', label: 'Ended without a payment' },
] as const;

export type AttemptState = (typeof ATTEMPT_STATES)[number]['value'];

const NEXT: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  starting: ['open', 'unsure', 'paid', 'ended'],
  open: ['paid', 'ended'],
  unsure: ['open', 'paid', 'ended'],
  paid: [],
  ended: ['paid'],
};

/**
 * Whether a payment at a provider may change from one state to another. Paid is final: what expires
 * or fails afterwards changes nothing. One that ended may still be paid, because codes and sessions
 * stay payable for a while. A product decision.
 *
 * @example mayMoveAttempt('ended', 'paid') // true
 */
export const mayMoveAttempt = (from: AttemptState, to: AttemptState): boolean => Object.hasOwn(NEXT, from) && NEXT[from].includes(to);

/** Whether a payer may still be at work on it. */
export const isLiveAttempt = (state: AttemptState): boolean => state === 'starting' || state === 'open' || state === 'unsure';
