import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for terms. */
export const termsAuthorization: Authorization = {
  types: {
    PaymentTerm: 'signed-in',
  },
  fields: {
    'Mutation.createPaymentTerm': { page: 'defaultSettings', function: 'payment-term_create' },
    'Mutation.setPaymentTermArchived': { page: 'defaultSettings' },
    'Mutation.updatePaymentTerm': { page: 'defaultSettings' },
    'PaymentTerm.isLocked': { page: 'defaultSettings' },
    'Viewer.paymentTerm': { page: 'defaultSettings' },
    'Viewer.paymentTerms': { page: ['defaultSettings', 'funnel'] },
  },
};
