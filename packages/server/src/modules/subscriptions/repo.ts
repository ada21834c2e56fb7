import { asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MembershipStatus } from '@atlas/domain/subscriptions';
import type { List } from '../../db/list.ts';
import { manyBy, oneById } from '../../db/rowLoaders.ts';
import { subscriptions } from './tables.ts';

export type Subscription = typeof subscriptions.$inferSelect;

export const subscriptionLoader = oneById<Subscription>(({ db }, ids) =>
  db.select().from(subscriptions).where(inArray(subscriptions.id, ids)),
);

/** Every subscription that a person ever had, the oldest first. */
export const subscriptionsOfUser = manyBy<Subscription>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select()
      .from(subscriptions)
      .where(inArray(subscriptions.userId, userIds))
      .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id)),
);

export const subscriptionsList = {
  table: subscriptions,
  id: subscriptions.id,
  sorts: { created: [subscriptions.createdAt], expiry: [subscriptions.expiresAt] },
} satisfies List<string>;

const today = (now: Date): SQL => sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Manila')::date`;

/** `isCurrent` of domain as a condition: started, not unsubscribed, not expired before today in Manila. */
export const isCurrentSubscription = (now: Date): SQL => sql`(
  ${subscriptions.unsubscribedAt} is null and ${subscriptions.startsAt} <= ${now.toISOString()}::timestamptz
  and (${subscriptions.expiresAt} at time zone 'Asia/Manila')::date >= ${today(now)}
)`;

/** `isExpired` of domain as a condition. */
export const isExpiredSubscription = (now: Date): SQL => sql`(${subscriptions.expiresAt} at time zone 'Asia/Manila')::date < ${today(now)}`;

/** The people with a membership status, or without one (null): `membershipStatus` of domain as a condition. A test compares the two. */
export function hasMembershipStatus(userId: AnyPgColumn, status: MembershipStatus | null, now: Date): SQL {
  const of = sql`select 1 from ${subscriptions} where ${subscriptions.userId} = ${userId}`;
  const current = sql`${of} and ${isCurrentSubscription(now)}`;
  const past = sql`exists (${of} and ${subscriptions.startsAt} <= ${now.toISOString()}::timestamptz)`;
  switch (status) {
    case 'Multiple Subscriptions Found':
      return sql`exists (${current} offset 1)`;
    case 'Active':
      return sql`(exists (${current}) and not exists (${current} offset 1))`;
    case 'Expired':
      return sql`(${past} and not exists (${current}))`;
    case null:
      return sql`not ${past}`;
  }
}
