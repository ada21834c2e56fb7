export { dueDates } from './due-dates.ts';
export { editableFields } from './editable-fields.ts';
export { newSchedule } from './new-schedule.ts';
export { parsePrice } from './parse-price.ts';
export { type PaymentEntry, paymentEntries } from './payment-entries.ts';
export {
  BILL_FILTERS,
  type BillFilter,
  CASH_COLLECTION_FILTERS,
  type CashCollection,
  PAYMENT_FILTERS,
  type PaymentFilter,
} from './payment-filters.ts';
export { addScheduleForm, approveScheduleForm, paidScheduleForm, revokeScheduleForm, unpaidScheduleForm } from './payment-schedule-form.ts';
export { NO_EXTERNAL_INVOICE, PAYMENT_STATUSES, type PaymentStatus } from './payment-status.ts';
export {
  DEFAULT_PAYMENT_TERM,
  PAYMENT_ALIGNMENTS,
  PAYMENT_INTERVALS,
  PAYMENT_TERM_KINDS,
  type PaymentAlignment,
  type PaymentInterval,
  type PaymentTerm,
} from './payment-terms.ts';
export { PAYMENT_APPROVED, PAYMENT_REVOKED, SCHEDULE_ADDED, SCHEDULE_UPDATED } from './payment-texts.ts';
export { BADGE_DAYS, type PaymentTone, paymentTone } from './payment-tone.ts';
export { unpaidStatusText } from './unpaid-status-text.ts';
