import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of redirects. */
export const redirectsAuthorization: Authorization = {
  types: {
    RedirectRule: { page: 'products' },
  },
  fields: {
    'Viewer.redirectRule': { page: 'products' },
    'Viewer.redirectRules': { page: 'products' },
  },
};
