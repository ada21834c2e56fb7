import { defineList } from '../lists/defineList.ts';

/**
 * The list of products, for staff who sell them. Archived ones appear only when requested.
 *
 * @spec 2 §3, all, active and expired
 */
export const productsList = defineList({
  sorts: ['created', 'name', 'price'],
  order: { by: 'created', descending: true },
  searches: 'Name',
  filters: {
    state: { kind: 'enum', field: 'status', words: ['all', 'active', 'expired'] },
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
  },
});
