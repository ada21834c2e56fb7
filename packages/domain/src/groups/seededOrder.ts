/**
 * The ids in an order that looks random and is the same for the same ids and seed, however they are
 * sorted: mulberry32 and the shuffle of Fisher and Yates. Fit for drawing lots among people, not for
 * secrets. A product decision.
 *
 * @param seed a whole number
 * @example seededOrder([3, 1, 2], 7).toSorted() // [1, 2, 3]
 */
export function seededOrder(ids: readonly number[], seed: number): number[] {
  const order = [...new Set(ids)].toSorted((a, b) => a - b);
  let state = seed | 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
