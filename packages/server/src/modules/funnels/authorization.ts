import { record, type Authorization } from '../../graphql/rules.ts';
import { mayReadFunnel } from './commands.ts';
import type { Funnel } from './repo.ts';

/** Who may what of funnels. */
export const funnelsAuthorization: Authorization = {
  types: {
    Funnel: record('staff who sell, enrol or look after subscriptions, and whoever ordered or subscribed to it', ({ id }: Funnel, ctx) =>
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
    'Query.funnelsByProductId': { page: ['enrollUser', 'product', 'subscription'] },
    'Query.publicFunnel': 'everyone',
    'Viewer.funnel': { page: 'funnel' },
    'Viewer.funnelToJoin': 'signed-in',
    'Viewer.funnels': { page: 'products' },
    'Viewer.invitation': 'signed-in',
  },
};
