export { CASH_COLLECTION_FROM_DAYS, cashCollection } from './cashCollection.ts';
export { dueDates } from './dueDates.ts';
export { editableFields } from './editableFields.ts';
export { newSchedule } from './newSchedule.ts';
export { dueCentavos, type InvoiceEntry, type InvoiceStanding, invoiceStanding } from './invoiceStanding.ts';
export { mayMoveOrder, ORDER_STATES, type OrderState } from './orderStates.ts';
export { parsePrice } from './parsePrice.ts';
export { type PaymentEntry, paymentEntries } from './paymentEntries.ts';
export {
  BILL_FILTERS,
  type BillFilter,
  CASH_COLLECTION_FILTERS,
  type CashCollection,
  PAYMENT_FILTERS,
  type PaymentFilter,
} from './paymentFilters.ts';
export { PAYMENT_PLATFORMS, type PaymentPlatform } from './paymentPlatforms.ts';
export { addScheduleForm, approveScheduleForm, paidScheduleForm, revokeScheduleForm, unpaidScheduleForm } from './paymentScheduleForm.ts';
export { PAYMENT_STANDINGS, type PaymentStanding, paymentStanding, seesPaymentStanding } from './paymentStanding.ts';
export { NO_EXTERNAL_INVOICE, PAYMENT_STATUSES, type PaymentStatus } from './paymentStatus.ts';
export { paymentStatusText } from './paymentStatusText.ts';
export {
  DEFAULT_PAYMENT_TERM,
  PAYMENT_ALIGNMENTS,
  PAYMENT_INTERVALS,
  PAYMENT_TERM_KINDS,
  type PaymentAlignment,
  type PaymentInterval,
  type PaymentTerm,
} from './paymentTerms.ts';
export { PAYMENT_APPROVED, PAYMENT_REVOKED, SCHEDULE_ADDED, SCHEDULE_UPDATED } from './paymentTexts.ts';
export { BADGE_DAYS, type PaymentTone, paymentTone } from './paymentTone.ts';
export { mayMovePromise, PROMISE_STATES, type PromiseState } from './promiseStates.ts';
export { type CheckedProof, OLDEST_PAYMENT_DAYS, PROOF_CHECKS, type ProofCheck, proofChecks, type ProofFacts } from './proofChecks.ts';
export { mayMoveProof, PROOF_STATES, type ProofState } from './proofStates.ts';
export { settleEntry, type Settlement } from './settleEntry.ts';
export { STATEMENT_ROW_STATES, type StatementRowState } from './statementRowStates.ts';
export { unpaidStatusText } from './unpaidStatusText.ts';
