import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { CASH_COLLECTION_FROM_DAYS, type CashCollection } from '@atlas/domain/payments';
import type { RetentionState } from '@atlas/domain/subscriptions';
import { isoDay } from '@atlas/domain/time';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { ofPersonNamed } from '../users/personSearchRepo.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { paymentPromises, portfolio, retentionCases, successManagers } from './tables.ts';

export type SuccessManager = typeof successManagers.$inferSelect;
export type PortfolioMember = typeof portfolio.$inferSelect & { id: number };
export type PaymentPromise = typeof paymentPromises.$inferSelect;
export type RetentionCase = typeof retentionCases.$inferSelect;

/** The kinds of cash collection in the filter. Every member is in exactly one. */
export type Collection = Exclude<CashCollection, 'all'>;

/**
 * `cashCollection` of domain as an SQL expression over a person's subscriptions. A test compares
 * the two.
 */
export function cashCollectionOf(userId: AnyPgColumn, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const days = sql`max((${subscriptions.expiresAt} at time zone 'Asia/Manila')::date - ${isoDay(now)}::date)`;
  const kinds = CASH_COLLECTION_FROM_DAYS.map((one) => sql`when ${days} >= ${one.days}::int then ${one.kind}::text`);
  return sql`(
    select case when bool_or(${subscriptions.startsAt} > ${at}) then 'collected' ${sql.join(kinds, sql` `)} else 'unenrolled' end
    from ${subscriptions} where ${subscriptions.userId} = ${userId} and ${subscriptions.unsubscribedAt} is null
  )`;
}

export const successManagerLoader = oneById<SuccessManager>(({ db }, ids) =>
  db.select().from(successManagers).where(inList(successManagers.id, ids)),
);

/**
 * Finds a success manager in the reader's scope. A success manager has only themselves in scope.
 */
export async function findSuccessManager({ db, reader }: Source, id: number): Promise<SuccessManager | null> {
  const [row] = await db
    .select()
    .from(successManagers)
    .where(and(eq(successManagers.id, id), ofPeopleInScope(reader, successManagers.userId)));
  return row ?? null;
}

export const successManagersList = {
  table: successManagers,
  id: successManagers.id,
  sorts: { created: [successManagers.createdAt] },
} satisfies List<string>;

export const successManagersWhere = (filter: Filter<{ search: string; archived: boolean }>, { reader }: Source): SQL | undefined =>
  and(
    ofPeopleInScope(reader, successManagers.userId),
    filter.archived === true ? isNotNull(successManagers.archivedAt) : isNull(successManagers.archivedAt),
    ofPersonNamed(filter.search, successManagers.userId),
  );

/** Figures of a success manager's portfolio. Amounts in centavos. */
export interface ManagerFigures {
  members: number;
  atRisk: number;
  renewals: number;
  promised: number;
  collected: number;
}
const NONE: ManagerFigures = { members: 0, atRisk: 0, renewals: 0, promised: 0, collected: 0 };
/** Number of days ahead in which renewals count. */
export const RENEWAL_DAYS = 30;

/** Loads the figures of success managers in one statement. */
export const managerFigures = valueBy<ManagerFigures>(NONE, async ({ db, now }, ids) => {
  const today = sql`${isoDay(now)}::date`;
  const mine = sql`from ${portfolio} where ${portfolio.managerId} = ${successManagers.id}`;
  const lastDay = sql`(
    select max((${subscriptions.expiresAt} at time zone 'Asia/Manila')::date) from ${subscriptions}
    where ${subscriptions.userId} = ${portfolio.userId} and ${subscriptions.unsubscribedAt} is null
  )`;
  const open = sql`exists (select 1 from ${retentionCases} where ${retentionCases.userId} = ${portfolio.userId} and ${retentionCases.closedAt} is null)`;
  const promised = (state: PaymentPromise['state']) => sql`(
    select coalesce(sum(${paymentPromises.amountCentavos}), 0)::float8 from ${paymentPromises}
    where ${paymentPromises.managerId} = ${successManagers.id} and ${paymentPromises.state} = ${state}
  )`;
  const rows = await db
    .select({
      key: successManagers.id,
      members: sql<number>`(select count(*)::int ${mine})`,
      atRisk: sql<number>`(select count(*)::int ${mine} and ${open})`,
      renewals: sql<number>`(select count(*)::int ${mine} and ${lastDay} between ${today} and ${today} + ${RENEWAL_DAYS}::int)`,
      promised: sql<number>`${promised('open')}`,
      collected: sql<number>`${promised('kept')}`,
    })
    .from(successManagers)
    .where(inList(successManagers.id, ids));
  return rows.map(({ key, ...value }) => ({ key, value }));
});

