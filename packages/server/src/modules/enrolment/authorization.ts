import { aboutPerson, type Authorization, ofPerson } from '../../graphql/rules.ts';
import type { Refund } from '../payments/repo.ts';
import type { User } from '../users/repo.ts';

/** Staff who decide about money, and not only read it. */
const DECIDES = { page: 'studentPaymentDetails', function: 'user_enroll/unenroll' } as const;

/** Access rules for enrolment. */
export const enrolmentAuthorization: Authorization = {
  types: {
    EnrolmentPayment: 'with-parent',
    EnrolmentPreview: 'with-parent',
    Refund: ofPerson('studentPaymentDetails', ({ userId }: Refund) => userId),
  },
  fields: {
    'Mutation.approveRefund': DECIDES,
    'Mutation.enrollUser': { page: 'enrollUser', function: 'user_enroll/unenroll' },
    'Mutation.manualUserSubscription': { page: ['enrollUser', 'subscription'], function: 'user_enroll/unenroll' },
    'Mutation.manualUserUnsubscription': { page: ['enrollUser', 'subscription'], function: 'user_enroll/unenroll' },
    'Mutation.refundPayment': DECIDES,
    'Mutation.refuseRefund': DECIDES,
    'Refund.decidedBy': { page: 'studentPaymentDetails' },
    'Refund.requestedBy': { page: 'studentPaymentDetails' },
    'User.enrolmentPreview': aboutPerson(['enrollUser', 'subscription'], ({ id }: User) => id),
  },
};
