import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { ordersList } from '@atlas/domain/orders';
import { addManilaDays, isoDay, startOfManilaDay } from '@atlas/domain/time';
import { inList } from '../../db/inList.ts';
import type { Filter, Rows } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchRows } from '../../db/search.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { funnelDays, funnels } from '../funnels/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { registerTermUse } from '../terms/repo.ts';
import { orders } from './tables.ts';

export type Order = typeof orders.$inferSelect;

export const orderLoader = oneById<Order>(({ db }, ids) => db.select().from(orders).where(inList(orders.id, ids)));

/** The orders of people, newest first. */
export const ordersOfUser = manyBy<Order & { userId: number }>(
  ({ userId }) => userId,
  async ({ db }, ids) => {
    const rows = await db.select().from(orders).where(inList(orders.userId, ids)).orderBy(desc(orders.createdAt), desc(orders.id));
    return rows.map((row) => ({ ...row, userId: row.userId ?? 0 }));
  },
);

/** The subscription created from an order. */
export const subscriptionOfOrder = valueBy<number | null>(null, async ({ db }, ids) => {
  const rows = await db
    .select({ key: subscriptions.orderId, value: subscriptions.id })
    .from(subscriptions)
    .where(inList(subscriptions.orderId, ids));
  return rows.map(({ key, value }) => ({ key: key ?? 0, value }));
});

/** The columns of a short search. Each has an index in the order of the list. */
const NAMES = { id: orders.id, columns: [orders.firstName, orders.lastName, orders.email] };

/**
 * Condition for orders of people in scope. Orders of buyers without an account are for readers who
 * see everyone.
 */
export function ordersRows(filter: Filter<FilterFieldsOf<typeof ordersList>>, { reader }: Pick<Source, 'reader'>): Rows {
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

/** The pages of staff who read orders. */
export const ORDER_READERS = ['subscriptions', 'studentPaymentDetails'] as const;

/** The list of orders for staff, all or those of one funnel. */
export const ORDER_LIST = declaredList({
  name: 'orders',
  page: ORDER_READERS,
  declaration: ordersList,
  list: { table: orders, id: orders.id, sorts: { created: [orders.createdAt] } },
  where: ordersRows,
  loader: orderLoader,
});

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

/** The account of an order's buyer; null without one. */
export async function findBuyer(db: Db, orderId: number): Promise<number | null> {
  const [row] = await db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  return row?.userId ?? null;
}

/** The order with a pay code. */
export async function findOrderByCode(db: Db, payCode: string): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.payCode, payCode));
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

const isPaidOrder = inList(orders.state, ['paid', 'enrolled']);

/** The number of orders of a funnel. */
export const ordersOfFunnel = valueBy<FunnelOrders>({ orders: 0, paidOrders: 0 }, async ({ db }, ids) => {
  const rows = await db
    .select({
      key: orders.funnelId,
      orders: count(),
      paidOrders: sql<number>`(count(*) filter (where ${isPaidOrder}))::int`,
    })
    .from(orders)
    .where(inList(orders.funnelId, ids))
    .groupBy(orders.funnelId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

registerTermUse((termId) => sql`select 1 from ${orders} where ${orders.paymentTermId} = ${termId}`);

/** The visits, opt-ins and orders of a funnel on one Manila day. */
export interface FunnelDay {
  funnelId: number;
  day: string;
  visits: number;
  optIns: number;
  orders: number;
  paidOrders: number;
}

/** Number of days shown, including today. */
const SHOWN_DAYS = 90;

/**
 * Visits, opt-ins and orders of a funnel on the last 90 Manila days, oldest first. Days without any
 * are left out.
 */
export const daysOfFunnel = manyBy<FunnelDay>(
  ({ funnelId }) => funnelId,
  async ({ db, now }, ids) => {
    const first = addManilaDays(now, 1 - SHOWN_DAYS);
    const [from, to] = [isoDay(first), isoDay(now)];
    const { rows } = await db.execute<FunnelDay & Record<string, unknown>>(sql`
      select "funnelId", day::text as day, sum(visits)::int as visits, sum("optIns")::int as "optIns",
        sum(orders)::int as orders, sum("paidOrders")::int as "paidOrders"
      from (
        select ${funnelDays.funnelId} as "funnelId", ${funnelDays.day} as day, ${funnelDays.visits} as visits,
          ${funnelDays.optIns} as "optIns", 0 as orders, 0 as "paidOrders"
        from ${funnelDays} where ${inList(funnelDays.funnelId, ids)} and ${funnelDays.day} between ${from} and ${to}
        union all
        select ${orders.funnelId}, (${orders.createdAt} at time zone 'Asia/Manila')::date, 0, 0, count(*), count(*) filter (where ${isPaidOrder})
        from ${orders} where ${inList(orders.funnelId, ids)} and ${orders.createdAt} >= ${startOfManilaDay(first).toISOString()}
        group by 1, 2
      ) as counted group by "funnelId", day order by day`);
    return rows;
  },
);
