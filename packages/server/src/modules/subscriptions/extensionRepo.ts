import { expiryOf, startOf } from '@atlas/domain/subscriptions';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { BulkChange } from '../../bulk/defineBulkOperation.ts';
import { changesAsRows } from '../../bulk/writeValues.ts';
import type { Reader } from '../../commands/reader.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { funnels } from '../funnels/tables.ts';
import { users } from '../users/tables.ts';
import type { Subscription } from './repo.ts';
import { subscriptions } from './tables.ts';

/** A person in scope with all of their subscriptions. */
export interface PersonToExtend {
  id: number;
  city: string | null;
  had: (Subscription & { funnelName: string })[];
  /** The periods of the subscriptions, by the field names of `expiryOf` and `startOf`. */
  values: Record<string, string>;
}

/** People in the reader's scope with their subscriptions. One statement for all of them. */
export async function findPeopleToExtend(tx: Db, reader: Reader, ids: readonly number[]): Promise<PersonToExtend[]> {
  const rows = await tx
    .select({ userId: users.id, city: users.city, subscription: subscriptions, funnelName: funnels.name })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(funnels, eq(funnels.id, subscriptions.funnelId))
    .where(and(inList(users.id, [...ids]), ofPeopleInScope(reader, users.id)));
  return [...Map.groupBy(rows, ({ userId }) => userId)].map(([id, of]) => {
    const had = of.flatMap(({ subscription, funnelName }) => (subscription ? { ...subscription, funnelName: funnelName ?? '' } : []));
    const values = had.flatMap((one) => [
      [startOf(one.id), one.startsAt.toISOString()],
      [expiryOf(one.id), one.expiresAt.toISOString()],
    ]);
    return { id, city: of[0]?.city ?? null, had, values: Object.fromEntries(values) as Record<string, string> };
  });
}

/** Writes the periods of people's subscriptions. One statement for all of them. */
export async function writePeriodsOfPeople(tx: Db, changes: readonly BulkChange[]): Promise<void> {
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
}
