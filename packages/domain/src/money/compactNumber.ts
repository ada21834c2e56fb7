import { LOCALE } from './currency.ts';

/**
 * Largest first. A unit is used once the value, rounded to tenths of the next smaller unit, reaches
 * a thousand of those.
 */
const UNITS = [
  { size: 1_000_000, letter: 'M' },
  { size: 1_000, letter: 'K' },
] as const;

const tenthsOf = (value: number, unit: number): number => Math.round((value * 10) / unit);

/**
 * A number in short form: thousands with K, millions with M, at most one decimal, half rounded up.
 *
 * @throws RangeError when the value is not a finite number
 * @example compactNumber(1500) // '1.5K'
 * @example compactNumber(999950) // '1M'
 * @spec 2 §9
 */
export function compactNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number: ${String(value)}`);
  const size = Math.abs(value);
  const unit = UNITS.find((candidate) => tenthsOf(size, candidate.size / 1000) >= 10_000) ?? { size: 1, letter: '' };
  const tenths = tenthsOf(size, unit.size);
  const text = `${(tenths / 10).toLocaleString(LOCALE)}${unit.letter}`;
  return value < 0 && tenths > 0 ? `-${text}` : text;
}
