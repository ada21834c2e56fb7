import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of terms. */
export const termsAuthorization: Authorization = {
  types: {
    PaymentTerm: 'signed-in',
  },
  fields: {
    'PaymentTerm.isLocked': { page: 'defaultSettings' },
    'Query.paymentTermsByFunnelId': { page: ['enrollUser', 'product', 'subscription'] },
    'Viewer.paymentTerm': { page: 'defaultSettings' },
    'Viewer.paymentTerms': { page: 'defaultSettings' },
  },
};
