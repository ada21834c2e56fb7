/** The four units, largest first, with their length in seconds. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export type CountdownUnit = (typeof UNITS)[number][0];

export interface CountdownPart {
  readonly unit: CountdownUnit;
  readonly count: number;
}

/**
 * Splits seconds into days, hours, minutes and seconds; zero days are left out. NaN and negative numbers count as 0.
 *
 * @example countdownParts(61)
 * // [{ unit: 'hour', count: 0 }, { unit: 'minute', count: 1 }, { unit: 'second', count: 1 }]
 */
export function countdownParts(seconds: number): CountdownPart[] {
  let rest = seconds > 0 ? Math.floor(seconds) : 0;
  return UNITS.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return { unit, count };
  }).filter(({ unit, count }) => unit !== 'day' || count > 0);
}
