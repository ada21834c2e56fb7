import { record, type Authorization } from '../../graphql/rules.ts';
import { mayReadProduct } from '../funnels/commands.ts';
import type { Product } from './repo.ts';

/** Who may what of products. */
export const productsAuthorization: Authorization = {
  types: {
    Product: record('staff who sell, enrol or look after subscriptions, and whoever ordered or subscribed to it', ({ id }: Product, ctx) =>
      mayReadProduct(ctx, id),
    ),
  },
  fields: {
    'Product.funnel': { page: ['enrollUser', 'product', 'subscription'] },
    'Product.funnels': { page: ['enrollUser', 'product', 'subscription'] },
    'Query.products': { page: ['enrollUser', 'products', 'subscription'] },
    'Viewer.product': { page: 'product' },
    'Viewer.products': { page: 'products' },
  },
};
