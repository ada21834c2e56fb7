import { formatCentavos } from '../money/formatPeso.ts';
import { checkDates } from '../time/checkDates.ts';
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
  /** How the order of the receipt ended; null for one that is open. Absent for a receipt without an order. */
  readonly orderEnded?: 'expired' | 'cancelled' | null | undefined;
}

/** Maximum number of days between a payment and its proof. */
export const OLDEST_PAYMENT_DAYS = 30;

const DATE_PASSES = ({ paidOn, sentAt }: ProofFacts): boolean => {
  const age = manilaDaysBetween(paidOn, sentAt);
  return age >= 0 && age <= OLDEST_PAYMENT_DAYS;
};

interface Check<Name extends string> {
  readonly value: Name;
  /** Whether the check is made; absent for every proof. */
  readonly applies?: (facts: ProofFacts) => boolean;
  readonly passes: (facts: ProofFacts) => boolean;
  readonly passed: string;
  readonly failed: (facts: ProofFacts) => string;
}
const check = <const Name extends string>(declared: Check<Name>): Check<Name> => declared;

/** In the order staff see them, each with a sentence for both results. */
export const PROOF_CHECKS = [
  check({
    value: 'amount',
    passes: ({ amountCentavos, dueCentavos }) => amountCentavos === dueCentavos,
    passed: 'The amount is what is due',
    failed: ({ amountCentavos, dueCentavos }) => `${formatCentavos(amountCentavos)} was sent, ${formatCentavos(dueCentavos)} is due`,
  }),
  check({
    value: 'reference',
    passes: ({ isReferenceTaken }) => !isReferenceTaken,
    passed: 'The reference was not used before',
    failed: () => 'The reference was used before',
  }),
  check({
    value: 'date',
    passes: DATE_PASSES,
    passed: `Paid within the ${OLDEST_PAYMENT_DAYS} days before it was sent`,
    failed: () => `Not paid within the ${OLDEST_PAYMENT_DAYS} days before it was sent`,
  }),
  check({
    value: 'receipt',
    passes: ({ hasReceipt }) => hasReceipt,
    passed: 'A receipt is attached',
    failed: () => 'No receipt is attached',
  }),
  check({
    value: 'order',
    applies: ({ orderEnded }) => orderEnded !== undefined,
    passes: ({ orderEnded }) => orderEnded === null,
    passed: 'The order is open',
    failed: ({ orderEnded }) => (orderEnded === 'expired' ? 'The order expired' : 'The order was cancelled'),
  }),
];

export type ProofCheck = (typeof PROOF_CHECKS)[number]['value'];

export interface CheckedProof {
  readonly check: ProofCheck;
  /** The result as a sentence without a full stop. */
  readonly label: string;
  readonly passes: boolean;
}

/**
 * The automatic checks of a payment proof, with their results. The check of the order is made for
 * receipts of orders only. Proofs that pass all of them may be
 * approved in bulk. An invalid date does not pass. The specification leaves proofs open; this is a
 * product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const amounts = { amountCentavos: 349_900, dueCentavos: 349_900 };
 * const dates = { paidOn: new Date('2025-11-15'), sentAt: new Date('2025-11-17') };
 * const facts = { ...amounts, ...dates, hasReceipt: true, isReferenceTaken: false };
 * proofChecks(facts).every(({ passes }) => passes) // true
 */
export function proofChecks(facts: ProofFacts): CheckedProof[] {
  checkDates({ paidOn: facts.paidOn, sentAt: facts.sentAt });
  return PROOF_CHECKS.filter(({ applies }) => applies?.(facts) ?? true).map(({ value, passes, passed, failed }) =>
    passes(facts) ? { check: value, label: passed, passes: true } : { check: value, label: failed(facts), passes: false },
  );
}
