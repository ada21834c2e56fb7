import { record, type Authorization } from '../../graphql/rules.ts';
import { mayReadProduct } from '../orders/commands.ts';
import type { Product } from './repo.ts';

/** Access rules for products. */
export const productsAuthorization: Authorization = {
  types: {
    Product: record('staff who sell, enrol or manage subscriptions, and people who ordered or subscribed to it', ({ id }: Product, ctx) =>
      mayReadProduct(ctx, id),
    ),
  },
  fields: {
    'Mutation.createProduct': { page: 'newProduct', function: 'product_create' },
    'Mutation.setProductArchived': { page: 'editProduct' },
    'Mutation.updateProduct': { page: 'editProduct' },
    'Query.products': { page: ['enrollUser', 'products', 'subscription'] },
    'Viewer.product': { page: ['editProduct', 'funnel', 'product'] },
    'Viewer.products': { page: 'products' },
  },
};
