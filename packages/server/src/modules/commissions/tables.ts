import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { COMMISSION_STATES, PAYOUT_STATES, type CommissionState, type PayoutState } from '@atlas/domain/affiliates';
import { centavos, createdAt, databaseId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { affiliates } from '../affiliates/tables.ts';
import { orders } from '../orders/tables.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { users } from '../users/tables.ts';

/** Batches of payouts that staff sent together. */
export const payoutBatches = pgTable('payout_batches', {
  id: databaseId(),
  name: text().notNull(),
  createdById: idOf(() => users.id).notNull(),
  sentAt: instant(),
  createdAt: createdAt(),
});

/** Payouts to affiliates. */
export const payouts = pgTable(
  'payouts',
  {
    id: databaseId(),
    affiliateId: idOf(() => affiliates.id).notNull(),
    batchId: idOf(() => payoutBatches.id),
    amountCentavos: centavos().notNull(),
    state: text().$type<PayoutState>().notNull().default('requested'),
    method: text().notNull(),
    /** Encrypted; shown masked except for its last four characters. */
    account: text().notNull(),
    reference: text(),
    reason: text(),
    decidedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('payouts_state', isOneOf(t.state, PAYOUT_STATES)),
    check('payouts_amount', sql`${t.amountCentavos} >= 50000`),
    uniqueIndex('payouts_one_open')
      .on(t.affiliateId)
      .where(sql`${t.state} in ('requested', 'processing')`),
    index('payouts_of_affiliate').on(t.affiliateId, t.createdAt, t.id),
    index('payouts_listed').on(t.createdAt, t.id),
  ],
);

/** Commissions of affiliates for one paid schedule entry each, or corrections of them. */
export const commissions = pgTable(
  'commissions',
  {
    id: databaseId(),
    affiliateId: idOf(() => affiliates.id).notNull(),
    kind: text().$type<'sale' | 'adjustment'>().notNull().default('sale'),
    entryId: idOf(() => scheduleEntries.id),
    orderId: idOf(() => orders.id),
    /** The position of the entry in its plan, such as 2 of 6. */
    position: integer().notNull().default(1),
    ofCount: integer().notNull().default(1),
    rateBasisPoints: integer().notNull(),
    amountCentavos: centavos().notNull(),
    state: text().$type<CommissionState>().notNull().default('pending'),
    /** The end of the hold. */
    availableAt: instant().notNull(),
    payoutId: idOf(() => payouts.id),
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('commissions_once')
      .on(t.entryId)
      .where(sql`${t.kind} = 'sale' and ${t.state} <> 'reversed'`),
    check('commissions_kind', isOneOf(t.kind, ['sale', 'adjustment'])),
    check('commissions_state', isOneOf(t.state, COMMISSION_STATES)),
    check(
      'commissions_sale',
      sql`case ${t.kind} when 'sale' then ${t.entryId} is not null and ${t.amountCentavos} >= 0 else ${t.reason} is not null end`,
    ),
    check('commissions_payout', sql`${t.state} not in ('in-payout', 'paid') or ${t.payoutId} is not null`),
    index('commissions_of_affiliate').on(t.affiliateId, t.createdAt, t.id),
    index('commissions_of_payout').on(t.payoutId),
    index('commissions_listed').on(t.createdAt, t.id),
    index('commissions_held')
      .on(t.availableAt)
      .where(sql`${t.state} = 'pending'`),
  ],
);

declareColumns(payoutBatches, { open: ['name'] });
declareColumns(payouts, { personal: ['account', 'reference', 'reason'], open: ['state', 'method'] });
