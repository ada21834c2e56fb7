import { SELLING_PAGES } from '@atlas/domain/access';
import { record, type Authorization } from '../../graphql/rules.ts';
import { mayReadFunnel } from '../orders/commands.ts';
import type { Funnel } from './repo.ts';

const WRITE = { page: SELLING_PAGES, function: 'product_create' } as const;

/** Access rules for funnels. */
export const funnelsAuthorization: Authorization = {
  types: {
    Funnel: record('staff who sell, enrol or manage subscriptions, and people who ordered or subscribed to it', ({ id }: Funnel, ctx) =>
      mayReadFunnel(ctx, id),
    ),
    FunnelFigures: 'with-parent',
    FunnelPaymentTerm: 'with-parent',
    PublicFunnel: 'everyone',
  },
  fields: {
    'Mutation.createFunnel': WRITE,
    'Mutation.setFunnelClosed': WRITE,
    'Mutation.updateFunnel': WRITE,
    'Funnel.figures': { page: ['funnel', 'products'] },
    'Product.funnel': { page: ['enrollUser', 'product', 'subscription'] },
    'Product.funnels': { page: ['enrollUser', 'product', 'products', 'subscription'] },
    'Query.paymentTermsByFunnelId': { page: ['enrollUser', 'product', 'subscription'] },
    'Query.publicFunnel': 'everyone',
    'Viewer.funnel': { page: 'funnel' },
    'Viewer.funnels': { page: 'products' },
  },
};
