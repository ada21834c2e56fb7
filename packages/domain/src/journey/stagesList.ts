import { defineList } from '../lists/defineList.ts';

/**
 * The list of all stages in order, for staff who manage them. Archived stages appear only when
 * requested.
 *
 * @spec 2 §3
 */
export const stagesList = defineList({
  sorts: ['number'],
  order: { by: 'number', descending: false },
  searches: 'Name',
  filters: { status: { kind: 'yesNo', field: 'archived', words: { archived: true } } },
});
