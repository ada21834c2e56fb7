import type { PaymentPlatform } from '../payments/paymentPlatforms.ts';

/** A payment that is due or was reported, which a line of a statement can confirm. */
export interface MatchCandidate {
  readonly id: string;
  readonly kind: 'proof' | 'order' | 'entry';
  readonly amountCentavos: number;
  /** The day stated in the receipt, as yyyy-mm-dd; null without a receipt. */
  readonly paidOn: string | null;
  /** The result of `paymentReference`; null without a receipt. */
  readonly referenceKey: string | null;
  readonly payCode: string | null;
  /** Shown to staff. A match does not depend on it, since a transfer may arrive from another platform. */
  readonly platform: PaymentPlatform | null;
  readonly payerNames: readonly string[];
}

/** The reasons for a match. */
export const MATCH_EVIDENCE = [
  { value: 'reference', label: 'Same reference' },
  { value: 'amount', label: 'Same amount' },
  { value: 'day', label: 'Same day, or one day apart' },
  { value: 'payCode', label: 'Pay code in the text' },
  { value: 'name', label: 'Name in the text' },
] as const;

export type MatchEvidence = (typeof MATCH_EVIDENCE)[number]['value'];

export interface PossibleMatch {
  readonly candidateId: string;
  readonly evidence: readonly MatchEvidence[];
  /** The fact that contradicts the match; null when none does. */
  readonly differs: 'amount' | null;
}

/**
 * The match of a line. Several candidates, or a contradiction, are possible matches that staff
 * decide; `total` counts them, of which the best are listed.
 */
export type LineMatch =
  | { readonly state: 'exact'; readonly candidateId: string; readonly evidence: readonly MatchEvidence[] }
  | { readonly state: 'possible'; readonly candidates: readonly PossibleMatch[]; readonly total: number }
  | { readonly state: 'unmatched' };
