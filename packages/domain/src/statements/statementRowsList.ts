import { defineList } from '../lists/defineList.ts';

/**
 * The lines of one statement for staff, in the order of the file.
 *
 * @spec product decision: the tab "Reconcile" of `/payment`
 */
export const statementRowsList = defineList({
  sorts: ['row'],
  order: { by: 'row', descending: false },
  searches: null,
  filters: {
    state: { kind: 'enum', field: 'state', words: ['exact', 'possible', 'unmatched', 'recorded', 'applied', 'kept', 'dismissed'] },
  },
});
