import { aboutEveryone, type Authorization } from '../../graphql/rules.ts';

/** Staff who decide about money, and not only read it. */
const DECIDES = { page: 'studentPaymentDetails', function: 'user_enroll/unenroll' } as const;
const READS = { page: 'studentPaymentDetails' } as const;

/** Access rules for payment providers. */
export const providersAuthorization: Authorization = {
  types: {
    CollectedPayment: READS,
    OnlinePayment: 'with-parent',
    PaymentProviderStatus: 'with-parent',
    PayMethod: 'with-parent',
    ProviderEvent: READS,
    ProviderPayment: READS,
    ProviderPayout: aboutEveryone('studentPaymentDetails'),
    ProviderRefund: READS,
  },
  fields: {
    'Mutation.applyCollectedPayment': DECIDES,
    'Mutation.askProviderAgain': DECIDES,
    'Mutation.payCollectedPaymentBack': DECIDES,
    'Mutation.processProviderEvent': DECIDES,
    'Mutation.recordProviderPayout': DECIDES,
    'Mutation.resolveCollectedPayment': DECIDES,
    'Viewer.failedProviderEvents': READS,
    'Viewer.keptPayments': READS,
    'Viewer.paymentProviders': READS,
    'Viewer.providerPayouts': READS,
  },
};
