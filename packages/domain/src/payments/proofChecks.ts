import { manilaDaysBetween } from '../time/manilaDay.ts';

/** The facts about a proof of payment for its review. */
export interface ProofFacts {
  readonly amountCentavos: number;
  /** The amount due for its entry, or with its order. */
  readonly dueCentavos: number;
  readonly paidOn: Date;
  /** The time the proof was sent. */
  readonly sentAt: Date;
  readonly hasReceipt: boolean;
  /** Whether another payment was approved with the same reference on the same platform. */
  readonly isReferenceTaken: boolean;
}

/** Maximum number of days between a payment and its proof. */
export const OLDEST_PAYMENT_DAYS = 30;

const DATE_PASSES = ({ paidOn, sentAt }: ProofFacts): boolean => {
  const age = manilaDaysBetween(paidOn, sentAt);
  return age >= 0 && age <= OLDEST_PAYMENT_DAYS;
};

/** In the order staff see them. */
export const PROOF_CHECKS = [
  { value: 'amount', label: 'The amount is what is due', passes: (facts: ProofFacts) => facts.amountCentavos === facts.dueCentavos },
  { value: 'reference', label: 'The reference was not used before', passes: (facts: ProofFacts) => !facts.isReferenceTaken },
  { value: 'date', label: `Paid within the ${OLDEST_PAYMENT_DAYS} days before it was sent`, passes: DATE_PASSES },
  { value: 'receipt', label: 'A receipt is attached', passes: (facts: ProofFacts) => facts.hasReceipt },
] as const;

export type ProofCheck = (typeof PROOF_CHECKS)[number]['value'];

export interface CheckedProof {
  readonly check: ProofCheck;
  readonly label: string;
  readonly passes: boolean;
}

/**
 * The automatic checks of a payment proof, with their results. Proofs that pass all of them may be
 * approved in bulk. An invalid date does not pass. The specification leaves proofs open; this is a
 * product decision.
 *
 * @example
 * const amounts = { amountCentavos: 349_900, dueCentavos: 349_900 };
 * const dates = { paidOn: new Date('2025-11-15'), sentAt: new Date('2025-11-17') };
 * const facts = { ...amounts, ...dates, hasReceipt: true, isReferenceTaken: false };
 * proofChecks(facts).every(({ passes }) => passes) // true
 */
export function proofChecks(facts: ProofFacts): CheckedProof[] {
  return PROOF_CHECKS.map(({ value, label, passes }) => ({ check: value, label, passes: passes(facts) }));
}
