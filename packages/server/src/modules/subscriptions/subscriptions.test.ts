import { eq, isNotNull, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENROLLMENT_STATUSES, enrollmentStatus, isCurrent, isExpired, lastExpiry } from '@atlas/domain/subscriptions';
import { addManilaDays, isoDay, startOfManilaDay } from '@atlas/domain/time';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { batches } from '../batches/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { users } from '../users/tables.ts';
import { expiresLastOn, hasEnrollmentStatus, isCurrentSubscription, isExpiredSubscription, type Subscription } from './repo.ts';
import { subscriptions } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const LIST = `query ($filter: SubscriptionsFilter, $sort: SubscriptionsSort) { viewer { subscriptions(first: 100, filter: $filter, sort: $sort) {
  totalCount edges { node { databaseId expiry expiryText isCurrent isExpired isLifetime user { databaseId lastName } funnel { slug }
    accessLevelName paymentTerm { name } invoice { paidCount paymentCount balance } batch { name } } } } } }`;
interface Listed {
  databaseId: number;
  expiry: string;
  expiryText: string;
  isCurrent: boolean;
  isExpired: boolean;
  isLifetime: boolean;
  user: { databaseId: number; lastName: string };
  funnel: { slug: string };
  accessLevelName: string;
  paymentTerm: { name: string } | null;
  invoice: { paidCount: number; paymentCount: number; balance: number } | null;
  batch: { name: string } | null;
}
const list = async (
  key: string,
  filter: Record<string, unknown> = {},
  sort?: unknown,
): Promise<{ totalCount: number; nodes: Listed[] }> => {
  const { totalCount, edges } = (await world.request(key, LIST, { filter, ...(sort !== undefined && { sort }) })).data.viewer.subscriptions;
  return { totalCount, nodes: edges.map(({ node }: { node: Listed }) => node) };
};
const rows = () => world.app.database.db.select().from(subscriptions);

