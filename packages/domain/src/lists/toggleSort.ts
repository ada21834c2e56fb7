export interface Sort<Key extends string = string> {
  readonly column: Key;
  readonly direction: 'ascending' | 'descending';
}

/**
 * The order of a table after the header of a column was chosen: ascending at first, then the other way each time.
 *
 * @example toggleSort({ column: 'name', direction: 'ascending' }, 'name') // { column: 'name', direction: 'descending' }
 * Specification 2 §4, Tables.
 */
export function toggleSort<Key extends string>(current: Sort<Key> | null, column: Key): Sort<Key> {
  return { column, direction: current?.column === column && current.direction === 'ascending' ? 'descending' : 'ascending' };
}
