/**
 * Whether two lists name the same numbers, each of them once, in whatever order: what somebody put in order is still what there is.
 *
 * @example isSameSet([1, 2, 3], [3, 1, 2]) // true
 * @example isSameSet([1, 2], [1, 1]) // false
 */
export function isSameSet<Id extends number | string>(present: readonly Id[], given: readonly Id[]): boolean {
  const known = new Set(present);
  return present.length === given.length && new Set(given).size === given.length && given.every((id) => known.has(id));
}
