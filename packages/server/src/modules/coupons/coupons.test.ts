import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVALID_PERCENTAGE } from '@atlas/domain/coupons';
import { funnels } from '../funnels/tables.ts';
import { couponRedemptions } from '../orders/tables.ts';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { coupons } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const LIST = `query ($filter: CouponsFilter) { viewer { coupons(first: 50, filter: $filter, sort: { by: code }) {
  totalCount edges { node { databaseId code discountType discount appliesTo state uses limitOverall paymentTerms { name } funnel { slug } } } } } }`;
interface Listed {
  databaseId: number;
  code: string;
  discountType: string;
  discount: number;
  appliesTo: string;
  state: string;
  uses: number;
  limitOverall: number | null;
  paymentTerms: { name: string }[];
  funnel: { slug: string };
}
const list = async (filter: Record<string, unknown> = {}): Promise<Listed[]> =>
  (await world.request('tribe-team-ro', LIST, { filter })).data.viewer.coupons.edges.map(({ node }: { node: Listed }) => node);
const one = async (code: string) => (await list({ search: code }))[0];

describe('coupons', () => {
  it('exist in every kind and state', async () => {
    const all = [...(await list()), ...(await list({ archived: true }))];
    expect(all).toHaveLength(10);
    expect(new Set(all.map(({ discountType }) => discountType))).toEqual(new Set(['FIXED', 'PERCENTAGE']));
    expect(new Set(all.map(({ appliesTo }) => appliesTo))).toEqual(new Set(['TOTAL', 'FIRST', 'EACH']));
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['ACTIVE', 'SCHEDULED', 'EXPIRED', 'USED_UP', 'ARCHIVED']));
  });

  it('deduct pesos or percent, never centavos', async () => {
    expect(await one('MALIGAYA500')).toMatchObject({ discountType: 'FIXED', discount: 500, appliesTo: 'TOTAL', paymentTerms: [] });
    expect(await one('KAIBIGAN')).toMatchObject({ discountType: 'PERCENTAGE', discount: 12.5, appliesTo: 'EACH' });
    expect(await one('UNANG-HAKBANG')).toMatchObject({ appliesTo: 'FIRST', paymentTerms: [{ name: '3 monthly payments' }] });
    expect(await one('SAHOD15')).toMatchObject({ state: 'USED_UP', uses: 3, limitOverall: 3 });
  });

  it('count the orders that hold or used them, not those that released them', async () => {
    const { db } = world.app.database;
    const maligaya = await one('MALIGAYA500');
    const of = eq(couponRedemptions.couponId, maligaya?.databaseId ?? 0);
    expect(await db.$count(couponRedemptions, and(of, eq(couponRedemptions.state, 'released')))).toBeGreaterThan(0);
    expect(maligaya?.uses).toBe(await db.$count(couponRedemptions, and(of, ne(couponRedemptions.state, 'released'))));
  });

  it('filter by funnel, archived state and part of the code', async () => {
    const [va] = await world.app.database.db.select().from(funnels).where(eq(funnels.slug, 'va-kickstart'));
    expect((await list({ funnelId: va?.id })).map(({ code }) => code)).toEqual(['KAIBIGAN']);
    expect((await list({ archived: true })).map(({ code }) => code)).toEqual(['BAGONG-VA']);
    expect((await list({ search: 'hakbang' })).map(({ code }) => code)).toEqual(['UNANG-HAKBANG']);
  });

  it.each([
    ['success-manager', 'FORBIDDEN'],
    ['affiliate', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ])('are refused to %s, in the list and individually', async (key, code) => {
    expect((await world.request(key, '{ viewer { coupons { totalCount } } }')).codes).toEqual([code]);
    expect((await world.request(key, '{ viewer { coupon(databaseId: 1) { code } } }')).codes).toEqual([code]);
    const id = globalId('Coupon', (await one('SAHOD15'))?.databaseId ?? 0);
    expect((await world.request(key, 'query ($id: ID!) { node(id: $id) { ... on Coupon { code } } }', { id })).codes).toEqual([code]);
  });
});

