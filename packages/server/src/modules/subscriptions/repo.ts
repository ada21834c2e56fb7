import { and, asc, countDistinct, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { type EnrollmentStatus, expiringSoonDays, subscriptionsList } from '@atlas/domain/subscriptions';
import { startOfManilaDay } from '@atlas/domain/time';
import { declaredList } from '../../commands/declaredList.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { onDays, type Days } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { accessLevels } from '../access/tables.ts';
import type { Funnel } from '../funnels/repo.ts';
import { funnels } from '../funnels/tables.ts';
import { namedBy, narrowsPeople } from '../users/peopleListRepo.ts';
import { ofPersonNamed } from '../users/personSearchRepo.ts';
import { users } from '../users/tables.ts';
import { registerTermUse } from '../terms/repo.ts';
import { subscriptions } from './tables.ts';

export type Subscription = typeof subscriptions.$inferSelect;

/** The person of a subscription. */
export async function findOwner(tx: Db, id: number): Promise<number | null> {
  const [row] = await tx.select({ userId: subscriptions.userId }).from(subscriptions).where(eq(subscriptions.id, id));
  return row?.userId ?? null;
}

/**
 * Locks a person's money and subscriptions until the transaction ends: everything that moves them
 * waits for this lock, and takes it first.
 */
export async function lockOwner(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for no key update`);
}

export async function findSubscriptionRow(tx: Db, id: number): Promise<Subscription | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/** Ends a subscription that is locked. */
export async function writeUnsubscribed(tx: Db, id: number, values: { at: Date; reason: string } | null): Promise<void> {
  await tx
    .update(subscriptions)
    .set({
      unsubscribedAt: values?.at ?? null,
      unsubscribedReason: values?.reason ?? null,
      revision: sql`${subscriptions.revision} + 1`,
    })
    .where(eq(subscriptions.id, id));
}

export const subscriptionLoader = oneById<Subscription>(({ db }, ids) =>
  db.select().from(subscriptions).where(inList(subscriptions.id, ids)),
);

const readOfUsers = prepared((db: Db) =>
  db.select().from(subscriptions).where(inList(subscriptions.userId)).orderBy(asc(subscriptions.createdAt), asc(subscriptions.id)),
);
/** Every subscription that a person ever had, oldest first. */
export const subscriptionsOfUser = manyBy<Subscription>(
  ({ userId }) => userId,
  ({ db }, ids) => readOfUsers(db, { ids }),
);

const subscriptionsRows = {
  table: subscriptions,
  id: subscriptions.id,
  sorts: { created: [subscriptions.createdAt], expiry: [subscriptions.expiresAt] },
} satisfies List<string>;

const startOfToday = (now: Date): SQL => sql`${startOfManilaDay(now).toISOString()}::timestamptz`;

/**
 * `isCurrent` of domain as an SQL condition: started, not unsubscribed, not expired before today in
 * Manila.
 */
export const isCurrentSubscription = (now: Date): SQL => sql`(
  ${subscriptions.unsubscribedAt} is null and ${subscriptions.startsAt} <= ${now.toISOString()}::timestamptz
  and ${subscriptions.expiresAt} >= ${startOfToday(now)}
)`;

/** `isExpired` of domain as an SQL condition. */
export const isExpiredSubscription = (now: Date): SQL => sql`${subscriptions.expiresAt} < ${startOfToday(now)}`;

const ofPerson = (userId: AnyPgColumn): SQL => sql`select 1 from ${subscriptions} where ${subscriptions.userId} = ${userId}`;

// A scalar subquery is never turned into a join: of a million members it reads only as many as the
// page and the count need. It returns a boolean instead of a count, because the planner estimates
// that a boolean is true for every other row, and a count matches one row in 200.
const hasSome = (rows: SQL): SQL => sql`(select count(*) = 1 from (${rows} limit 1) as found)`;
const hasNone = (rows: SQL): SQL => sql`(select count(*) = 0 from (${rows} limit 1) as found)`;

/**
 * The people with an enrollment status: `enrollmentStatus` of domain as an SQL condition. A test
 * compares the two.
 */
export function hasEnrollmentStatus(userId: AnyPgColumn, status: EnrollmentStatus, now: Date): SQL {
  const current = sql`${ofPerson(userId)} and ${isCurrentSubscription(now)}`;
  switch (status) {
    case 'Not Enrolled':
      return hasNone(ofPerson(userId));
    case 'Active':
      return hasSome(current);
    case 'Inactive':
      return sql`(${hasSome(ofPerson(userId))} and ${hasNone(current)})`;
  }
}

/**
 * The people whose last subscription expires on these Manila days: `lastExpiry` of domain as an SQL
 * condition. A test compares the two.
 */
export function expiresLastOn(userId: AnyPgColumn, days: Days): SQL {
  return sql`(select ${onDays(subscriptions.expiresAt, days)} from (select ${lastExpiryAt(userId)} as expires_at) as ${subscriptions})`;
}

/** When a person's last subscription expires, in SQL; null without one. */
export const lastExpiryAt = (userId: AnyPgColumn): SQL =>
  sql`(select max(last.expires_at) from ${subscriptions} as last where last.user_id = ${userId} and last.unsubscribed_at is null)`;

narrowsPeople('status', (status, { now }) => {
  const current = sql`${ofPerson(users.id)} and ${isCurrentSubscription(now)}`;
  return status === 'active' ? hasSome(current) : hasNone(current);
});
narrowsPeople(
  'enrolment',
  (statuses, { now }) => or(...statuses.map((status) => hasEnrollmentStatus(users.id, status, now))) ?? sql`false`,
);
narrowsPeople('funnelId', (funnelIds) =>
  namedBy(subscriptions, subscriptions.userId, and(inList(subscriptions.funnelId, funnelIds), isNull(subscriptions.unsubscribedAt))),
);
/** People with any subscription that expires on the days, reduced to those whose last one does. */
const lastExpiringOn = (days: Days) => ({
  ids: sql`select ${subscriptions.userId} from ${subscriptions} where ${subscriptions.unsubscribedAt} is null and ${onDays(subscriptions.expiresAt, days)}`,
  isOne: expiresLastOn(users.id, days),
  // These people are adjacent when the list is read by joining day: a year of other people may come
  // first.
  most: 30_000,
});
narrowsPeople('lastExpiry', lastExpiringOn);
narrowsPeople('isExpiringSoon', (_soon, { now }) => lastExpiringOn(expiringSoonDays(now)));

/** The name of the access level granted by a subscription. */
export const nameOfLevel = valueBy<string | null>(null, ({ db }, ids) =>
  db.select({ key: accessLevels.id, value: accessLevels.name }).from(accessLevels).where(inList(accessLevels.id, ids)),
);

/** The number of people with a current subscription to a product, within the reader's scope. */
export const peopleWithProduct = valueBy(0, ({ db, reader, now }, ids) =>
  db
    .select({ key: funnels.productId, value: countDistinct(subscriptions.userId) })
    .from(subscriptions)
    .innerJoin(funnels, eq(funnels.id, subscriptions.funnelId))
    .where(and(inList(funnels.productId, ids), isCurrentSubscription(now), ofPeopleInScope(reader, subscriptions.userId)))
    .groupBy(funnels.productId),
);

export type SubscriptionsFilter = Filter<FilterFieldsOf<typeof subscriptionsList>>;

const funnelIdsOf = (productId: number): SQL => sql`select ${funnels.id} from ${funnels} where ${funnels.productId} = ${productId}`;

/** Condition for subscriptions of people in the reader's scope. */
export function subscriptionsWhere(filter: SubscriptionsFilter, { reader, now }: Source): SQL | undefined {
  const validity = { all: undefined, active: isCurrentSubscription(now), expired: isExpiredSubscription(now) }[filter.validity ?? 'all'];
  return and(
    ofPeopleInScope(reader, subscriptions.userId),
    ofPersonNamed(filter.search, subscriptions.userId),
    filter.userId == null ? undefined : eq(subscriptions.userId, filter.userId),
    filter.funnelId == null ? undefined : eq(subscriptions.funnelId, filter.funnelId),
    filter.productId == null ? undefined : sql`${subscriptions.funnelId} in (${funnelIdsOf(filter.productId)})`,
    filter.batchId == null ? undefined : eq(subscriptions.batchId, filter.batchId),
    validity,
    onDays(subscriptions.expiresAt, { from: filter.expiringFrom, to: filter.expiringTo }),
  );
}

/** The list of subscriptions for staff. */
export const SUBSCRIPTION_LIST = declaredList({
  name: 'subscriptions',
  page: 'subscriptions',
  declaration: subscriptionsList,
  list: subscriptionsRows,
  where: subscriptionsWhere,
  loader: subscriptionLoader,
});

/**
 * Finds a subscription.
 *
 * @returns null when its person is out of the reader's scope
 */
export async function findSubscription({ db, reader }: Source, id: number): Promise<Subscription | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), ofPeopleInScope(reader, subscriptions.userId)));
  return row ?? null;
}

/**
 * The funnels of a product for the pickers of an enrollment, oldest first. `userId` excludes those
 * that this person has now.
 */
export function findFunnelsOfProduct(
  { db, reader, now }: Source,
  productId: number,
  { hidden, userId }: Filter<{ hidden: boolean; userId: number }>,
): Promise<Funnel[]> {
  const taken =
    userId == null
      ? undefined
      : sql`not exists (select 1 from ${subscriptions} where ${subscriptions.funnelId} = ${funnels.id} and ${subscriptions.userId} = ${userId}
          and ${isCurrentSubscription(now)} and ${ofPeopleInScope(reader, subscriptions.userId)})`;
  return db
    .select()
    .from(funnels)
    .where(and(eq(funnels.productId, productId), hidden == null ? undefined : eq(funnels.hidden, hidden), taken))
    .orderBy(asc(funnels.createdAt), asc(funnels.id));
}

registerTermUse((termId) => sql`select 1 from ${subscriptions} where ${subscriptions.paymentTermId} = ${termId}`);
