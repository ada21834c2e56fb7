import { blankValidityDate } from '@atlas/domain/funnels';
import { changeExpiry, expiryOf, extendSubscriptions, startOf } from '@atlas/domain/subscriptions';
import { fromIsoDay } from '@atlas/domain/time';
import { alias } from 'drizzle-orm/pg-core';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { RowPlan } from '@atlas/domain/jobs';
import { type BulkChange, defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import { changesAsRows } from '../../bulk/writeValues.ts';
import type { Context } from '../../commands/context.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { whyNotDecide } from '../access/moneyCommands.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { users } from '../users/tables.ts';
import { findPeopleToExtend, type PersonToExtend, writePeriodsOfPeople } from './extensionRepo.ts';
import type { Subscription } from './repo.ts';
import { subscriptions } from './tables.ts';

/**
 * Extends the current subscriptions of people by some days, or one of them, and shifts their queued
 * renewals.
 */
export const extendCurrentSubscriptions = defineBulkOperation({
  name: 'extend-subscriptions',
  table: users,
  subject: 'user',
  owned: { table: subscriptions, ownerId: subscriptions.userId },
  select: (ctx, tx, ids) => findPeopleToExtend(tx, ctx.source.reader, ids),
  describe: ({ id, had }: PersonToExtend, input: { days: number; subscriptionId?: number }, ctx) =>
    whyNotOwn(ctx, { userId: id }) ?? extendSubscriptions(had, input, ctx.source.now),
  apply: writePeriodsOfPeople,
});

/** A chosen subscription with all those of its person to the same funnel. */
interface ChosenRow {
  id: number;
  values: Record<string, string>;
  userId: number;
  subscriptions: Subscription[];
  isBehindAnother: boolean;
}

const sibling = alias(subscriptions, 'sibling');

/** Locks the people of these subscriptions, in the order of their ids. */
export async function lockPeopleOf(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select 1 from ${users} where ${users.id} in (select ${subscriptions.userId} from ${subscriptions} where ${inList(subscriptions.id, [...ids])})
    order by ${users.id} for no key update`);
}

async function selectChosen(ctx: Context, tx: Db, ids: readonly number[]): Promise<ChosenRow[]> {
  const rows = await tx
    .select({ chosen: subscriptions.id, startsAt: subscriptions.startsAt, userId: subscriptions.userId, held: sibling })
    .from(subscriptions)
    .innerJoin(sibling, and(eq(sibling.userId, subscriptions.userId), eq(sibling.funnelId, subscriptions.funnelId)))
    .where(and(inList(subscriptions.id, [...ids]), ofPeopleInScope(ctx.source.reader, subscriptions.userId)))
    .orderBy(sibling.startsAt, sibling.id);
  const chosen = new Set(ids);
  return [...Map.groupBy(rows, (row) => row.chosen)].map(([id, of]) => {
    const [{ startsAt, userId } = { startsAt: new Date(0), userId: 0 }] = of;
    const held = of.map((row) => row.held);
    const values = held.flatMap((one) => [
      [startOf(one.id), one.startsAt.toISOString()],
      [expiryOf(one.id), one.expiresAt.toISOString()],
    ]);
    const isBehindAnother = held.some(
      (one) => one.id !== id && chosen.has(one.id) && one.unsubscribedAt === null && one.startsAt < startsAt,
    );
    return { id, userId, subscriptions: held, isBehindAnother, values: Object.fromEntries(values) as Record<string, string> };
  });
}

/** Writes starts and expiries, of the chosen subscriptions and of those behind them. */
async function writePeriods(tx: Db, changes: readonly BulkChange[]): Promise<void> {
  const wanted = (name: SQL) => sql`(wanted.values ->> (${name}))::timestamptz`;
  const [expiry, start] = [
    wanted(sql`'subscription ' || ${subscriptions.id}`),
    wanted(sql`'subscription ' || ${subscriptions.id} || ' start'`),
  ];
  await tx.execute(sql`
    update ${subscriptions} set expires_at = ${expiry}, starts_at = ${start}, revision = ${subscriptions.revision} + 1
    from ${changesAsRows(changes)} where ${expiry} is not null`);
}

const chosen = {
  table: subscriptions,
  subject: 'subscription',
  lockFirst: lockPeopleOf,
  select: selectChosen,
  apply: writePeriods,
} as const;

/** Extends chosen subscriptions by some days, and moves the renewals behind them. */
export const extendChosen = defineBulkOperation({
  ...chosen,
  name: 'extend-chosen',
  describe: (row: ChosenRow, { days }: { days: number }, ctx) => whyNotOwn(ctx, row) ?? changeExpiry(row, days, ctx.source.now),
});

/** Gives chosen subscriptions another expiry, and moves the renewals behind them. */
export const changeExpiryOfChosen = defineBulkOperation({
  ...chosen,
  name: 'change-expiry',
  describe: (row: ChosenRow, { noExpiry, expiresOn }: { noExpiry: boolean; expiresOn: string | null }, ctx) => {
    const expiresAt = noExpiry || expiresOn === null ? null : fromIsoDay(expiresOn);
    return whyNotOwn(ctx, row) ?? changeExpiry(row, expiresAt ?? blankValidityDate(), ctx.source.now);
  },
});

/** No one extends for themselves. */
const whyNotOwn = (ctx: Context, { userId }: Pick<ChosenRow, 'userId'>): RowPlan | null => {
  const problem = whyNotDecide(ctx, userId);
  return problem === null ? null : { skipped: problem };
};
