/** The four units, the largest first, each with its length in seconds. */
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
 * Whole seconds as days, hours, minutes and seconds; days are left out when there are none. What is no time or is over counts as 0.
 *
 * @example countdownParts(3661) // 1 hour, 1 minute, 1 second
 */
export function countdownParts(seconds: number): CountdownPart[] {
  let rest = seconds > 0 ? Math.floor(seconds) : 0;
  return UNITS.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return { unit, count };
  }).filter(({ unit, count }) => unit !== 'day' || count > 0);
}
