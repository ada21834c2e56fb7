/**
 * Whether a group has room for more people. A group without a capacity always has. Anything but
 * whole numbers from 0 leaves no room. The specification leaves capacities open; this is a product
 * decision.
 *
 * @param group capacity: its maximum, null for unlimited; members: its current number
 * @param people the number of people to join, from 1
 * @example hasRoom({ capacity: 8, members: 7 }) // true
 */
export function hasRoom({ capacity, members }: { readonly capacity: number | null; readonly members: number }, people = 1): boolean {
  const areCounts = [capacity ?? 0, members, people].every((count) => Number.isSafeInteger(count) && count >= 0);
  return areCounts && (capacity === null || members + people <= capacity);
}
