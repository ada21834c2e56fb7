import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  PAYMENT_STATUSES,
  PROOF_STATES,
  STATEMENT_ROW_STATES,
  type PaymentStatus,
  type ProofState,
  type StatementRowState,
} from '@atlas/domain/payments';
import { centavos, createdAt, databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { orders } from '../orders/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';

/** Invoices for subscriptions, paid by their schedule. */
export const invoices = pgTable(
  'invoices',
  {
    id: databaseId(),
    number: text().notNull().unique(),
    subscriptionId: idOf(() => subscriptions.id)
      .notNull()
      .unique(),
    userId: idOf(() => users.id).notNull(),
    totalCentavos: centavos().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('invoices_total', sql`${t.totalCentavos} >= 0`), index('invoices_of_user').on(t.userId, t.createdAt, t.id)],
);

/** Payments that are due on a Manila day, or were made. */
export const scheduleEntries = pgTable(
  'schedule_entries',
  {
    id: databaseId(),
    invoiceId: idOf(() => invoices.id).notNull(),
    userId: idOf(() => users.id).notNull(),
    position: integer().notNull(),
    priceCentavos: centavos().notNull(),
    /** Credit from earlier overpayment that reduces this entry. */
    creditCentavos: centavos().notNull().default(0),
    scheduleDate: date().notNull(),
    status: text().$type<PaymentStatus>().notNull().default('Unpaid'),
    paymentPlatform: text(),
    /** The platform's reference of the payment. */
    transactionId: text(),
    externalInvoiceId: text(),
    paidOn: date(),
    approvedAt: instant(),
    approvedById: idOf(() => users.id),
    /** The reason for revoking a payment. */
    remarks: text(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('schedule_entries_position').on(t.invoiceId, t.position),
    check('schedule_entries_status', isOneOf(t.status, PAYMENT_STATUSES)),
    check('schedule_entries_paid', sql`(${t.status} = 'Paid') = (${t.paidOn} is not null)`),
    check('schedule_entries_amounts', sql`${t.priceCentavos} >= 0 and ${t.creditCentavos} >= 0`),
    uniqueIndex('schedule_entries_reference')
      .on(t.paymentPlatform, t.transactionId)
      .where(sql`${t.status} = 'Paid' and ${t.transactionId} is not null`),
    index('schedule_entries_by_status').on(t.status, t.scheduleDate, t.id),
    index('schedule_entries_by_platform').on(t.paymentPlatform, t.scheduleDate, t.id),
    index('schedule_entries_by_date').on(t.scheduleDate, t.id),
    index('schedule_entries_by_reference')
      .on(t.transactionId)
      .where(sql`${t.transactionId} is not null`),
    index('schedule_entries_paid_on')
      .on(t.paidOn, t.id)
      .where(sql`${t.status} = 'Paid'`),
    index('schedule_entries_of_user').on(t.userId, t.scheduleDate),
    index('schedule_entries_listed').on(t.createdAt, t.id),
  ],
);

/**
 * Proofs of payment, with the decision of staff. The first proof belongs to an order, because the
 * order has no entries yet.
 */
export const paymentProofs = pgTable(
  'payment_proofs',
  {
    id: databaseId(),
    entryId: idOf(() => scheduleEntries.id),
    orderId: idOf(() => orders.id),
    /** Null for an order without an account. */
    userId: idOf(() => users.id),
    amountCentavos: centavos().notNull(),
    platform: text().notNull(),
    reference: text().notNull(),
    paidOn: date().notNull(),
    state: text().$type<ProofState>().notNull().default('submitted'),
    reason: text(),
    decidedAt: instant(),
    decidedById: idOf(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('payment_proofs_state', isOneOf(t.state, PROOF_STATES)),
    check('payment_proofs_of', sql`num_nonnulls(${t.entryId}, ${t.orderId}) > 0 and (${t.userId} is not null or ${t.entryId} is null)`),
    check('payment_proofs_amount', sql`${t.amountCentavos} > 0`),
    check('payment_proofs_reason', sql`${t.state} <> 'rejected' or ${t.reason} is not null`),
    check('payment_proofs_decided', sql`${t.state} not in ('approved', 'rejected') or ${t.decidedAt} is not null`),
    uniqueIndex('payment_proofs_reference')
      .on(t.platform, t.reference)
      .where(sql`${t.state} = 'approved'`),
    uniqueIndex('payment_proofs_waiting')
      .on(t.entryId)
      .where(sql`${t.state} = 'submitted'`),
    uniqueIndex('payment_proofs_waiting_order')
      .on(t.orderId)
      .where(sql`${t.state} = 'submitted'`),
    index('payment_proofs_queue').on(t.state, t.createdAt, t.id),
    index('payment_proofs_listed').on(t.createdAt, t.id),
    index('payment_proofs_of_entry').on(t.entryId),
    index('payment_proofs_of_order').on(t.orderId),
    index('payment_proofs_by_platform').on(t.platform, t.createdAt, t.id),
    index('payment_proofs_by_reference').on(t.reference),
    index('payment_proofs_of_user').on(t.userId, t.createdAt),
  ],
);

/** Imported statements of GCash or a bank, to be matched with due payments. */
export const statements = pgTable('statements', {
  id: databaseId(),
  fileName: text().notNull(),
  platform: text().notNull(),
  uploadedById: idOf(() => users.id).notNull(),
  createdAt: createdAt(),
});

export const statementRows = pgTable(
  'statement_rows',
  {
    id: databaseId(),
    statementId: idOf(() => statements.id).notNull(),
    row: integer().notNull(),
    reference: text().notNull(),
    amountCentavos: centavos().notNull(),
    paidOn: date().notNull(),
    raw: jsonb().notNull(),
    entryId: idOf(() => scheduleEntries.id),
    state: text().$type<StatementRowState>().notNull(),
  },
  (t) => [
    unique('statement_rows_row').on(t.statementId, t.row),
    check('statement_rows_state', isOneOf(t.state, STATEMENT_ROW_STATES)),
    check('statement_rows_entry', sql`${t.state} = 'unmatched' or ${t.entryId} is not null`),
    index('statement_rows_of_entry').on(t.entryId),
    index('statement_rows_by_state').on(t.statementId, t.state, t.row),
  ],
);

declareColumns(invoices, { open: ['number'] });
declareColumns(scheduleEntries, {
  personal: ['transactionId', 'remarks'],
  open: ['scheduleDate', 'status', 'paymentPlatform', 'externalInvoiceId', 'paidOn'],
});
declareColumns(paymentProofs, { personal: ['reference', 'reason'], open: ['platform', 'paidOn', 'state'] });
declareColumns(statements, { open: ['fileName', 'platform'] });
