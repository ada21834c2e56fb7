/**
 * Whether a group has room for more people. One without a capacity always has; numbers that are no whole numbers from 0 leave
 * no room.
 *
 * @param group capacity: how many it holds, null for any number; members: how many it has
 * @param people how many are to join, from 1
 * @example hasRoom({ capacity: 8, members: 7 }) // true
 * The specification leaves capacities open; this is a product decision.
 */
export function hasRoom({ capacity, members }: { readonly capacity: number | null; readonly members: number }, people = 1): boolean {
  const areCounts = [capacity ?? 0, members, people].every((count) => Number.isSafeInteger(count) && count >= 0);
  return areCounts && (capacity === null || members + people <= capacity);
}
