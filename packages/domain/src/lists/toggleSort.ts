export interface Sort<Key extends string = string> {
  readonly column: Key;
  readonly direction: 'ascending' | 'descending';
}

/**
 * The order of a table after a click on a column header: ascending at first, then alternating.
 *
 * @example toggleSort({ column: 'name', direction: 'ascending' }, 'name')
 * // { column: 'name', direction: 'descending' }
 * @spec 2 §4, Tables
 */
export function toggleSort<Key extends string>(current: Sort<Key> | null, column: Key): Sort<Key> {
  return { column, direction: current?.column === column && current.direction === 'ascending' ? 'descending' : 'ascending' };
}
