import { ofPerson, type Authorization } from '../../graphql/rules.ts';
import type { Order } from './repo.ts';

/** Access rules for orders. */
export const ordersAuthorization: Authorization = {
  types: {
    Order: ofPerson('subscriptions', ({ userId }: Order) => userId),
    QuotedPayment: 'with-parent',
  },
  fields: {
    'PaymentTerm.isLocked': { page: 'defaultSettings' },
    'Viewer.order': { page: 'subscriptions' },
    'Viewer.orders': { page: 'subscriptions' },
  },
};
