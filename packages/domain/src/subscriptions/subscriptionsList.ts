import { defineList } from '../lists/defineList.ts';

/**
 * The list of subscriptions.
 *
 * @spec 1 §2.5, 2 §3
 */
export const subscriptionsList = defineList({
  sorts: ['created', 'expiry'],
  order: { by: 'created', descending: true },
  searches: 'Name, email or Tribe ID',
  filters: {
    validity: { kind: 'enum', field: 'validity', words: ['active', 'expired', 'all'] },
    funnel: { kind: 'id', field: 'funnelId' },
    product: { kind: 'id', field: 'productId' },
    batch: { kind: 'id', field: 'batchId' },
    person: { kind: 'id', field: 'userId' },
    expiresFrom: { kind: 'day', field: 'expiringFrom' },
    expiresTo: { kind: 'day', field: 'expiringTo' },
  },
});
