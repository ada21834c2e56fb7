import { defineList } from '../lists/defineList.ts';

/**
 * The list of batches, for staff. Archived ones appear only when requested.
 *
 * @spec 1 §2.8
 */
export const batchesList = defineList({
  sorts: ['launch', 'name', 'created'],
  order: { by: 'launch', descending: true },
  searches: 'Name',
  filters: { status: { kind: 'yesNo', field: 'archived', words: { archived: true } } },
});
