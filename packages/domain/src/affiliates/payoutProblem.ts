/** Minimum payout in centavos: ₱500. */
export const MIN_PAYOUT_CENTAVOS = 50_000;

export const PAYOUT_TOO_SMALL = 'The smallest payout is ₱500.00.';
export const PAYOUT_TOO_LARGE = 'This is more than your available commission.';

/**
 * Explains why a payout cannot be requested, as a sentence, or returns null. An amount that is not
 * a whole number of centavos counts as too small. The specification leaves payouts open; this is a
 * product decision.
 *
 * @param amountCentavos the requested amount
 * @param availableCentavos the approved commissions that are not in a payout
 * @example payoutProblem(49_999, 100_000) // 'The smallest payout is ₱500.00.'
 */
export function payoutProblem(amountCentavos: number, availableCentavos: number): string | null {
  if (!Number.isSafeInteger(amountCentavos) || amountCentavos < MIN_PAYOUT_CENTAVOS) return PAYOUT_TOO_SMALL;
  return amountCentavos <= availableCentavos ? null : PAYOUT_TOO_LARGE;
}
