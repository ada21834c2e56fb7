import { inWords } from '../audit/inWords.ts';

/** The changes to someone's money in the audit, as the history of payments names them. */
const DEEDS: Readonly<Record<string, string>> = {
  addPaymentSchedule: 'Added a schedule date',
  updatePaymentSchedule: 'Changed a schedule date',
  approvePaymentScheduleTransaction: 'Approved a payment',
  disapprovePaymentScheduleTransaction: 'Revoked a payment, or rejected its proof',
  voidPaymentSchedule: 'Voided a scheduled payment',
  applyCredit: 'Used credit',
  correctPayment: 'Corrected a payment',
  recordPayment: 'Recorded a transfer',
  rejectPaymentProof: 'Rejected a proof of payment',
  refundPayment: 'Requested a refund',
  approveRefund: 'Approved a refund',
  refuseRefund: 'Refused a refund',
  savePromise: 'Noted a promise to pay',
  holdReminders: 'Paused payment reminders',
  releaseReminders: 'Resumed payment reminders',
  proposePlan: 'Proposed a payment plan',
  withdrawPlan: 'Withdrew a payment plan',
  acceptPlan: 'Accepted a payment plan',
  declinePlan: 'Declined a payment plan',
  expirePlan: 'A payment plan expired',
};

/**
 * An action on someone's money in words.
 *
 * @example moneyDeed('applyCredit') // 'Used credit'
 */
export const moneyDeed = (action: string): string => (Object.hasOwn(DEEDS, action) ? (DEEDS[action] ?? action) : inWords(action));
