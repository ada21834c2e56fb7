import { type AttemptState, isLiveAttempt } from './attemptStates.ts';

/** The payment that a payer began last at a provider, and how they come back from its page. */
export interface BegunPayment {
  readonly state: AttemptState;
  /** Whether its money arrived and staff decide about it. */
  readonly isKept: boolean;
  readonly back: 'paid' | 'cancelled' | null;
}

/**
 * The notice for a payer of something that is still due. After the provider's page it is being
 * checked until the provider answers: it is never called failed, because the money may be on its
 * way. A payer who turned back may pay again.
 *
 * @param begun null when no payment was begun
 * @returns null for the page as it is without one
 * @example payerNotice({ state: 'open', isKept: false, back: 'paid' }) // 'checking'
 * @spec a product decision
 */
export function payerNotice(begun: BegunPayment | null): 'kept' | 'checking' | 'returned' | null {
  if (begun === null) return null;
  if (begun.isKept) return 'kept';
  if (begun.back === 'paid' && (isLiveAttempt(begun.state) || begun.state === 'paid')) return 'checking';
  return begun.back === null ? null : 'returned';
}
