import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for public addresses. */
export const addressesAuthorization: Authorization = {
  types: {
    ClosedFunnel: 'everyone',
    PublicPage: 'everyone',
  },
  fields: {
    'Query.closedFunnel': 'everyone',
    'Query.fastFunnel': 'everyone',
    'Query.isFastElsewhere': 'everyone',
    'Query.openFunnels': 'everyone',
    'Query.publicPage': 'everyone',
  },
};
