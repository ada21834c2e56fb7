import { expiryOf, extendSubscriptions, startOf } from '@atlas/domain/subscriptions';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import { changesAsRows } from '../../bulk/writeValues.ts';
import { inList } from '../../db/inList.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { users } from '../users/tables.ts';
import { subscriptions } from './tables.ts';

/** Extends the current subscriptions of people by some days, and shifts their queued renewals. */
export const extendCurrentSubscriptions = defineBulkOperation({
  name: 'extend-subscriptions',
  table: users,
  subject: 'user',
  owned: { table: subscriptions, ownerId: subscriptions.userId },
  select: async (ctx, tx, ids) => {
    const rows = await tx
      .select({ userId: users.id, subscription: subscriptions })
      .from(users)
      .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
      .where(and(inList(users.id, [...ids]), ofPeopleInScope(ctx.source.reader, users.id)));
    return [...Map.groupBy(rows, ({ userId }) => userId)].map(([id, of]) => {
      const had = of.flatMap(({ subscription }) => subscription ?? []);
      const values = had.flatMap((one) => [
        [startOf(one.id), one.startsAt.toISOString()],
        [expiryOf(one.id), one.expiresAt.toISOString()],
      ]);
      return { id, had, values: Object.fromEntries(values) as Record<string, string> };
    });
  },
  describe: ({ had }, { days }: { days: number }, ctx) => extendSubscriptions(had, days, ctx.source.now),
  apply: async (tx, changes) => {
    const wanted = (name: SQL) => sql`(wanted.values ->> (${name}))::timestamptz`;
    const [expiry, start] = [
      wanted(sql`'subscription ' || ${subscriptions.id}`),
      wanted(sql`'subscription ' || ${subscriptions.id} || ' start'`),
    ];
    // Updates both ends of a period in one statement. Between two statements, a renewal could end
    // before it starts.
    await tx.execute(sql`
      update ${subscriptions} set expires_at = coalesce(${expiry}, expires_at), starts_at = coalesce(${start}, starts_at)
      from ${changesAsRows(changes)} where ${subscriptions.userId} = wanted.id and ${expiry} is not null`);
  },
});
