import { aboutPerson, ofPerson, type Authorization } from '../../graphql/rules.ts';
import type { PayPlan } from './repo.ts';

/** Staff who decide about money, and not only read it. */
const DECIDES = { page: 'studentPaymentDetails', function: 'user_enroll/unenroll' } as const;
/** Staff who offer plans to members. */
const PLANS = { page: 'subscription', function: 'user_enroll/unenroll' } as const;

/** Access rules for reminders of payments, and for plans. */
export const remindersAuthorization: Authorization = {
  types: {
    PayPlan: ofPerson(['studentPaymentDetails', 'subscription'], ({ userId }: PayPlan) => userId),
    PayPlanEntry: 'with-parent',
    PaymentReminder: 'with-parent',
    ReminderHold: 'with-parent',
  },
  fields: {
    'Mutation.acceptPlan': 'signed-in',
    'Mutation.declinePlan': 'signed-in',
    'Mutation.holdReminders': DECIDES,
    'Mutation.proposePlan': PLANS,
    'Mutation.releaseReminders': DECIDES,
    'Mutation.withdrawPlan': PLANS,
    'PersonMoney.reminderHold': aboutPerson('studentPaymentDetails', ({ userId }: { userId: number }) => userId),
    'PayPlan.proposedBy': { page: ['studentPaymentDetails', 'subscription'] },
  },
};
