import type { Random } from '../packages/server/src/seed/seededRandom.ts';

/** Shuffles the items; the order depends only on the random numbers. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.between(0, last);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
