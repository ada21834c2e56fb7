import { defineList } from '../lists/defineList.ts';

/**
 * The orders for staff, newest first.
 *
 * @spec product decision: tabs of `/payment` and of a funnel
 */
export const ordersList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: true },
  searches: 'Name, email or pay code',
  filters: {
    state: {
      kind: 'enum',
      field: 'state',
      words: ['draft', 'awaiting-payment', 'for-review', 'paid', 'enrolled', 'expired', 'cancelled', 'refunded'],
    },
    funnel: { kind: 'id', field: 'funnelId' },
    from: { kind: 'day', field: 'createdFrom' },
    to: { kind: 'day', field: 'createdTo' },
  },
});
