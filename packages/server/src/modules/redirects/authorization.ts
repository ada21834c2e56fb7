import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for redirects. */
export const redirectsAuthorization: Authorization = {
  types: {
    RedirectRule: { page: 'products' },
  },
  fields: {
    'Viewer.redirectRule': { page: 'products' },
    'Viewer.redirectRules': { page: 'products' },
  },
};
