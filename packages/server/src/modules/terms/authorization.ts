import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for terms. */
export const termsAuthorization: Authorization = {
  types: {
    PaymentTerm: 'signed-in',
  },
  fields: {
    'Viewer.paymentTerm': { page: 'defaultSettings' },
    'Viewer.paymentTerms': { page: 'defaultSettings' },
  },
};
