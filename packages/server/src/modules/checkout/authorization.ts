import type { Authorization } from '../../graphql/rules.ts';

/** Staff who decide about money, and not only read it. */
const DECIDES = { page: 'studentPaymentDetails', function: 'user_enroll/unenroll' } as const;

/** Access rules for the checkout. Orders and bills open by the secret that the browser holds. */
export const checkoutAuthorization: Authorization = {
  types: {
    Bill: 'with-parent',
    BuyerOrder: 'with-parent',
    CheckedReceipt: 'with-parent',
    Checkout: 'with-parent',
    CheckoutBuyer: 'with-parent',
    CheckoutSeller: 'with-parent',
    PayAccount: 'with-parent',
    SentReceipt: 'with-parent',
    ShownPayment: 'with-parent',
    TermQuote: 'with-parent',
  },
  fields: {
    'Mutation.approveOrder': DECIDES,
    'Mutation.cancelOrder': DECIDES,
    'Mutation.correctOrderEmail': DECIDES,
    'Mutation.createBillLink': 'signed-in',
    'Mutation.noteOrder': DECIDES,
    'Mutation.resendOrderLink': DECIDES,
    'Mutation.revokeBillLinks': 'signed-in',
    'Query.bill': 'everyone',
    'Query.buyerOrder': 'everyone',
    'Query.checkedReceipt': 'everyone',
    'Query.checkout': 'everyone',
  },
};
