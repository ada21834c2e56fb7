import { SELLING_PAGES } from '@atlas/domain/access';
import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for redirects. */
export const redirectsAuthorization: Authorization = {
  types: {
    HiddenPage: 'with-parent',
    RedirectRule: { page: SELLING_PAGES },
    RedirectTrial: 'with-parent',
    TriedRedirect: 'with-parent',
  },
  fields: {
    'Mutation.createRedirectRule': { page: SELLING_PAGES, function: 'product_create' },
    'Mutation.setRedirectRuleArchived': { page: SELLING_PAGES, function: 'product_create' },
    'Mutation.updateRedirectRule': { page: SELLING_PAGES, function: 'product_create' },
    'Viewer.redirectHosts': { page: SELLING_PAGES },
    'Viewer.redirectRule': { page: SELLING_PAGES },
    'Viewer.redirectRules': { page: SELLING_PAGES },
    'Viewer.tryRedirect': { page: SELLING_PAGES },
  },
};
