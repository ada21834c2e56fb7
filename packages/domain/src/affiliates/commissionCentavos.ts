/** A rate of 100 %, in basis points: hundredths of a percent. */
export const WHOLE_RATE = 10_000;

/**
 * The commission on a paid schedule entry, in centavos, with half a centavo rounded up. The
 * specification leaves commissions open; this is a product decision.
 *
 * @param entryCentavos the paid amount in centavos, from 0
 * @param rateBasisPoints hundredths of a percent, 0 to 10,000
 * @throws RangeError when one of them is not such a whole number
 * @example commissionCentavos(349_950, 1250) // 43_744
 */
export function commissionCentavos(entryCentavos: number, rateBasisPoints: number): number {
  if (!Number.isSafeInteger(entryCentavos) || entryCentavos < 0)
    throw new RangeError(`Not an amount in centavos: ${String(entryCentavos)}`);
  if (!Number.isInteger(rateBasisPoints) || rateBasisPoints < 0 || rateBasisPoints > WHOLE_RATE) {
    throw new RangeError(`Not a rate in basis points: ${String(rateBasisPoints)}`);
  }
  return Number((BigInt(entryCentavos) * BigInt(rateBasisPoints) + BigInt(WHOLE_RATE / 2)) / BigInt(WHOLE_RATE));
}
