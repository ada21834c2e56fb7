/**
 * The instant of a day and time in Manila, as `<input type="datetime-local">` has it; null for
 * anything else, and for a day that does not exist.
 *
 * @example manilaMoment('2026-01-31T20:00') // new Date('2026-01-31T12:00:00.000Z')
 * @spec 1 §1
 */
export function manilaMoment(text: string): Date | null {
  if (!/^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  const asUtc = new Date(`${text}:00Z`);
  // A day such as February 30 rolls over to another one.
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(text)) return null;
  return new Date(`${text}:00+08:00`);
}
