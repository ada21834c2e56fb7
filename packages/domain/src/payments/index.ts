export { buyerDetails } from './buyerDetails.ts';
export { CASH_COLLECTION_FROM_DAYS, cashCollection } from './cashCollection.ts';
export { copiedTermName } from './copiedTermName.ts';
export {
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentLine,
  documentNumber,
  type DocumentSnapshot,
  documentTitle,
  isSupplementary,
  NOT_FOR_INPUT_TAX,
  saleDocument,
} from './documents.ts';
export { dueDates } from './dueDates.ts';
export { editableFields } from './editableFields.ts';
export { newSchedule } from './newSchedule.ts';
export { dueCentavos, type InvoiceEntry, type InvoiceStanding, invoiceStanding, isSettled } from './invoiceStanding.ts';
export {
  type MoneyActor,
  NOT_WHILE_VIEWING_AS,
  OWN_MONEY,
  SECOND_PERSON,
  whyNotApproveRefund,
  whyNotDecideMoney,
} from './mayDecideMoney.ts';
export { mayNotePromises } from './mayNotePromises.ts';
export { type FilteredBill, matchesBillFilter } from './matchesBillFilter.ts';
export { moneyDeed } from './moneyDeeds.ts';
export { parsePrice } from './parsePrice.ts';
export { type PaymentEntry, paymentEntries } from './paymentEntries.ts';
export { samplePurchaseForm, type SchedulePreview, schedulePreview } from './schedulePreview.ts';
export {
  BILL_FILTERS,
  type BillFilter,
  CASH_COLLECTION_FILTERS,
  type CashCollection,
  PAYMENT_FILTERS,
  type PaymentFilter,
} from './paymentFilters.ts';
export { isShortReference, paymentReference, SHORT_REFERENCE } from './paymentReference.ts';
export { PAYMENT_PLATFORMS, type PaymentPlatform, platformLabel } from './paymentPlatforms.ts';
export {
  addScheduleForm,
  addScheduleInput,
  type ApproveScheduleForm,
  approveScheduleForm,
  paidScheduleForm,
  paidScheduleInput,
  revokeScheduleForm,
  unpaidScheduleForm,
  unpaidScheduleInput,
} from './paymentScheduleForm.ts';
export { PAYMENT_PROVIDERS, type PaymentProvider } from './paymentProviders.ts';
export { PAYMENT_STANDINGS, type PaymentStanding, paymentStanding, seesPaymentStanding } from './paymentStanding.ts';
export { NO_EXTERNAL_INVOICE, PAYMENT_STATUSES, type PaymentStatus } from './paymentStatus.ts';
export { paymentStatusText, VOIDED } from './paymentStatusText.ts';
export { MAX_PAYMENTS, MAX_TERM_NAME, type PaymentTermForm, paymentTermForm, termOfForm } from './paymentTermForm.ts';
export {
  DEFAULT_PAYMENT_TERM,
  PAYMENT_ALIGNMENTS,
  PAYMENT_INTERVALS,
  PAYMENT_TERM_KINDS,
  type PaymentAlignment,
  type PaymentInterval,
  type PaymentTerm,
} from './paymentTerms.ts';
export { paymentTermsList } from './paymentTermsList.ts';
export { PAYMENT_APPROVED, PAYMENT_REVOKED, SCHEDULE_ADDED, SCHEDULE_UPDATED } from './paymentTexts.ts';
export { BADGE_DAYS, type PaymentTone, paymentTone } from './paymentTone.ts';
export {
  CORRECTION_KINDS,
  type CorrectionForm,
  correctionForm,
  type CorrectionKind,
  movedPesos,
  type RefundForm,
  refundForm,
  typedPesos,
} from './correctionForm.ts';
export { isFullRefund, type Refundable, refundProblem } from './refundProblem.ts';
export { paymentEntriesList, paymentProofsList } from './paymentsLists.ts';
export { creditFor, type PayableEntry, type PaymentPlan, planPayment, type Share } from './planPayment.ts';
export { planSentences } from './planSentences.ts';
export { NO_PLATFORM, platformField } from './platformField.ts';
export { MAX_PROMISE_DAYS, promiseForm, type PromiseForm, promiseProblem } from './promiseForm.ts';
export { type PromiseFacts, promiseOutcome } from './promiseOutcome.ts';
export { mayMovePromise, PROMISE_STATES, type PromiseState } from './promiseStates.ts';
export { type CheckedProof, OLDEST_PAYMENT_DAYS, PROOF_CHECKS, type ProofCheck, proofChecks, type ProofFacts } from './proofChecks.ts';
export { mayMoveProof, PROOF_STATES, type ProofState } from './proofStates.ts';
export { REFUND_STATES, type RefundState } from './refundStates.ts';
export { sellerDetails } from './sellerDetails.ts';
export { dueBy, totalsByDay } from './totalsByDay.ts';
export { termText } from './termText.ts';
export { termProblem } from './termProblem.ts';
export { unpaidStatusText } from './unpaidStatusText.ts';
export { USUAL_REJECTIONS } from './usualRejections.ts';
export { TERM_LOCKED, whyNotChangeTerm } from './whyNotChangeTerm.ts';
