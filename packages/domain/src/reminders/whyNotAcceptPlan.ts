/** A plan as proposed. */
interface ProposedPlan {
  /** The amount owed when it was proposed, in centavos. */
  readonly owedCentavos: number;
  /** Its number of payments. */
  readonly count: number;
}

/** The unpaid payments of its invoice. */
interface UnpaidPayments {
  readonly owedCentavos: number;
  readonly unpaid: number;
  /** Whether a receipt for one of them waits for review. */
  readonly hasWaitingReceipt: boolean;
}

export const OWED_CHANGED = 'What you owe has changed since this plan was made. Message us for a new one.';
export const RECEIPT_WAITS = 'We are still checking a receipt of yours. Accept the plan once that is decided.';

/**
 * Explains why a member cannot accept a plan that waits, as a message, or returns null: it has to
 * be about the amount that is owed now, and no receipt may wait.
 *
 * @example
 * const owed = { owedCentavos: 100_000, unpaid: 2, hasWaitingReceipt: false };
 * whyNotAcceptPlan({ owedCentavos: 100_000, count: 2 }, owed) // null
 * @spec a product decision
 */
export function whyNotAcceptPlan(plan: ProposedPlan, { owedCentavos, unpaid, hasWaitingReceipt }: UnpaidPayments): string | null {
  if (owedCentavos !== plan.owedCentavos || unpaid > plan.count) return OWED_CHANGED;
  return hasWaitingReceipt ? RECEIPT_WAITS : null;
}
