import { ofPerson, type Authorization } from '../../graphql/rules.ts';
import type { Order } from './repo.ts';

/** Access rules for orders. */
export const ordersAuthorization: Authorization = {
  types: {
    FunnelDay: 'with-parent',
    Order: ofPerson('subscriptions', ({ userId }: Order) => userId),
    QuotedPayment: 'with-parent',
  },
  fields: {
    'Funnel.days': { page: 'funnel' },
    'Viewer.order': { page: 'subscriptions' },
    'Viewer.orders': { page: 'subscriptions' },
  },
};
