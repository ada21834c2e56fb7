import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PROMISE_STATES, type PromiseState } from '@atlas/domain/payments';
import { RETENTION_STATES, type RetentionState } from '@atlas/domain/subscriptions';
import { centavos, createdAt, databaseId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';

/** Success managers: staff who support members and their renewals. */
export const successManagers = pgTable('success_managers', {
  id: databaseId(),
  userId: idOf(() => users.id)
    .notNull()
    .unique(),
  archivedAt: instant(),
  createdAt: createdAt(),
});

/** The members in a success manager's portfolio; each member has one manager. */
export const portfolio = pgTable(
  'portfolio',
  {
    userId: idOf(() => users.id).primaryKey(),
    managerId: idOf(() => successManagers.id).notNull(),
    since: instant().notNull(),
  },
  (t) => [index('portfolio_of_manager').on(t.managerId, t.since, t.userId), index('portfolio_listed').on(t.since, t.userId)],
);

/** Members' promises to pay, with the promised day. */
export const paymentPromises = pgTable(
  'payment_promises',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    entryId: idOf(() => scheduleEntries.id),
    managerId: idOf(() => successManagers.id).notNull(),
    amountCentavos: centavos().notNull(),
    promisedFor: date().notNull(),
    state: text().$type<PromiseState>().notNull().default('open'),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('payment_promises_state', isOneOf(t.state, PROMISE_STATES)),
    check('payment_promises_amount', sql`${t.amountCentavos} > 0`),
    index('payment_promises_of_manager').on(t.managerId, t.promisedFor, t.id),
    index('payment_promises_of_user').on(t.userId, t.createdAt),
  ],
);

/** Cases of work on retaining a member whose subscription ends. */
export const retentionCases = pgTable(
  'retention_cases',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    subscriptionId: idOf(() => subscriptions.id).notNull(),
    managerId: idOf(() => successManagers.id),
    state: text().$type<RetentionState>().notNull().default('open'),
    reason: text().notNull().default(''),
    nextContactOn: date(),
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('retention_cases_state', isOneOf(t.state, RETENTION_STATES)),
    check('retention_cases_closed', sql`(${t.state} in ('renewed', 'lost')) = (${t.closedAt} is not null)`),
    uniqueIndex('retention_cases_open')
      .on(t.subscriptionId)
      .where(sql`${t.closedAt} is null`),
    index('retention_cases_of_manager').on(t.managerId, t.state, t.createdAt, t.id),
    index('retention_cases_listed').on(t.createdAt, t.id),
    index('retention_cases_of_user').on(t.userId),
  ],
);

declareColumns(paymentPromises, { personal: ['note'], open: ['promisedFor', 'state'] });
declareColumns(retentionCases, { personal: ['reason'], open: ['state', 'nextContactOn'] });
