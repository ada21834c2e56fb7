import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, growingId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { invoices, scheduleEntries } from '../payments/tables.ts';
import { users } from '../users/tables.ts';

/** Reminders of payments that were sent: each once for an entry, its due day and the days before or after it. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    id: growingId(),
    userId: idOf(() => users.id).notNull(),
    entryId: idOf(() => scheduleEntries.id).notNull(),
    /** The day on which the entry was due when it was sent. */
    dueOn: date().notNull(),
    /** Days after that day; below zero before it. */
    offset: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('payment_reminders_once').on(t.entryId, t.dueOn, t.offset),
    index('payment_reminders_of_user').on(t.userId, t.createdAt, t.id),
  ],
);

/** People whom staff exempted from reminders of payments. */
export const reminderHolds = pgTable('reminder_holds', {
  userId: idOf(() => users.id).primaryKey(),
  reason: text().notNull(),
  /** The last day without reminders; null until staff end it. */
  until: date(),
  heldById: idOf(() => users.id).notNull(),
  createdAt: createdAt(),
});

/** Schedules that staff propose to members who are behind, and that the member accepts. */
export const payPlans = pgTable(
  'pay_plans',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    invoiceId: idOf(() => invoices.id).notNull(),
    /** The days and amounts that take the place of what is unpaid. */
    entries: jsonb().$type<{ date: string; centavos: number }[]>().notNull(),
    /** The sum owed when it was proposed; a plan for another sum cannot be accepted. */
    owedCentavos: integer().notNull(),
    state: text().$type<'proposed' | 'accepted' | 'declined' | 'withdrawn' | 'expired'>().notNull().default('proposed'),
    note: text().notNull().default(''),
    proposedById: idOf(() => users.id).notNull(),
    expiresAt: instant().notNull(),
    decidedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('pay_plans_state', isOneOf(t.state, ['proposed', 'accepted', 'declined', 'withdrawn', 'expired'])),
    check('pay_plans_decided', sql`(${t.state} = 'proposed') = (${t.decidedAt} is null)`),
    uniqueIndex('pay_plans_waiting')
      .on(t.invoiceId)
      .where(sql`${t.state} = 'proposed'`),
    index('pay_plans_of_user').on(t.userId, t.createdAt, t.id),
    index('pay_plans_expiring')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'proposed'`),
  ],
);

declareColumns(paymentReminders, { open: ['dueOn'] });
declareColumns(reminderHolds, { personal: ['reason'], open: ['until'] });
declareColumns(payPlans, { personal: ['note'], open: ['state', 'entries'] });
