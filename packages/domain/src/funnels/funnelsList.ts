import { defineList } from '../lists/defineList.ts';

/**
 * The list of funnels, for staff who sell products.
 *
 * @spec 1 §2.5
 */
export const funnelsList = defineList({
  sorts: ['created', 'name'],
  order: { by: 'created', descending: true },
  searches: 'Name or address',
  filters: {
    product: { kind: 'id', field: 'productId' },
    sales: { kind: 'yesNo', field: 'open', words: { open: true, closed: false } },
    visible: { kind: 'yesNo', field: 'hidden', words: { hidden: true, listed: false } },
  },
});
