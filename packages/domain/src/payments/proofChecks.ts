import { manilaDaysBetween } from '../time/manilaDay.ts';

/** What is known of a proof of payment when staff review it. */
export interface ProofFacts {
  readonly amountCentavos: number;
  /** What is due for its entry, or with its order. */
  readonly dueCentavos: number;
  readonly paidOn: Date;
  /** When the proof was sent. */
  readonly sentAt: Date;
  readonly hasReceipt: boolean;
  /** Whether another payment was approved with the same reference on the same platform. */
  readonly isReferenceTaken: boolean;
}

/** What a payment proves at most so many days later. */
export const OLDEST_PAYMENT_DAYS = 30;

const DATE_PASSES = ({ paidOn, sentAt }: ProofFacts): boolean => {
  const age = manilaDaysBetween(paidOn, sentAt);
  return age >= 0 && age <= OLDEST_PAYMENT_DAYS;
};

/** In the order in which staff read them. */
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
 * What can be checked of a proof of payment without a person: each check with its answer. Proofs that pass all of them may be
 * approved in bulk. An invalid date does not pass.
 *
 * @example proofChecks(facts).every(({ passes }) => passes)
 * The specification leaves proofs open; this is a product decision.
 */
export function proofChecks(facts: ProofFacts): CheckedProof[] {
  return PROOF_CHECKS.map(({ value, label, passes }) => ({ check: value, label, passes: passes(facts) }));
}
