import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATES } from '@atlas/domain/orders';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { coupons } from '../coupons/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { orders } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const LIST = `query ($filter: OrdersFilter) { viewer { orders(first: 50, filter: $filter) {
  totalCount edges { node { databaseId payCode state email listPrice discount total dueToday quote { scheduleDate price } user { databaseId } } } } } }`;
interface Listed {
  databaseId: number;
  payCode: string;
  state: string;
  email: string;
  listPrice: number;
  discount: number;
  total: number;
  dueToday: number;
  quote: { scheduleDate: string; price: number }[];
  user: { databaseId: number } | null;
}
const list = async (key: string, filter: Record<string, unknown> = {}): Promise<{ totalCount: number; nodes: Listed[] }> => {
  const { totalCount, edges } = (await world.request(key, LIST, { filter })).data.viewer.orders;
  return { totalCount, nodes: edges.map(({ node }: { node: Listed }) => node) };
};
/** Sets page flags of the read-only team. */
const setPages = (flags: Record<string, boolean>) =>
  world.app.database.db.execute(
    sql`update access_levels set page_access = page_access || ${JSON.stringify(flags)}::jsonb where key = 'tribe-team-ro'`,
  );
const anOrder = async (condition: SQL | undefined) => {
  const [row] = await world.app.database.db.select().from(orders).where(condition).orderBy(asc(orders.id)).limit(1);
  if (!row) throw new Error('The demo has no such order');
  return row;
};

describe('the list of orders', () => {
  it('shows every order in every state to callers who see everyone, including buyers without an account', async () => {
    const all = await list('tribe-team-ro');
    expect(all.totalCount).toBe(await world.app.database.db.$count(orders));
    for (const { value } of ORDER_STATES) {
      const state = value.replaceAll('-', '_').toUpperCase();
      const found = await list('admin', { state });
      expect(found.nodes.map((order) => order.state)).toEqual(found.nodes.map(() => state));
      expect(found.totalCount).toBe(await world.app.database.db.$count(orders, eq(orders.state, value)));
      expect([state, found.totalCount > 0]).toEqual([state, true]);
    }
    expect((await list('admin', { state: 'FOR_REVIEW' })).nodes.some(({ user }) => user === null)).toBe(true);
  });

  it('shows a success manager the orders of their own portfolio, in the list and in the count', async () => {
    await world.lookAfter('overdue', 'upcoming');
    const ids = [await world.idOf('overdue'), await world.idOf('upcoming')];
    const { nodes, totalCount } = await list('success-manager');
    expect(totalCount).toBe(2);
    expect(new Set(nodes.map(({ user }) => user?.databaseId))).toEqual(new Set(ids));
  });

  it('is readable with the payments of members alone', async () => {
    await setPages({ subscriptions: false });
    expect((await list('tribe-team-ro')).totalCount).toBe(await world.app.database.db.$count(orders));
    await setPages({ studentPaymentDetails: false });
    expect((await world.request('tribe-team-ro', '{ viewer { orders { totalCount } } }')).codes).toEqual(['FORBIDDEN']);
    await setPages({ subscriptions: true });
    expect((await list('tribe-team-ro')).totalCount).toBe(await world.app.database.db.$count(orders));
    await setPages({ studentPaymentDetails: true });
  });

  it.each([
    ['coach', 'FORBIDDEN'],
    ['affiliate', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ])('is refused to %s', async (key, code) => {
    expect((await world.request(key, '{ viewer { orders { totalCount } } }')).codes).toEqual([code]);
  });

  it('searches by pay code, by name without accents, and by the first two letters', async () => {
    const order = await anOrder(eq(orders.state, 'cancelled'));
    expect((await list('admin', { search: order.payCode.toLowerCase() })).nodes.map(({ payCode }) => payCode)).toEqual([order.payCode]);
    const byName = await list('admin', { search: `${order.lastName} ${order.firstName}` });
    expect(byName.nodes.map(({ databaseId }) => databaseId)).toContain(order.id);
    const byTwo = await list('admin', { search: order.lastName.slice(0, 2), state: 'CANCELLED' });
    expect(byTwo.nodes.map(({ databaseId }) => databaseId)).toContain(order.id);
  });

  it('filters by funnel and by Manila days', async () => {
    const [studio] = await world.app.database.db.select().from(funnels).where(eq(funnels.slug, 'studio-year'));
    const ofStudio = await list('admin', { funnelId: studio?.id });
    expect(ofStudio.totalCount).toBe(await world.app.database.db.$count(orders, eq(orders.funnelId, studio?.id ?? 0)));
    const today = await list('admin', { createdFrom: '2025-11-12', createdTo: '2025-11-12' });
    expect(today.totalCount).toBeGreaterThan(0);
    expect(today.totalCount).toBeLessThan((await list('admin', { createdFrom: '2025-11-01' })).totalCount);
    expect((await world.request('admin', LIST, { filter: { createdFrom: 'yesterday' } })).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the amounts of an order', () => {
  it('are whole pesos that add up: the quote equals the total, and its first payment is due today', async () => {
    for (const { listPrice, discount, total, dueToday, quote } of (await list('admin')).nodes) {
      expect(quote.reduce((sum, { price }) => sum + price, 0)).toBe(total);
      expect(listPrice - discount).toBe(total);
      expect(quote[0]?.price).toBe(dueToday);
      expect([listPrice, discount, total, dueToday].every((amount) => Number.isInteger(amount))).toBe(true);
    }
  });

  it('show the coupon code to the buyer, and the coupon to funnel staff', async () => {
    const order = await anOrder(and(isNotNull(orders.couponId), isNotNull(orders.userId), eq(orders.state, 'enrolled')));
    const [coupon] = await world.app.database.db
      .select()
      .from(coupons)
      .where(eq(coupons.id, order.couponId ?? 0));
    const QUERY = 'query ($id: Int!) { viewer { order(databaseId: $id) { couponCode coupon { discount } } } }';
    const { data } = await world.request('tribe-team-ro', QUERY, { id: order.id });
    expect(data.viewer.order).toEqual({ couponCode: coupon?.code, coupon: { discount: (coupon?.discount ?? 0) / 100 } });
  });
});

describe('one order', () => {
  const ONE = 'query ($id: Int!) { viewer { order(databaseId: $id) { payCode subscription { databaseId } } } }';
  const NODE = 'query ($id: ID!) { node(id: $id) { ... on Order { payCode } } }';

  it('is null for a success manager who does not manage the buyer, and refused as a node', async () => {
    await world.lookAfter('overdue');
    const own = await anOrder(eq(orders.userId, await world.idOf('overdue')));
    const other = await anOrder(eq(orders.userId, await world.idOf('upcoming')));
    const guest = await anOrder(isNull(orders.userId));
    expect((await world.request('success-manager', ONE, { id: own.id })).data.viewer.order.payCode).toBe(own.payCode);
    for (const { id } of [other, guest]) {
      expect((await world.request('success-manager', ONE, { id })).data.viewer.order).toBeNull();
      expect((await world.request('success-manager', NODE, { id: globalId('Order', id) })).codes).toEqual(['FORBIDDEN']);
    }
    expect((await world.request('admin', NODE, { id: globalId('Order', guest.id) })).data.node).toEqual({ payCode: guest.payCode });
  });

  it('is readable as a node by its buyer, and not by other members or visitors', async () => {
    const own = await anOrder(eq(orders.userId, await world.idOf('overdue')));
    const id = globalId('Order', own.id);
    expect((await world.request('overdue', NODE, { id })).data.node).toEqual({ payCode: own.payCode });
    expect((await world.request('upcoming', NODE, { id })).codes).toEqual(['FORBIDDEN']);
    expect((await world.request(null, NODE, { id })).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('has a subscription once it is enrolled, and not before', async () => {
    const enrolled = await anOrder(eq(orders.state, 'enrolled'));
    const paid = await anOrder(eq(orders.state, 'paid'));
    expect((await world.request('admin', ONE, { id: enrolled.id })).data.viewer.order.subscription).toEqual({
      databaseId: expect.any(Number),
    });
    expect((await world.request('admin', ONE, { id: paid.id })).data.viewer.order.subscription).toBeNull();
  });
});

describe('the database', () => {
  const copyOf = async (change: Partial<typeof orders.$inferInsert>) => {
    const { id: _id, searchText: _text, ...row } = await anOrder(eq(orders.state, 'paid'));
    return world.app.database.db.insert(orders).values({ ...row, payCode: 'ATL-NEW', idempotencyKey: 'a new tap', ...change });
  };

  it.each([
    ['a second order with the same idempotency key', { idempotencyKey: 'demo-sale-0' }],
    ['more due today than in all', { totalCentavos: 100, dueTodayCentavos: 101 }],
    ['a discount below 0', { discountCentavos: -1 }],
    ['an unknown state', { state: 'lost' as 'paid' }],
  ])('refuses %s', async (_, change) => {
    await expect(copyOf(change)).rejects.toThrow();
  });

  it('refuses a pay code that is taken', async () => {
    const { payCode } = await anOrder(eq(orders.state, 'draft'));
    await expect(copyOf({ payCode })).rejects.toThrow();
  });
});
