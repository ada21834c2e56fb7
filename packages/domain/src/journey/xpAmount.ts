/**
 * Points without their unit, for a chip that writes it itself.
 *
 * @param signed what was earned or taken back, with its sign
 * @throws RangeError when points is no whole number
 * @example xpAmount(1250) // '1,250'
 * @example xpAmount(50, { signed: true }) // '+50'
 * Specification 2 §9: points are shown as XP.
 */
export function xpAmount(points: number, { signed = false } = {}): string {
  if (!Number.isSafeInteger(points)) throw new RangeError(`Not a number of points: ${String(points)}`);
  return points.toLocaleString('en-PH', { signDisplay: signed ? 'exceptZero' : 'auto' });
}
