import { record, type Authorization } from '../../graphql/rules.ts';
import { mayReadFunnel } from '../orders/commands.ts';
import type { Funnel } from './repo.ts';

/** Access rules for funnels. */
export const funnelsAuthorization: Authorization = {
  types: {
    Funnel: record('staff who sell, enrol or manage subscriptions, and people who ordered or subscribed to it', ({ id }: Funnel, ctx) =>
      mayReadFunnel(ctx, id),
    ),
    FunnelDay: 'with-parent',
    FunnelFigures: 'with-parent',
    FunnelPaymentTerm: 'with-parent',
    PublicFunnel: 'everyone',
  },
  fields: {
    'Funnel.days': { page: 'funnel' },
    'Funnel.figures': { page: 'funnel' },
    'Product.funnel': { page: ['enrollUser', 'product', 'subscription'] },
    'Product.funnels': { page: ['enrollUser', 'product', 'subscription'] },
    'Query.paymentTermsByFunnelId': { page: ['enrollUser', 'product', 'subscription'] },
    'Query.publicFunnel': 'everyone',
    'Viewer.funnel': { page: 'funnel' },
    'Viewer.funnels': { page: 'products' },
  },
};