describe('the list of subscriptions', () => {
  it.each(['admin', 'tribe-team-fa', 'tribe-team-ro'])('shows every subscription to %s', async (key) => {
    expect((await list(key)).totalCount).toBe((await rows()).length);
  });

  it('shows a success manager their own portfolio, in the list and in the count', async () => {
    await world.lookAfter('expiring', 'fasttrack');
    const { nodes, totalCount } = await list('success-manager');
    expect(totalCount).toBe(3);
    expect(new Set(nodes.map(({ user }) => user.lastName))).toEqual(new Set(['Lim', 'Domingo']));
    expect((await list('success-manager', { search: 'Castillo' })).totalCount).toBe(0);
    expect((await list('admin', { search: 'Castillo Rodel' })).totalCount).toBe(1);
  });

  it.each([
    ['head-coach', 'FORBIDDEN'],
    ['coach', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ])('is refused to %s', async (key, code) => {
    expect((await world.request(key, '{ viewer { subscriptions { totalCount } } }')).codes).toEqual([code]);
  });

  it('filters by validity according to the rules', async () => {
    const all = await rows();
    const active = await list('admin', { validity: 'ACTIVE' });
    expect(active.totalCount).toBe(all.filter((row) => isCurrent(row, TEST_NOW)).length);
    expect(active.nodes.every((node) => node.isCurrent && !node.isExpired)).toBe(true);
    const expired = await list('admin', { validity: 'EXPIRED' });
    expect(expired.totalCount).toBe(all.filter(({ expiresAt }) => isExpired(expiresAt, TEST_NOW)).length);
    expect(expired.nodes.every((node) => node.expiryText.endsWith('(Expired)'))).toBe(true);
    expect((await list('admin', { validity: 'ALL' })).totalCount).toBe(all.length);
  });

  it('filters by funnel, batch, person and days of expiry', async () => {
    const { db } = world.app.database;
    const [studio] = await db.select().from(funnels).where(eq(funnels.slug, 'studio-year'));
    expect(new Set((await list('admin', { funnelId: studio?.id })).nodes.map(({ funnel }) => funnel.slug))).toEqual(
      new Set(['studio-year']),
    );
    const [batch] = await db.select().from(batches).where(eq(batches.name, 'Batch 17'));
    const ofBatch = await list('admin', { batchId: batch?.id });
    expect(ofBatch.totalCount).toBeGreaterThan(10);
    expect(new Set(ofBatch.nodes.map((node) => node.batch?.name))).toEqual(new Set(['Batch 17']));
    const userId = await world.idOf('expiring');
    const day = (await list('admin', { userId })).nodes[0]?.expiry.slice(0, 10);
    expect((await list('admin', { userId, expiringFrom: day, expiringTo: day })).totalCount).toBe(1);
    expect((await list('admin', { userId, expiringTo: '2025-11-12' })).totalCount).toBe(0);
  });

  it('sorts by expiry on request', async () => {
    const dates = (await list('admin', {}, { by: 'expiry', descending: false })).nodes.map(({ expiry }) => expiry);
    expect(dates).toEqual(dates.toSorted());
  });

  it('shows Lifetime Access, the paid and total amounts, and the amount still due', async () => {
    const multi = (await list('admin', { userId: await world.idOf('multi') })).nodes[0];
    expect(multi).toMatchObject({ isLifetime: true, isExpired: false, expiryText: 'Lifetime Access', accessLevelName: 'Member' });
    const overdue = (await list('admin', { userId: await world.idOf('overdue') })).nodes[0];
    expect(overdue).toMatchObject({
      paymentTerm: { name: '3 monthly payments' },
      invoice: { paidCount: 1, paymentCount: 3, balance: 6998 },
    });
  });

  it('narrows to a product, whose people are counted once', async () => {
    const sold = await world.app.database.db.select({ id: funnels.id, productId: funnels.productId }).from(funnels);
    const productId = sold[0]?.productId ?? 0;
    const ofProduct = new Set(sold.filter((funnel) => funnel.productId === productId).map(({ id }) => id));
    const expected = (await rows()).filter(({ funnelId }) => ofProduct.has(funnelId));
    expect((await list('admin', { productId })).totalCount).toBe(expected.length);
    const people = new Set(expected.filter((one) => isCurrent(one, TEST_NOW)).map(({ userId }) => userId));
    const COUNT = 'query ($id: Int!) { viewer { product(databaseId: $id) { peopleCount } } }';
    expect((await world.request('admin', COUNT, { id: productId })).data.viewer.product).toEqual({ peopleCount: people.size });
  });
});

describe('the SQL conditions', () => {
  it('match the rules from one moment before midnight in Manila to the next day', async () => {
    const { db } = world.app.database;
    const all = await rows();
    const [first] = all;
    const midnight = startOfManilaDay(first?.expiresAt ?? TEST_NOW).getTime();
    const moments = [midnight - 1, midnight, midnight + 86_400_000 - 1, midnight + 86_400_000, first?.startsAt.getTime() ?? 0];
    for (const now of [...moments.map((at) => new Date(at)), TEST_NOW]) {
      const current = await db.$count(subscriptions, isCurrentSubscription(now));
      const expired = await db.$count(subscriptions, isExpiredSubscription(now));
      expect([now, current, expired]).toEqual([
        now,
        all.filter((row) => isCurrent(row, now)).length,
        all.filter(({ expiresAt }) => isExpired(expiresAt, now)).length,
      ]);
    }
  });

  it('find people by enrollment status and by last expiry', async () => {
    const { db } = world.app.database;
    const all = Map.groupBy(await rows(), ({ userId }) => userId);
    const people = await db.select({ id: users.id }).from(users);
    const found = async (condition: SQL) => new Set((await db.select({ id: users.id }).from(users).where(condition)).map(({ id }) => id));
    const those = (belongs: (held: Subscription[]) => boolean) =>
      new Set(people.flatMap(({ id }) => (belongs(all.get(id) ?? []) ? [id] : [])));
    for (const status of ENROLLMENT_STATUSES) {
      const expected = those((held) => enrollmentStatus(held, TEST_NOW) === status);
      expect([status, await found(hasEnrollmentStatus(users.id, status, TEST_NOW))]).toEqual([status, expected]);
      expect([status, expected.size > 0]).toEqual([status, true]);
    }
    const [from, to] = [TEST_NOW, addManilaDays(TEST_NOW, 60)].map(isoDay) as [string, string];
    const expected = those((held) => {
      const last = lastExpiry(held);
      return last !== null && isoDay(last) >= from && isoDay(last) <= to;
    });
    expect(await found(expiresLastOn(users.id, { from, to }))).toEqual(expected);
    expect(expected.size).toBeGreaterThan(0);
  });
});

describe('the query userSubscription', () => {
  const QUERY = 'query ($id: Int!) { userSubscription(id: $id) { name subscriptions { databaseId expiry funnel { databaseId name } } } }';

  it('returns a person with their subscriptions, funnels and expiries', async () => {
    const { data, codes } = await world.request('tribe-team-fa', QUERY, { id: await world.idOf('returnee') });
    const [course, renewal] = data.userSubscription.subscriptions;
    expect(codes).toEqual([]);
    expect(data.userSubscription.name).toBe('Melanie Yap');
    expect(data.userSubscription.subscriptions).toHaveLength(2);
    expect(course).toEqual({
      databaseId: expect.any(Number),
      expiry: '2025-07-05T02:00:00.000Z',
      funnel: { databaseId: expect.any(Number), name: 'Freelancing Course' },
    });
    expect(renewal.funnel.name).toBe('Freelancing Course, renewal');
  });

  it('is null for a success manager who does not manage the person', async () => {
    await world.lookAfter('expiring');
    expect((await world.request('success-manager', QUERY, { id: await world.idOf('returnee') })).data.userSubscription).toBeNull();
    const own = await world.request('success-manager', QUERY, { id: await world.idOf('expiring') });
    expect(own.data.userSubscription.subscriptions).toHaveLength(1);
  });

  it.each(['coach', 'member'])('is refused to %s', async (key) => {
    expect((await world.request(key, QUERY, { id: await world.idOf('returnee') })).codes).toEqual(['FORBIDDEN']);
  });
});

describe('one subscription', () => {
  const ONE = 'query ($id: Int!) { viewer { subscription(databaseId: $id) { databaseId order { payCode } } } }';
  const NODE = 'query ($id: ID!) { node(id: $id) { ... on FunnelSubscription { expiryText } } }';
  const idFor = async (key: string) => {
    const userId = await world.idOf(key);
    return (await rows()).find((row) => row.userId === userId)?.id ?? 0;
  };

  it('is null for a success manager who does not manage the person, and refused as a node', async () => {
    await world.lookAfter('expiring');
    const [own, other] = [await idFor('expiring'), await idFor('overdue')];
    expect((await world.request('success-manager', ONE, { id: own })).data.viewer.subscription).toMatchObject({ databaseId: own });
    expect((await world.request('success-manager', ONE, { id: other })).data.viewer.subscription).toBeNull();
    expect((await world.request('success-manager', NODE, { id: globalId('FunnelSubscription', other) })).codes).toEqual(['FORBIDDEN']);
  });

  it('is readable by its own member, and by no other', async () => {
    const id = globalId('FunnelSubscription', await idFor('overdue'));
    expect((await world.request('overdue', NODE, { id })).codes).toEqual([]);
    expect((await world.request('upcoming', NODE, { id })).codes).toEqual(['FORBIDDEN']);
    expect((await world.request(null, NODE, { id })).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('states the code of its coupon', async () => {
    const { db } = world.app.database;
    const CODE = 'query ($id: Int!) { viewer { subscription(databaseId: $id) { couponCode } } }';
    const id = await idFor('overdue');
    const code = async () => (await world.request('tribe-team-ro', CODE, { id })).data.viewer.subscription.couponCode;
    const write = (couponId: number | null) => db.update(subscriptions).set({ couponId }).where(eq(subscriptions.id, id));
    const [coupon] = await db.select().from(coupons).limit(1);
    expect(await code()).toBeNull();
    await write(coupon?.id ?? 0);
    expect(await code()).toBe(coupon?.code);
    await write(null);
  });

  it('names where it is renewed, and whether that is due', async () => {
    const OWN = '{ viewer { mySubscriptions { isRenewalDue renewalLink isLifetime funnel { databaseId } } } }';
    const own = async (key: string) => (await world.request(key, OWN)).data.viewer.mySubscriptions;
    const [expiring] = await own('expiring');
    expect(expiring).toMatchObject({ isRenewalDue: true, renewalLink: `/checkout/${expiring.funnel.databaseId}` });
    const [expired] = await own('expired');
    expect(expired).toMatchObject({ isRenewalDue: true, renewalLink: `/checkout/${expired.funnel.databaseId}` });
    const every = (await Promise.all(['member', 'fasttrack', 'overdue'].map(own))).flat();
    const lifetime = every.filter(({ isLifetime }) => isLifetime);
    expect(lifetime.every(({ isRenewalDue, renewalLink }) => !isRenewalDue && renewalLink === null)).toBe(true);
    expect(every.some(({ isRenewalDue, renewalLink }) => !isRenewalDue && renewalLink !== null)).toBe(true);
  });

  it("is among the viewer's own subscriptions", async () => {
    const { data, codes } = await world.request('fasttrack', '{ viewer { mySubscriptions { funnel { slug } invoice { balance } } } }');
    expect([codes, data.viewer.mySubscriptions]).toEqual([
      [],
      [
        { funnel: { slug: 'freelancing-course' }, invoice: { balance: 0 } },
        { funnel: { slug: 'studio-year' }, invoice: { balance: 0 } },
      ],
    ]);
  });
});

describe('the database', () => {
  it('refuses an expiry that is not after the start', async () => {
    const { db } = world.app.database;
    const [row] = await rows();
    await expect(
      db
        .update(subscriptions)
        .set({ expiresAt: row?.startsAt ?? TEST_NOW })
        .where(eq(subscriptions.id, row?.id ?? 0)),
    ).rejects.toThrow();
  });

  it('allows one subscription per order', async () => {
    const { db } = world.app.database;
    const [first] = await db.select().from(subscriptions).where(isNotNull(subscriptions.orderId)).limit(1);
    if (!first) throw new Error('The demo has a subscription with an order');
    const { id: _id, ...copy } = first;
    await expect(db.insert(subscriptions).values(copy)).rejects.toThrow();
    expect(await db.$count(subscriptions, eq(subscriptions.orderId, first.orderId ?? 0))).toBe(1);
  });
});
