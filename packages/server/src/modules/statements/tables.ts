import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { PaymentPlatform } from '@atlas/domain/payments';
import {
  LINE_STATES,
  STATEMENT_STATES,
  type LineState,
  type MatchEvidence,
  type StatementMapping,
  type StatementProblem,
  type StatementState,
} from '@atlas/domain/statements';
import { bytes, centavos, createdAt, databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { orders } from '../orders/tables.ts';
import { paymentProofs, payments, scheduleEntries } from '../payments/tables.ts';
import { users } from '../users/tables.ts';

/** Statements of GCash or a bank, to be reconciled with receipts and due payments. */
export const statements = pgTable(
  'statements',
  {
    id: databaseId(),
    fileName: text().notNull(),
    /** The platform on which its money arrived. */
    platform: text().$type<PaymentPlatform>().notNull(),
    /** The number of the account of the seller; empty when none was chosen. */
    account: text().notNull().default(''),
    state: text().$type<StatementState>().notNull().default('new'),
    /** Why it could not be read, as a sentence. */
    problem: text(),
    /** Its layout: gcash, bdo, unionbank or mapped; null until it is recognized. */
    source: text(),
    /** The cells of its header and of some rows, for the choice of columns. */
    headers: jsonb().$type<readonly string[]>(),
    sample: jsonb().$type<readonly (readonly string[])[]>(),
    headerKey: text(),
    /** The number of the account as the file names it. */
    accountNumber: text(),
    /** Whether the balances of the file prove the reading; the row where they do not. */
    balance: text().$type<'proven' | 'not-given' | 'broken'>(),
    balanceRow: integer(),
    /** Lines of money that left, which nothing is matched with. */
    outgoing: integer().notNull().default(0),
    /** Lines that an earlier statement had. */
    known: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    /** The first rows that could not be read, and the number of all. */
    problems: jsonb().$type<readonly StatementProblem[]>().notNull().default([]),
    problemCount: integer().notNull().default(0),
    /** Lines that are applied or undone by the work under way, and how many of them are done. */
    toDo: integer().notNull().default(0),
    done: integer().notNull().default(0),
    /** Lines that could not be applied or undone. */
    failed: integer().notNull().default(0),
    /** The person for whom the work runs. */
    workedById: idOf(() => users.id),
    /** The password of the file, encrypted until it is read. */
    sealedPassword: bytes(),
    uploadedById: idOf(() => users.id).notNull(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('statements_state', isOneOf(t.state, STATEMENT_STATES)),
    check('statements_balance', isOneOf(t.balance, ['proven', 'not-given', 'broken'])),
    index('statements_at_work')
      .on(t.id)
      .where(sql`${t.state} in ('reading', 'applying', 'undoing')`),
    index('statements_listed').on(t.createdAt, t.id),
  ],
);

/** The incoming lines of statements, each once however many files contain it. */
export const statementRows = pgTable(
  'statement_rows',
  {
    id: databaseId(),
    statementId: idOf(() => statements.id).notNull(),
    row: integer().notNull(),
    /** The line in a form that is equal in every file that contains it. */
    fingerprint: text().notNull(),
    reference: text().notNull(),
    /** The reference as it is compared; null without one, and where the file lost its digits. */
    referenceKey: text(),
    description: text().notNull().default(''),
    amountCentavos: centavos().notNull(),
    paidOn: date().notNull(),
    /** The receipt, order or entry that it matches or was applied to. */
    proofId: idOf(() => paymentProofs.id),
    orderId: idOf(() => orders.id),
    entryId: idOf(() => scheduleEntries.id),
    /** The payment that it is in the books. */
    paymentId: idOf(() => payments.id),
    /** Why it matches. */
    evidence: jsonb().$type<readonly MatchEvidence[]>().notNull().default([]),
    /** Whether the amount is another one than that of its match. */
    isAmountOther: boolean().notNull().default(false),
    /** The number of further matches. */
    others: integer().notNull().default(0),
    state: text().$type<LineState>().notNull(),
    /** Why it could not be applied or undone. */
    problem: text(),
    /** Whether it waits for the work under way. */
    waits: boolean().notNull().default(false),
    decidedById: idOf(() => users.id),
    decidedAt: instant(),
  },
  (t) => [
    unique('statement_rows_row').on(t.statementId, t.row),
    unique('statement_rows_once').on(t.fingerprint),
    check('statement_rows_state', isOneOf(t.state, LINE_STATES)),
    check('statement_rows_amount', sql`${t.amountCentavos} > 0`),
    check(
      'statement_rows_match',
      sql`${t.state} in ('unmatched', 'dismissed', 'kept', 'recorded') or num_nonnulls(${t.proofId}, ${t.orderId}, ${t.entryId}) > 0`,
    ),
    index('statement_rows_of_entry').on(t.entryId),
    index('statement_rows_of_proof').on(t.proofId),
    index('statement_rows_of_order').on(t.orderId),
    index('statement_rows_of_payment').on(t.paymentId),
    index('statement_rows_by_state').on(t.statementId, t.state, t.row),
    index('statement_rows_by_reference').on(t.referenceKey),
    index('statement_rows_waiting')
      .on(t.statementId, t.id)
      .where(sql`${t.waits}`),
  ],
);

/** The meaning of the columns of statements that staff explained, by their header. */
export const statementMappings = pgTable('statement_mappings', {
  headerKey: text().primaryKey(),
  mapping: jsonb().$type<StatementMapping>().notNull(),
  savedById: idOf(() => users.id).notNull(),
  createdAt: createdAt(),
});

declareColumns(statements, {
  personal: ['sample'],
  secret: ['sealedPassword'],
  open: ['fileName', 'platform', 'account', 'state', 'problem', 'source', 'headers', 'headerKey', 'accountNumber', 'balance', 'problems'],
});
declareColumns(statementRows, {
  personal: ['reference', 'referenceKey', 'description', 'fingerprint'],
  open: ['paidOn', 'evidence', 'state', 'problem'],
});
declareColumns(statementMappings, { open: ['headerKey', 'mapping'] });
