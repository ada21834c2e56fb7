import type { Authorization } from '../../graphql/rules.ts';

/** Who may what of terms. */
export const termsAuthorization: Authorization = {
  types: {
    PaymentTerm: 'signed-in',
  },
  fields: {
    'Viewer.paymentTerm': { page: 'defaultSettings' },
    'Viewer.paymentTerms': { page: 'defaultSettings' },
  },
};
