import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { OrderState } from '@atlas/domain/payments';
import type { Filter, List } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import { oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { orders } from './tables.ts';

export type Order = typeof orders.$inferSelect;

export const orderLoader = oneById<Order>(({ db }, ids) => db.select().from(orders).where(inArray(orders.id, ids)));

/** The subscription that an order led to. */
export const subscriptionOfOrder = valueBy<number | null>(null, async ({ db }, ids) => {
  const rows = await db
    .select({ key: subscriptions.orderId, value: subscriptions.id })
    .from(subscriptions)
    .where(inArray(subscriptions.orderId, ids));
  return rows.map(({ key, value }) => ({ key: key ?? 0, value }));
});

export const ordersList = {
  table: orders,
  id: orders.id,
  sorts: { created: [orders.createdAt] },
} satisfies List<string>;

/** The orders of people in scope; those of buyers without an account are seen by who sees everybody. */
export function ordersWhere(
  filter: Filter<{ search: string; state: OrderState; funnelId: number; createdFrom: string; createdTo: string }>,
  { reader }: Pick<Source, 'reader'>,
): SQL | undefined {
  return and(
    ofPeopleInScope(reader, orders.userId),
    searchCondition(filter.search, orders.searchText, { id: orders.id, columns: [orders.firstName, orders.lastName, orders.email] }),
    filter.state == null ? undefined : eq(orders.state, filter.state),
    filter.funnelId == null ? undefined : eq(orders.funnelId, filter.funnelId),
    onDays(orders.createdAt, { from: filter.createdFrom, to: filter.createdTo }),
  );
}

/** An order, unless its buyer is out of the reader's scope. */
export async function findOrder({ db, reader }: Source, id: number): Promise<Order | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ofPeopleInScope(reader, orders.userId)));
  return row ?? null;
}
