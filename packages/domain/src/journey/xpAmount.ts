/**
 * Points without their unit, for a chip that adds the unit itself.
 *
 * @param signed whether to show the sign, for points earned or revoked
 * @throws RangeError when points is not a whole number
 * @example xpAmount(1250) // '1,250'
 * @example xpAmount(50, { signed: true }) // '+50'
 * @spec 2 §9: points are shown as XP
 */
export function xpAmount(points: number, { signed = false } = {}): string {
  if (!Number.isSafeInteger(points)) throw new RangeError(`Not a number of points: ${String(points)}`);
  return points.toLocaleString('en-PH', { signDisplay: signed ? 'exceptZero' : 'auto' });
}
