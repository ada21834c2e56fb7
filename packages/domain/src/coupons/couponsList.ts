import { defineList } from '../lists/defineList.ts';

/**
 * The list of coupons, all or those of one funnel. Archived ones appear only when requested.
 *
 * @spec 1 §2.5; it has no page of its own
 */
export const couponsList = defineList({
  sorts: ['created', 'code'],
  order: { by: 'created', descending: true },
  searches: 'Code',
  filters: {
    funnel: { kind: 'id', field: 'funnelId' },
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
  },
});
