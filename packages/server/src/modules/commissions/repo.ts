import { and, asc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { CommissionState, PayoutState } from '@atlas/domain/affiliates';
import { fullName } from '@atlas/domain/users';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { onDays } from '../../db/onDays.ts';
import { oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { affiliatesList, leadsList, ofAffiliatesInScope } from '../affiliates/repo.ts';
import { affiliates, leads } from '../affiliates/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { invoices, payments, scheduleEntries } from '../payments/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { nameColumns } from '../users/namesRepo.ts';
import { users } from '../users/tables.ts';
import { commissions, payoutBatches, payouts } from './tables.ts';

/** A row of an affiliate, with the affiliate's account. */
type OfAffiliate<Row> = Row & { userId: number };
export type Commission = OfAffiliate<typeof commissions.$inferSelect>;
export type Payout = OfAffiliate<typeof payouts.$inferSelect>;
export type PayoutBatch = typeof payoutBatches.$inferSelect;

export const commissionLoader = oneById<Commission>(async ({ db }, ids) => {
  const rows = await db
    .select({ commission: commissions, userId: affiliates.userId })
    .from(commissions)
    .innerJoin(affiliates, eq(affiliates.id, commissions.affiliateId))
    .where(inList(commissions.id, ids));
  return rows.map(({ commission, userId }) => ({ ...commission, userId }));
});

export interface Sold {
  customer: string;
  funnel: string;
  paidOn: string | null;
  priceCentavos: number;
}

/**
 * The sale behind each commission: customer, amount and funnel. Null for a correction that belongs
 * to no sale.
 */
export const soldLoader = valueBy<Sold | null>(null, async ({ db }, ids) => {
  const rows = await db
    .select({
      key: commissions.id,
      person: nameColumns(users),
      funnel: funnels.name,
      paidOn: payments.paidOn,
      priceCentavos: scheduleEntries.priceCentavos,
    })
    .from(commissions)
    .innerJoin(scheduleEntries, eq(scheduleEntries.id, commissions.entryId))
    .leftJoin(payments, eq(payments.id, scheduleEntries.paymentId))
    .innerJoin(users, eq(users.id, scheduleEntries.userId))
    .innerJoin(invoices, eq(invoices.id, scheduleEntries.invoiceId))
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(funnels, eq(funnels.id, subscriptions.funnelId))
    .where(inList(commissions.id, ids));
  return rows.map(({ key, person, ...sold }) => ({ key, value: { ...sold, customer: fullName(person) } }));
});

export const commissionsList = {
  table: commissions,
  id: commissions.id,
  sorts: { created: [commissions.createdAt] },
} satisfies List<string>;

type Dated = Filter<{ affiliateId: number; from: string; to: string }>;

/**
 * Condition for the commissions that a reader sees: their own, and those of affiliates they manage.
 * `from` and `to` are days in Manila.
 */
export const commissionsWhere = (
  filter: Dated & Filter<{ state: CommissionState; payoutId: number }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    ofAffiliatesInScope(reader, commissions.affiliateId),
    filter.affiliateId == null ? undefined : eq(commissions.affiliateId, filter.affiliateId),
    filter.payoutId == null ? undefined : eq(commissions.payoutId, filter.payoutId),
    filter.state == null ? undefined : eq(commissions.state, filter.state),
    onDays(commissions.createdAt, filter),
  );

export const payoutLoader = oneById<Payout>(async ({ db }, ids) => {
  const rows = await db
    .select({ payout: payouts, userId: affiliates.userId })
    .from(payouts)
    .innerJoin(affiliates, eq(affiliates.id, payouts.affiliateId))
    .where(inList(payouts.id, ids));
  return rows.map(({ payout, userId }) => ({ ...payout, userId }));
});

/** The accounts of payouts after one of them, as stored. */
export const findPayoutAccounts = (db: Db, after: number, limit: number): Promise<{ id: number; affiliateId: number; account: string }[]> =>
  db
    .select({ id: payouts.id, affiliateId: payouts.affiliateId, account: payouts.account })
    .from(payouts)
    .where(gt(payouts.id, after))
    .orderBy(asc(payouts.id))
    .limit(limit);

/** Replaces the account of a payout, unless it changed in the meantime. Returns the number of rows written. */
export async function replaceAccount(db: Db, { id, former, account }: { id: number; former: string; account: string }): Promise<number> {
  const rows = await db
    .update(payouts)
    .set({ account })
    .where(and(eq(payouts.id, id), eq(payouts.account, former)))
    .returning({ id: payouts.id });
  return rows.length;
}

export const payoutsList = { table: payouts, id: payouts.id, sorts: { created: [payouts.createdAt] } } satisfies List<string>;

/** Condition for the payouts that a reader sees: their own, and those of affiliates they manage. */
export const payoutsWhere = (filter: Dated & Filter<{ state: PayoutState; batchId: number }>, { reader }: Source): SQL | undefined =>
  and(
    ofAffiliatesInScope(reader, payouts.affiliateId),
    filter.affiliateId == null ? undefined : eq(payouts.affiliateId, filter.affiliateId),
    filter.batchId == null ? undefined : eq(payouts.batchId, filter.batchId),
    filter.state == null ? undefined : eq(payouts.state, filter.state),
    onDays(payouts.createdAt, filter),
  );

export const payoutBatchLoader = oneById<PayoutBatch>(({ db }, ids) =>
  db.select().from(payoutBatches).where(inList(payoutBatches.id, ids)),
);

export const payoutBatchesList = {
  table: payoutBatches,
  id: payoutBatches.id,
  sorts: { created: [payoutBatches.createdAt] },
} satisfies List<string>;

export const payoutBatchesWhere = ({ sent }: Filter<{ sent: boolean }>): SQL | undefined =>
  sent == null ? undefined : sent ? isNotNull(payoutBatches.sentAt) : isNull(payoutBatches.sentAt);

export interface BatchSum {
  payouts: number;
  centavos: number;
}

/** The number of payouts in a batch and their sum, limited to those the reader sees. */
export const sumOfBatch = valueBy<BatchSum>({ payouts: 0, centavos: 0 }, async ({ db, reader }, ids) => {
  const rows = await db
    .select({
      key: sql<number>`${payouts.batchId}`,
      payouts: sql<number>`count(*)::int`,
      centavos: sql<number>`sum(${payouts.amountCentavos})::float8`,
    })
    .from(payouts)
    .where(and(inList(payouts.batchId, ids), ofAffiliatesInScope(reader, payouts.affiliateId)))
    .groupBy(payouts.batchId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

// --- Earnings of affiliates --------------------------------------------------------------------

/** Earnings of an affiliate. Amounts in centavos. */
export interface Earnings {
  sales: number;
  pending: number;
  available: number;
  inPayout: number;
  paid: number;
}
const NOTHING: Earnings = { sales: 0, pending: 0, available: 0, inPayout: 0, paid: 0 };

/**
 * Loads the earnings of affiliates in one statement. A sale counts once, regardless of its number
 * of payments.
 */
export const earningsOfAffiliate = valueBy<Earnings>(NOTHING, async ({ db }, ids) => {
  const earned = (state: CommissionState) =>
    sql<number>`coalesce(sum(${commissions.amountCentavos}) filter (where ${commissions.state} = ${state}), 0)::float8`;
  const isSale = sql`${commissions.kind} = 'sale' and ${commissions.position} = 1 and ${commissions.state} <> 'reversed'`;
  const rows = await db
    .select({
      key: commissions.affiliateId,
      sales: sql<number>`(count(*) filter (where ${isSale}))::int`,
      pending: earned('pending'),
      available: earned('approved'),
      inPayout: earned('in-payout'),
      paid: earned('paid'),
    })
    .from(commissions)
    .where(inList(commissions.affiliateId, ids))
    .groupBy(commissions.affiliateId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

const earnedByAffiliate = sql`(
  select coalesce(sum(${commissions.amountCentavos}), 0)::bigint from ${commissions}
  where ${commissions.affiliateId} = ${affiliates.id} and ${commissions.state} <> 'reversed'
)`;

/** The affiliates list, also sortable by earnings. */
export const earningAffiliatesList = {
  ...affiliatesList,
  sorts: { ...affiliatesList.sorts, highest: [earnedByAffiliate] },
} satisfies List<string>;

const earnedByLead = sql`(
  select coalesce(sum(${commissions.amountCentavos}), 0)::bigint from ${commissions}
  join ${scheduleEntries} on ${scheduleEntries.id} = ${commissions.entryId}
  where ${commissions.affiliateId} = ${leads.affiliateId} and ${scheduleEntries.userId} = ${leads.userId} and ${commissions.state} <> 'reversed'
)`;

/** The earnings from leads, in centavos. Reversed commissions do not count. */
export const earnedByLeads = valueBy(0, ({ db }, ids) =>
  db
    .select({ key: leads.id, value: sql<number>`${earnedByLead}::float8` })
    .from(leads)
    .where(inList(leads.id, ids)),
);

/** The leads list, also sortable by earnings. */
export const earningLeadsList = { ...leadsList, sorts: { ...leadsList.sorts, highest: [earnedByLead] } } satisfies List<string>;
