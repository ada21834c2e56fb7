/** The least that is paid out, in centavos: ₱500. */
export const MIN_PAYOUT_CENTAVOS = 50_000;

export const PAYOUT_TOO_SMALL = 'The smallest payout is ₱500.00.';
export const PAYOUT_TOO_LARGE = 'This is more than your available commission.';

/**
 * Why a payout cannot be asked for, as a sentence, or null when it can. What is no whole number of centavos is too small.
 *
 * @param amountCentavos what is asked for
 * @param availableCentavos the approved commissions that are in no payout
 * @example payoutProblem(49_999, 100_000) // 'The smallest payout is ₱500.00.'
 * The specification leaves payouts open; this is a product decision.
 */
export function payoutProblem(amountCentavos: number, availableCentavos: number): string | null {
  if (!Number.isSafeInteger(amountCentavos) || amountCentavos < MIN_PAYOUT_CENTAVOS) return PAYOUT_TOO_SMALL;
  return amountCentavos <= availableCentavos ? null : PAYOUT_TOO_LARGE;
}
