import { expiryOf, extendSubscriptions } from '@atlas/domain/subscriptions';
import { and, eq, sql } from 'drizzle-orm';
import { defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import { changesAsRows } from '../../bulk/writeValues.ts';
import { isAmong } from '../../db/isAmong.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { users } from '../users/tables.ts';
import { subscriptions } from './tables.ts';

/** Extends the current subscriptions of people by some days. */
export const extendCurrentSubscriptions = defineBulkOperation({
  name: 'extend-subscriptions',
  table: users,
  subject: 'user',
  select: async (ctx, tx, ids) => {
    const rows = await tx
      .select({ userId: users.id, subscription: subscriptions })
      .from(users)
      .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
      .where(and(isAmong(users.id, [...ids]), ofPeopleInScope(ctx.source.reader, users.id)));
    return [...Map.groupBy(rows, ({ userId }) => userId)].map(([id, of]) => {
      const had = of.flatMap(({ subscription }) => subscription ?? []);
      return { id, had, values: Object.fromEntries(had.map((one) => [expiryOf(one.id), one.expiresAt.toISOString()])) };
    });
  },
  describe: ({ had }, { days }: { days: number }, ctx) => extendSubscriptions(had, days, ctx.source.now),
  apply: async (tx, changes) => {
    await tx.execute(sql`
      update ${subscriptions} set expires_at = (value.value #>> '{}')::timestamptz
      from ${changesAsRows(changes)} cross join lateral jsonb_each(wanted.values) as value
      where ${subscriptions.userId} = wanted.id and value.key = 'subscription ' || ${subscriptions.id}`);
  },
});
