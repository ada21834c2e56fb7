import { builder } from '../../graphql/builder.ts';
import type { PaymentReminder, PayPlan, ReminderHold } from './repo.ts';

export const PaymentReminderRef = builder.objectRef<PaymentReminder>('PaymentReminder');
export const ReminderHoldRef = builder.objectRef<ReminderHold>('ReminderHold');
export const PayPlanRef = builder.objectRef<PayPlan>('PayPlan');
