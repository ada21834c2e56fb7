/**
 * Whether two lists contain the same ids, each once, in any order. Checks that a reordered list
 * still has the current items.
 *
 * @example isSameSet([1, 2, 3], [3, 1, 2]) // true
 * @example isSameSet([1, 2], [1, 1]) // false
 */
export function isSameSet<Id extends number | string>(present: readonly Id[], given: readonly Id[]): boolean {
  const known = new Set(present);
  return present.length === given.length && new Set(given).size === given.length && given.every((id) => known.has(id));
}
