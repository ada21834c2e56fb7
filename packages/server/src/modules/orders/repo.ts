import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { OrderState } from '@atlas/domain/payments';
import { inList } from '../../db/inList.ts';
import type { Filter, List, Rows } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import { oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchRows } from '../../db/search.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { funnels } from '../funnels/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { paymentTerms } from '../terms/tables.ts';
import { orders } from './tables.ts';

export type Order = typeof orders.$inferSelect;

export const orderLoader = oneById<Order>(({ db }, ids) => db.select().from(orders).where(inList(orders.id, ids)));

/** The subscription created from an order. */
export const subscriptionOfOrder = valueBy<number | null>(null, async ({ db }, ids) => {
  const rows = await db
    .select({ key: subscriptions.orderId, value: subscriptions.id })
    .from(subscriptions)
    .where(inList(subscriptions.orderId, ids));
  return rows.map(({ key, value }) => ({ key: key ?? 0, value }));
});

export const ordersList = {
  table: orders,
  id: orders.id,
  sorts: { created: [orders.createdAt] },
} satisfies List<string>;

/** The columns of a short search. Each has an index in the order of the list. */
const NAMES = { id: orders.id, columns: [orders.firstName, orders.lastName, orders.email] };

/**
 * Condition for orders of people in scope. Orders of buyers without an account are for readers who
 * see everyone.
 */
export function ordersRows(
  filter: Filter<{ search: string; state: OrderState; funnelId: number; createdFrom: string; createdTo: string }>,
  { reader }: Pick<Source, 'reader'>,
): Rows {
  const found = searchRows(filter.search, orders.searchText, NAMES);
  return {
    where: and(
      ofPeopleInScope(reader, orders.userId),
      found.where,
      filter.state == null ? undefined : eq(orders.state, filter.state),
      filter.funnelId == null ? undefined : eq(orders.funnelId, filter.funnelId),
      onDays(orders.createdAt, { from: filter.createdFrom, to: filter.createdTo }),
    ),
    walks: found.walks,
  };
}

/**
 * Finds an order.
 *
 * @returns null when its buyer is out of the reader's scope
 */
export async function findOrder({ db, reader }: Source, id: number): Promise<Order | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ofPeopleInScope(reader, orders.userId)));
  return row ?? null;
}

// --- Order data of funnels, products and terms -------------------------------------------------

/** Whether the reader ordered or subscribed to a funnel. */
export const boughtFunnels = valueBy(false, ({ db, reader }, ids) =>
  db
    .select({ key: funnels.id, value: bought(reader.userId) })
    .from(funnels)
    .where(inList(funnels.id, ids)),
);

/** Whether the reader ordered or subscribed to a funnel of a product. */
export const boughtProducts = valueBy(false, ({ db, reader }, ids) =>
  db
    .select({ key: funnels.productId, value: sql<boolean>`bool_or(${bought(reader.userId)})` })
    .from(funnels)
    .where(inList(funnels.productId, ids))
    .groupBy(funnels.productId),
);

/** Whether a person ordered or subscribed to the funnel of a row. */
function bought(userId: number): SQL<boolean> {
  // Nested, so that drizzle keeps the table names: both sides have columns of the same name.
  const subscribed = sql`select 1 from ${subscriptions} where ${subscriptions.userId} = ${userId} and ${subscriptions.funnelId} = ${funnels.id}`;
  const ordered = sql`select 1 from ${orders} where ${orders.userId} = ${userId} and ${orders.funnelId} = ${funnels.id}`;
  return sql<boolean>`(exists (${subscribed}) or exists (${ordered}))`;
}

export interface FunnelOrders {
  orders: number;
  /** Orders with an approved payment, except refunded ones. */
  paidOrders: number;
}

/** The number of orders of a funnel. */
export const ordersOfFunnel = valueBy<FunnelOrders>({ orders: 0, paidOrders: 0 }, async ({ db }, ids) => {
  const rows = await db
    .select({
      key: orders.funnelId,
      orders: count(),
      paidOrders: sql<number>`(count(*) filter (where ${inList(orders.state, ['paid', 'enrolled'])}))::int`,
    })
    .from(orders)
    .where(inList(orders.funnelId, ids))
    .groupBy(orders.funnelId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

// Nested, so that drizzle keeps the table names: both sides have columns of the same name.
const paidBy = sql`select 1 from ${subscriptions} where ${subscriptions.paymentTermId} = ${paymentTerms.id}`;
const orderedBy = sql`select 1 from ${orders} where ${orders.paymentTermId} = ${paymentTerms.id}`;

/** Whether an order or a subscription uses a payment term, which locks it. */
export const termInUse = valueBy(false, ({ db }, ids) =>
  db
    .select({ key: paymentTerms.id, value: sql<boolean>`(exists (${paidBy}) or exists (${orderedBy}))` })
    .from(paymentTerms)
    .where(inList(paymentTerms.id, ids)),
);