export const portfolioLoader = oneById<PortfolioMember>(async ({ db }, userIds) => {
  const rows = await db.select().from(portfolio).where(inList(portfolio.userId, userIds));
  return rows.map((row) => ({ ...row, id: row.userId }));
});

/** The account of the success manager of each of these people who has one. */
export async function findManagersOf(tx: Db, userIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ userId: portfolio.userId, managerId: successManagers.userId })
    .from(portfolio)
    .innerJoin(successManagers, eq(successManagers.id, portfolio.managerId))
    .where(and(inList(portfolio.userId, [...userIds]), isNull(successManagers.archivedAt)));
  return new Map(rows.map(({ userId, managerId }) => [userId, managerId]));
}

export const portfolioList = { table: portfolio, id: portfolio.userId, sorts: { since: [portfolio.since] } } satisfies List<string>;

/** Condition for members in portfolios, limited to people in the reader's scope. */
export const portfolioWhere = (
  filter: Filter<{ search: string; managerId: number; cashCollection: Collection }>,
  { reader, now }: Source,
): SQL | undefined =>
  and(
    ofPeopleInScope(reader, portfolio.userId),
    ofPersonNamed(filter.search, portfolio.userId),
    filter.managerId == null ? undefined : eq(portfolio.managerId, filter.managerId),
    filter.cashCollection == null ? undefined : sql`${cashCollectionOf(portfolio.userId, now)} = ${filter.cashCollection}`,
  );

export const promiseLoader = oneById<PaymentPromise>(({ db }, ids) =>
  db.select().from(paymentPromises).where(inList(paymentPromises.id, ids)),
);

/** The payment promises of people, latest day first. */
export const promisesOfUser = manyBy<PaymentPromise>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select()
      .from(paymentPromises)
      .where(inList(paymentPromises.userId, userIds))
      .orderBy(desc(paymentPromises.promisedFor), desc(paymentPromises.id)),
);

export const retentionCaseLoader = oneById<RetentionCase>(({ db }, ids) =>
  db.select().from(retentionCases).where(inList(retentionCases.id, ids)),
);

/** The open cases of people, oldest first. */
export const openCasesOfUser = manyBy<RetentionCase>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select()
      .from(retentionCases)
      .where(and(inList(retentionCases.userId, userIds), isNull(retentionCases.closedAt)))
      .orderBy(asc(retentionCases.createdAt), asc(retentionCases.id)),
);

export const retentionCasesList = {
  table: retentionCases,
  id: retentionCases.id,
  sorts: { created: [retentionCases.createdAt] },
} satisfies List<string>;

/** Condition for retention cases of people in the reader's scope. */
export const retentionCasesWhere = (
  filter: Filter<{ search: string; managerId: number; state: RetentionState; open: boolean }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    ofPeopleInScope(reader, retentionCases.userId),
    ofPersonNamed(filter.search, retentionCases.userId),
    filter.managerId == null ? undefined : eq(retentionCases.managerId, filter.managerId),
    filter.state == null ? undefined : eq(retentionCases.state, filter.state),
    filter.open == null ? undefined : filter.open ? isNull(retentionCases.closedAt) : isNotNull(retentionCases.closedAt),
  );
