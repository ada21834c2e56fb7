/**
 * The commission that a refund takes back, in centavos: in proportion to the refund, with half a
 * centavo rounded up, and at most what is held.
 *
 * @param heldCentavos the commissions on the sale, from 0
 * @param share the refund, and the money that had been received until then, in centavos
 * @throws RangeError when an amount is not a whole number of centavos
 * @example commissionTakenBack(100_000, { refunded: 500_000, received: 1_000_000 }) // 50_000
 * @spec a product decision; the specification leaves commissions open
 */
export function commissionTakenBack(
  heldCentavos: number,
  { refunded, received }: { readonly refunded: number; readonly received: number },
): number {
  if (received <= 0 || heldCentavos <= 0) return 0;
  const [held, back, whole] = [BigInt(heldCentavos), BigInt(refunded), BigInt(received)];
  return Math.min(heldCentavos, Number((held * back * 2n + whole) / (whole * 2n)));
}
