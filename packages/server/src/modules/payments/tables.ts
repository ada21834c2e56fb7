import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  DOCUMENT_KINDS,
  NO_EXTERNAL_INVOICE,
  PAYMENT_PLATFORMS,
  PROOF_STATES,
  REFUND_STATES,
  type DocumentKind,
  type DocumentSnapshot,
  type PaymentPlatform,
  type PaymentStatus,
  type ProofState,
  type RefundState,
} from '@atlas/domain/payments';
import type { OnlineProvider } from '@atlas/domain/providers';
import { bytes, centavos, createdAt, databaseId, growingId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
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

/** Parts of an invoice, each due on a Manila day. */
export const scheduleEntries = pgTable(
  'schedule_entries',
  {
    id: databaseId(),
    invoiceId: idOf(() => invoices.id).notNull(),
    userId: idOf(() => users.id).notNull(),
    /** Its place in the schedule. Deferrable, so that a split moves the entries behind it. */
    position: integer().notNull(),
    priceCentavos: centavos().notNull(),
    /** The money and credit that pay it so far. A trigger on the allocations maintains it. */
    allocatedCentavos: centavos().notNull().default(0),
    scheduleDate: date().notNull(),
    /** Derived, so that it cannot differ from the money. */
    status: text()
      .$type<PaymentStatus>()
      .notNull()
      .generatedAlwaysAs(sql`case when voided_at is null and allocated_centavos >= price_centavos then 'Paid' else 'Unpaid' end`),
    /** The payment that settled it; null when credit did, or when it is free. */
    paymentId: idOf((): AnyPgColumn => payments.id),
    /** When it stopped being owed, and why. */
    voidedAt: instant(),
    voidedReason: text(),
    /** The reason for revoking its last payment. */
    remarks: text(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('schedule_entries_amounts', sql`${t.priceCentavos} >= 0 and ${t.allocatedCentavos} between 0 and ${t.priceCentavos}`),
    check('schedule_entries_voided', sql`${t.voidedAt} is null or (${t.allocatedCentavos} = 0 and ${t.voidedReason} is not null)`),
    index('schedule_entries_of_invoice').on(t.invoiceId, t.position),
    index('schedule_entries_by_status').on(t.status, t.scheduleDate, t.id),
    index('schedule_entries_owed')
      .on(t.scheduleDate, t.id)
      .where(sql`${t.status} = 'Unpaid' and ${t.voidedAt} is null`),
    index('schedule_entries_by_date').on(t.scheduleDate, t.id),
    index('schedule_entries_of_payment').on(t.paymentId),
    index('schedule_entries_of_user').on(t.userId, t.scheduleDate),
    index('schedule_entries_listed').on(t.createdAt, t.id),
  ],
);

/**
 * Money received. Only its reversal and its owner are ever written afterwards; triggers reject
 * everything else.
 */
export const payments = pgTable(
  'payments',
  {
    id: databaseId(),
    /** The person whose money it is; null for a buyer without an account. */
    userId: idOf(() => users.id),
    orderId: idOf(() => orders.id),
    amountCentavos: centavos().notNull(),
    platform: text().$type<PaymentPlatform>().notNull(),
    /** The payer's reference as typed. */
    reference: text(),
    /** The reference as `paymentReference` of domain compares it. */
    referenceKey: text(),
    /** The serial of an invoice that was issued elsewhere. */
    externalInvoiceId: text().notNull().default(NO_EXTERNAL_INVOICE),
    /** The provider that collected it, and its name for the payment; null for money that staff recorded. */
    provider: text().$type<OnlineProvider>(),
    providerPaymentId: text(),
    /** The line of a statement that it was read from. The migration has the foreign key. */
    statementRowId: integer(),
    /** The day on which the money moved. */
    paidOn: date().notNull(),
    /** Why it was recorded on an earlier day, or what it corrects. */
    reason: text(),
    proofId: idOf((): AnyPgColumn => paymentProofs.id),
    /** The payment that it corrects. */
    replacesId: idOf((): AnyPgColumn => payments.id),
    recordedById: idOf(() => users.id),
    reversedAt: instant(),
    reversedById: idOf(() => users.id),
    reversedReason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    check('payments_amount', sql`${t.amountCentavos} > 0`),
    check('payments_platform', isOneOf(t.platform, PAYMENT_PLATFORMS)),
    check('payments_owner', sql`num_nonnulls(${t.userId}, ${t.orderId}, ${t.providerPaymentId}, ${t.statementRowId}) > 0`),
    check('payments_of_provider', sql`(${t.provider} is null) = (${t.providerPaymentId} is null)`),
    unique('payments_collected_once').on(t.provider, t.providerPaymentId),
    uniqueIndex('payments_of_statement_row')
      .on(t.statementRowId)
      .where(sql`${t.reversedAt} is null`),
    check('payments_reversed', sql`(${t.reversedAt} is null) = (${t.reversedReason} is null)`),
    // A reference identifies a payment. A short one does so only with its amount and day.
    uniqueIndex('payments_reference')
      .on(t.platform, t.referenceKey)
      .where(sql`${t.reversedAt} is null and length(${t.referenceKey}) > 8`),
    uniqueIndex('payments_short_reference')
      .on(t.platform, t.referenceKey, t.amountCentavos, t.paidOn)
      .where(sql`${t.reversedAt} is null and length(${t.referenceKey}) <= 8`),
    uniqueIndex('payments_external_invoice')
      .on(t.externalInvoiceId)
      .where(sql`${t.reversedAt} is null and ${t.externalInvoiceId} <> 'N/A'`),
    uniqueIndex('payments_of_proof')
      .on(t.proofId)
      .where(sql`${t.reversedAt} is null`),
    index('payments_by_reference').on(t.referenceKey),
    index('payments_of_user').on(t.userId, t.paidOn, t.id),
    index('payments_of_order').on(t.orderId),
    index('payments_of_replaced').on(t.replacesId),
    index('payments_unapplied')
      .on(t.createdAt, t.id)
      .where(sql`${t.userId} is null and ${t.reversedAt} is null`),
    index('payments_received').on(t.paidOn, t.id),
    index('payments_listed').on(t.createdAt, t.id),
  ],
);

/**
 * The uses of money: a payment pays an entry or becomes credit, and credit pays an entry or is paid
 * out. Undone by a second row with the opposite amount. Rows are never changed.
 */
export const paymentAllocations = pgTable(
  'payment_allocations',
  {
    id: growingId(),
    userId: idOf(() => users.id).notNull(),
    /** Null when credit pays. */
    paymentId: idOf(() => payments.id),
    /** Null when it becomes or leaves credit. */
    entryId: idOf(() => scheduleEntries.id),
    /** The refund by which credit was paid out. */
    refundId: idOf((): AnyPgColumn => refunds.id),
    amountCentavos: centavos().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('payment_allocations_amount', sql`${t.amountCentavos} <> 0`),
    check(
      'payment_allocations_of',
      sql`case when ${t.refundId} is null then num_nonnulls(${t.paymentId}, ${t.entryId}) > 0 else num_nonnulls(${t.paymentId}, ${t.entryId}) = 0 end`,
    ),
    index('payment_allocations_of_payment').on(t.paymentId),
    index('payment_allocations_of_entry').on(t.entryId),
    index('payment_allocations_of_refund').on(t.refundId),
    index('payment_allocations_of_credit')
      .on(t.userId)
      .where(sql`${t.paymentId} is null or ${t.entryId} is null`),
  ],
);

/** Money that goes back to a person. */
export const refunds = pgTable(
  'refunds',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    /** The invoice whose payments go back; null when credit does. */
    invoiceId: idOf(() => invoices.id),
    /** The payment that its provider pays back; null for a refund by hand. */
    paymentId: idOf(() => payments.id),
    amountCentavos: centavos().notNull(),
    platform: text().$type<PaymentPlatform>().notNull(),
    reference: text(),
    reason: text().notNull(),
    /** Whether the access ends with it. */
    endsAccess: boolean().notNull().default(false),
    state: text().$type<RefundState>().notNull().default('requested'),
    refundedOn: date(),
    /** Null for a refund that was made in the provider's dashboard. */
    requestedById: idOf(() => users.id),
    decidedById: idOf(() => users.id),
    decidedAt: instant(),
    decidedReason: text(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('refunds_amount', sql`${t.amountCentavos} > 0`),
    check('refunds_platform', isOneOf(t.platform, PAYMENT_PLATFORMS)),
    check('refunds_state', isOneOf(t.state, REFUND_STATES)),
    check(
      'refunds_decided',
      sql`${t.state} = 'requested' or (${t.decidedAt} is not null and (${t.decidedById} is not null or ${t.paymentId} is not null))`,
    ),
    check('refunds_asked', sql`${t.requestedById} is not null or ${t.paymentId} is not null`),
    check('refunds_sending', sql`${t.state} not in ('sending', 'failed') or ${t.paymentId} is not null`),
    index('refunds_of_payment').on(t.paymentId),
    check('refunds_paid', sql`(${t.state} = 'paid') = (${t.refundedOn} is not null)`),
    index('refunds_of_invoice').on(t.invoiceId),
    index('refunds_of_user').on(t.userId, t.createdAt, t.id),
    index('refunds_by_state').on(t.state, t.createdAt, t.id),
  ],
);

/** The next number of each series of documents. */
export const documentCounters = pgTable('document_counters', {
  kind: text().$type<DocumentKind>().primaryKey(),
  next: integer().notNull().default(1),
});

/** Issued documents. Only an erasure changes them, and their numbers have no gaps. */
export const documents = pgTable(
  'documents',
  {
    id: databaseId(),
    kind: text().$type<DocumentKind>().notNull(),
    number: integer().notNull(),
    /** The number as people read it, such as PA-000042. */
    label: text().notNull().unique(),
    userId: idOf(() => users.id).notNull(),
    invoiceId: idOf(() => invoices.id),
    paymentId: idOf(() => payments.id),
    refundId: idOf(() => refunds.id),
    totalCentavos: centavos().notNull(),
    issuedOn: date().notNull(),
    snapshot: jsonb().$type<DocumentSnapshot>().notNull(),
    issuedById: idOf(() => users.id),
    /** The random code with which anyone who holds the document can check it. */
    code: text()
      .notNull()
      .unique()
      .default(sql`upper(left(replace(gen_random_uuid()::text, '-', ''), 8) || right(replace(gen_random_uuid()::text, '-', ''), 8))`),
    createdAt: createdAt(),
  },
  (t) => [
    unique('documents_number').on(t.kind, t.number),
    check('documents_kind', isOneOf(t.kind, DOCUMENT_KINDS)),
    check('documents_total', sql`${t.totalCentavos} >= 0`),
    index('documents_of_invoice').on(t.invoiceId),
    index('documents_of_payment').on(t.paymentId),
    index('documents_of_refund').on(t.refundId),
    index('documents_of_user').on(t.userId, t.createdAt, t.id),
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
    /** The reference as `paymentReference` of domain compares it. */
    referenceKey: text().notNull(),
    paidOn: date().notNull(),
    state: text().$type<ProofState>().notNull().default('submitted'),
    reason: text(),
    /** The SHA-256 of the picture, which stays when the picture is deleted. */
    receiptHash: text(),
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
    index('payment_proofs_by_reference').on(t.referenceKey),
    index('payment_proofs_of_user').on(t.userId, t.createdAt),
  ],
);

/** Links with which someone without an account pays an entry for its member. */
export const billLinks = pgTable(
  'bill_links',
  {
    id: databaseId(),
    entryId: idOf(() => scheduleEntries.id).notNull(),
    userId: idOf(() => users.id).notNull(),
    secretHash: bytes().notNull().unique(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** Whether it only leads a payer back from the page of a provider. */
    isForReturn: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('bill_links_of_entry').on(t.entryId), index('bill_links_of_user').on(t.userId)],
);

declareColumns(billLinks, { secret: ['secretHash'] });
declareColumns(invoices, { open: ['number'] });
declareColumns(scheduleEntries, { personal: ['remarks', 'voidedReason'], open: ['scheduleDate', 'status'] });
declareColumns(payments, {
  personal: ['reference', 'referenceKey', 'reason', 'reversedReason'],
  open: ['platform', 'externalInvoiceId', 'paidOn', 'provider', 'providerPaymentId'],
});
declareColumns(refunds, { personal: ['reference', 'reason', 'decidedReason'], open: ['platform', 'state', 'refundedOn'] });
declareColumns(documentCounters, { open: ['kind'] });
declareColumns(documents, { personal: ['snapshot'], open: ['kind', 'label', 'issuedOn', 'code'] });
declareColumns(paymentProofs, { personal: ['reference', 'referenceKey', 'reason'], open: ['platform', 'paidOn', 'state', 'receiptHash'] });
