export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * The order of a table after the header of a column was chosen: ascending at first, then the other way each time.
 *
 * @example toggleSort({ column: 'name', direction: 'ascending' }, 'name') // { column: 'name', direction: 'descending' }
 * Specification 2 §4, Tables.
 */
export function toggleSort(current: Sort | null, column: string): Sort {
  return { column, direction: current?.column === column && current.direction === 'ascending' ? 'descending' : 'ascending' };
}
