/**
 * A random generator that is deterministic for its name, so that the demo is the same on every
 * machine.
 */
export interface Random {
  /** An integer from `from` to `to`, inclusive. */
  between(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  /** Returns true in `percent` of a hundred cases. */
  chance(percent: number): boolean;
}

/** Mulberry32, seeded with the name. */
export function seededRandom(name: string): Random {
  let state = 0;
  for (const letter of name) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    pick: <T>(items: readonly T[]) => items[between(0, items.length - 1)] as T,
    chance: (percent) => next() * 100 < percent,
  };
}