describe('a coupon', () => {
  const CREATE = `mutation ($funnel: Int!, $input: CouponInput!) {
    createCoupon(funnelId: $funnel, input: $input) { databaseId revision code discount startsAt endsAt paymentTerms { name } affiliate { databaseId } } }`;
  const UPDATE = `mutation ($id: Int!, $input: CouponInput!) { updateCoupon(databaseId: $id, revision: 1, input: $input) { revision discount } }`;
  const fixed = { code: 'early-bird', discountType: 'FIXED', discount: 500 };
  const funnelId = async (slug: string) => {
    const [row] = await world.app.database.db.select().from(funnels).where(eq(funnels.slug, slug));
    return row?.id ?? expect.fail(`There is no funnel ${slug}`);
  };
  const create = async (input: object, slug = 'freelancing-course') =>
    world.request('admin', CREATE, { funnel: await funnelId(slug), input: { ...fixed, ...input } });

  it('is created in capitals for one day, and credits an affiliate', async () => {
    const affiliateId = await world.idOf('affiliate');
    const { data } = await create({ startsOn: '2025-12-01', endsOn: '2025-12-01', affiliateId });
    expect(data.createCoupon).toEqual({
      databaseId: expect.any(Number),
      revision: 1,
      code: 'EARLY-BIRD',
      discount: 500,
      startsAt: '2025-11-30T16:00:00.000Z',
      endsAt: '2025-12-01T15:59:59.999Z',
      paymentTerms: [],
      affiliate: { databaseId: affiliateId },
    });
    const id = data.createCoupon.databaseId;
    const changed = await world.request('admin', UPDATE, { id, input: { ...fixed, discountType: 'PERCENTAGE', discount: 12.5 } });
    expect(changed.data.updateCoupon).toEqual({ revision: 2, discount: 12.5 });
    expect((await world.request('admin', UPDATE, { id, input: fixed })).codes).toEqual(['STALE']);
  });

  it('may have the code of a coupon of another funnel, but not of its own', async () => {
    expect((await create({ code: 'Shared' })).codes).toEqual([]);
    expect((await create({ code: 'shared' }, 'va-kickstart')).codes).toEqual([]);
    expect((await create({ code: 'SHARED' })).errors[0]?.fieldErrors).toEqual({ code: 'Another coupon of this funnel has this code.' });
  });

  it.each([
    ['nothing off', { discount: 0 }, { discount: 'Discount must be at least ₱1.00.' }],
    ['150 percent', { discountType: 'PERCENTAGE', discount: 150 }, { discount: INVALID_PERCENTAGE }],
    ['more than the price', { discount: 10_000 }, { discount: 'The discount is more than the price of ₱9,999.00.' }],
    [
      'a window that ends before it begins',
      { startsOn: '2025-12-02', endsOn: '2025-12-01' },
      { endsOn: 'The last day must not be before the first.' },
    ],
    ['a person who is no affiliate', { affiliateId: 1_000_000 }, { affiliateId: 'This person is not an active affiliate.' }],
    [
      'a term that the funnel does not offer',
      { paymentTermIds: [1_000_000] },
      { paymentTermIds: 'The funnel does not offer one of these payment terms.' },
    ],
  ])('is refused with %s', async (_what, input, fieldErrors) => {
    const { codes, errors } = await create(input);
    expect([codes, errors[0]?.fieldErrors]).toEqual([['BAD_USER_INPUT'], fieldErrors]);
  });

  it('lists who used it, for staff who see subscriptions', async () => {
    const used = 'query ($id: Int!) { viewer { couponUses(couponId: $id) { isUsed at order { lastName } } } }';
    const id = (await one('SAHOD15'))?.databaseId;
    const { data, codes } = await world.request('admin', used, { id });
    expect([codes, data.viewer.couponUses.length]).toEqual([[], 3]);
    expect((await world.request('affiliate', used, { id })).codes).toEqual(['FORBIDDEN']);
  });
});

describe('the database', () => {
  const insert = async (row: Partial<typeof coupons.$inferInsert>) => {
    const [course] = await world.app.database.db.select().from(funnels).where(eq(funnels.slug, 'freelancing-course'));
    const plain = { funnelId: course?.id ?? 0, code: 'NEW-CODE', discountType: 'fixed' as const, discount: 100 };
    return world.app.database.db.insert(coupons).values({ createdAt: TEST_NOW, ...plain, ...row });
  };

  it.each([
    ['the code of another coupon of the funnel, in any case', { code: 'maligaya500' }],
    ['a code of two letters', { code: 'AB' }],
    ['a code with a blank', { code: 'NEW CODE' }],
    ['a discount of zero', { discount: 0 }],
    ['more than 100 percent', { discountType: 'percentage', discount: 10_001 }],
    ['a limit of no orders', { limitOverall: 0 }],
    ['an end before the start', { startsAt: new Date(2), endsAt: new Date(1) }],
  ] as const)('refuses %s', async (_, row) => {
    await expect(insert(row)).rejects.toThrow();
  });

  it('lets another funnel have the same code', async () => {
    const [studio] = await world.app.database.db.select().from(funnels).where(eq(funnels.slug, 'studio-year'));
    await insert({ code: 'MALIGAYA500', funnelId: studio?.id ?? 0 });
    expect(await list({ search: 'MALIGAYA500' })).toHaveLength(2);
  });

  it('allows one coupon per order', async () => {
    const [held] = await world.app.database.db.select().from(couponRedemptions).limit(1);
    if (!held) throw new Error('The demo has an order with a coupon');
    const { couponId, orderId, email } = held;
    await expect(
      world.app.database.db.insert(couponRedemptions).values({ createdAt: TEST_NOW, couponId, orderId, email }),
    ).rejects.toThrow();
  });
});
