import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { JOURNAL_KINDS, LEDGER_ACCOUNTS, type JournalKind, type LedgerAccount } from '@atlas/domain/ledger';
import { centavos, createdAt, growingId, idOf, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** The records that an entry of the journal can be about. */
export type JournalSubject = 'invoice' | 'payment' | 'schedule entry' | 'document' | 'refund' | 'commission' | 'payout' | 'provider payout';

/**
 * The journal of everything that moved money, in double entry. It only grows: a mistake is corrected
 * by an entry that reverses another one.
 */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: growingId(),
    kind: text().$type<JournalKind>().notNull(),
    subjectType: text().$type<JournalSubject>().notNull(),
    subjectId: bigint({ mode: 'number' }).notNull(),
    /** The day in Manila on which it counts. */
    businessDay: date().notNull(),
    /** Null for entries that no person caused. */
    actorId: idOf(() => users.id),
    /** The event that it records, so that the same event is never recorded twice. */
    idempotencyKey: text().notNull().unique(),
    reversesId: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => journalEntries.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('journal_entries_kind', isOneOf(t.kind, JOURNAL_KINDS)),
    index('journal_entries_of_subject').on(t.subjectType, t.subjectId),
    index('journal_entries_by_day').on(t.businessDay, t.id),
  ],
);

/**
 * The sides of journal entries: a debit above zero, a credit below. A deferred trigger makes every
 * entry sum to zero.
 */
export const postings = pgTable(
  'postings',
  {
    id: growingId(),
    journalEntryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => journalEntries.id),
    account: text().$type<LedgerAccount>().notNull(),
    userId: idOf(() => users.id),
    /** The migration has the foreign key: invoices come later in the order of the modules. */
    invoiceId: integer(),
    centavos: centavos().notNull(),
  },
  (t) => [
    check('postings_amount', sql`${t.centavos} <> 0`),
    check('postings_account', isOneOf(t.account, LEDGER_ACCOUNTS)),
    check('postings_of', sql`${t.account} <> 'receivable' or ${t.invoiceId} is not null`),
    check('postings_of_person', sql`${t.account} <> 'customer-credit' or ${t.userId} is not null`),
    index('postings_of_entry').on(t.journalEntryId),
    index('postings_of_invoice').on(t.invoiceId),
    index('postings_of_person').on(t.account, t.userId),
  ],
);

declareColumns(journalEntries, { open: ['kind', 'subjectType', 'idempotencyKey', 'businessDay'] });
declareColumns(postings, { open: ['account'] });
