import { ofPerson, type Authorization } from '../../graphql/rules.ts';
import { type Order, ORDER_READERS } from './repo.ts';

/** Access rules for orders. */
export const ordersAuthorization: Authorization = {
  types: {
    FunnelDay: 'with-parent',
    Order: ofPerson(ORDER_READERS, ({ userId }: Order) => userId),
    QuotedPayment: 'with-parent',
  },
  fields: {
    'Funnel.days': { page: 'funnel' },
    'Viewer.order': { page: ORDER_READERS },
    'Viewer.orders': { page: ORDER_READERS },
  },
};
