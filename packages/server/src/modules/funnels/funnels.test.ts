import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { funnelState } from '@atlas/domain/funnels';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { affiliates } from '../affiliates/tables.ts';
import { products } from '../products/tables.ts';
import { findOpenFunnel } from './repo.ts';
import { funnelDays, funnelPaymentTerms, funnels } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const rowOf = async (slug: string) => {
  const [row] = await world.app.database.db.select().from(funnels).where(eq(funnels.slug, slug));
  if (!row) throw new Error(`There is no funnel ${slug}`);
  return row;
};

describe('the list of funnels', () => {
  const LIST = `query ($filter: FunnelsFilter) { viewer { funnels(first: 50, filter: $filter, sort: { by: name }) {
    totalCount edges { node { slug state hidden product { price } } } } } }`;
  interface Listed {
    slug: string;
    state: string;
    hidden: boolean;
    product: { price: number };
  }
  const list = async (filter: Record<string, unknown> = {}): Promise<Listed[]> =>
    (await world.request('tribe-team-ro', LIST, { filter })).data.viewer.funnels.edges.map(({ node }: { node: Listed }) => node);

  it.each([
    ['success-manager', 'FORBIDDEN'],
    ['coach', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ])('is refused to %s', async (key, code) => {
    expect((await world.request(key, '{ viewer { funnels { totalCount } } }')).codes).toEqual([code]);
  });

  it('has funnels in every state, a hidden one and a free one', async () => {
    const all = await list();
    expect(all).toHaveLength(10);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['OPEN', 'SCHEDULED', 'ENDED', 'CLOSED']));
    expect(all.filter(({ hidden }) => hidden).map(({ slug }) => slug)).toEqual(['freelancing-renewal']);
    expect(all.filter(({ product }) => product.price === 0).map(({ slug }) => slug)).toEqual(['starter-training']);
  });

  it('filters by what sells now, by product and by part of the slug', async () => {
    const all = await list();
    expect((await list({ open: true })).map(({ slug }) => slug)).toEqual(
      all.filter(({ state }) => state === 'OPEN').map(({ slug }) => slug),
    );
    expect((await list({ open: false })).length + (await list({ open: true })).length).toBe(all.length);
    const { productId } = await rowOf('studio-year');
    expect((await list({ productId })).map(({ slug }) => slug)).toEqual(['studio-year', 'studio-year-next-batch']);
    expect((await list({ search: 'va-kick' })).map(({ slug }) => slug)).toEqual(['va-kickstart']);
  });
});

describe('what visitors see', () => {
  const PUBLIC = 'query ($slug: String!) { publicFunnel(slug: $slug) { slug price } }';
  const seen = async (slug: string) => (await world.request(null, PUBLIC, { slug })).data.publicFunnel;

  it('is an open funnel, hidden or not, found by its slug in any case', async () => {
    expect(await seen('Freelancing-Course')).toEqual({ slug: 'freelancing-course', price: 9999 });
    expect(await seen('freelancing-renewal')).toEqual({ slug: 'freelancing-renewal', price: 9999 });
    expect(await seen('starter-training')).toEqual({ slug: 'starter-training', price: 0 });
  });

  it.each(['ecommerce-support', 'studio-year-next-batch', 'transcription-starter', 'rates-and-taxes'])('is null for %s', async (slug) => {
    expect(await seen(slug)).toBeNull();
  });

  it('opens and closes by the rule, to the millisecond', async () => {
    const { db } = world.app.database;
    for (const slug of ['studio-year-next-batch', 'ecommerce-support', 'transcription-starter', 'studio-year']) {
      const funnel = await rowOf(slug);
      const [product] = await db.select().from(products).where(eq(products.id, funnel.productId));
      const edges = [TEST_NOW, funnel.opensAt, funnel.closesAt, product?.expiresAt ?? null].flatMap((at) =>
        at === null ? [] : [at.getTime()],
      );
      for (const now of edges.flatMap((at) => [at - 1, at, at + 1]).map((at) => new Date(at))) {
        const isOpen = funnelState(funnel, product ?? { archivedAt: now, expiresAt: null }, now) === 'open';
        expect([slug, now, (await findOpenFunnel({ db, now }, slug)) !== null]).toEqual([slug, now, isOpen]);
      }
    }
  });
});

describe('the queries of an enrollment', () => {
  const BY_PRODUCT = `query ($productId: Int!, $hidden: Boolean, $userId: Int) {
    funnelsByProductId(productId: $productId, hidden: $hidden, userId: $userId) {
      databaseId name productId validityByDays slug startByDays product { name price } funnelPaymentTerm { paymentTermId } } }`;
  const slugs = async (key: string, variables: Record<string, unknown>): Promise<string[]> =>
    (await world.request(key, BY_PRODUCT, variables)).data.funnelsByProductId.map(({ slug }: { slug: string }) => slug);

  it('return the funnels of a product in the structure of the specification', async () => {
    const studio = await rowOf('studio-year');
    const { data, codes } = await world.request('tribe-team-fa', BY_PRODUCT, { productId: studio.productId, hidden: false });
    expect(codes).toEqual([]);
    const [once] = await world.app.database.db
      .select()
      .from(funnelPaymentTerms)
      .where(eq(funnelPaymentTerms.funnelId, studio.id))
      .orderBy(funnelPaymentTerms.position);
    expect(data.funnelsByProductId[0]).toEqual({
      databaseId: studio.id,
      name: 'Studio Year',
      productId: studio.productId,
      validityByDays: 365,
      slug: 'studio-year',
      startByDays: 7,
      product: { name: 'Studio Year', price: 14_999 },
      funnelPaymentTerm: { paymentTermId: once?.paymentTermId },
    });
  });

  it('exclude hidden funnels, or return only those', async () => {
    const { productId } = await rowOf('freelancing-course');
    expect(await slugs('admin', { productId })).toEqual(['freelancing-course', 'freelancing-renewal']);
    expect(await slugs('admin', { productId, hidden: false })).toEqual(['freelancing-course']);
    expect(await slugs('admin', { productId, hidden: true })).toEqual(['freelancing-renewal']);
  });

  it('exclude what a person has now, but not past, future or out-of-scope subscriptions', async () => {
    const [{ productId }, studio] = [await rowOf('freelancing-course'), await rowOf('studio-year')];
    expect(await slugs('admin', { productId, userId: await world.idOf('newcomer') })).toEqual(['freelancing-renewal']);
    expect(await slugs('admin', { productId, userId: await world.idOf('expired') })).toEqual(['freelancing-course', 'freelancing-renewal']);
    expect(await slugs('admin', { productId: studio.productId, userId: await world.idOf('member') })).toContain('studio-year');
    await world.lookAfter('expiring');
    expect(await slugs('success-manager', { productId, userId: await world.idOf('expiring') })).toEqual(['freelancing-renewal']);
    expect(await slugs('success-manager', { productId, userId: await world.idOf('newcomer') })).toContain('freelancing-course');
  });

  it('return the terms of a funnel in order, without archived ones', async () => {
    const TERMS = 'query ($funnelId: Int!) { paymentTermsByFunnelId(funnelId: $funnelId) { databaseId name } }';
    const { data } = await world.request('tribe-team-fa', TERMS, { funnelId: (await rowOf('va-kickstart')).id });
    expect(data.paymentTermsByFunnelId.map(({ name }: { name: string }) => name)).toEqual([
      'One-time',
      '3 monthly payments',
      '12 weekly payments',
    ]);
    expect((await world.request('admin', TERMS, { funnelId: 2_000_000_000 })).data.paymentTermsByFunnelId).toEqual([]);
  });

  it.each(['coach', 'member', 'affiliate'])('are refused to %s', async (key) => {
    expect((await world.request(key, BY_PRODUCT, { productId: 1 })).codes).toEqual(['FORBIDDEN']);
    expect((await world.request(key, '{ paymentTermsByFunnelId(funnelId: 1) { name } }')).codes).toEqual(['FORBIDDEN']);
  });
});

describe('one funnel', () => {
  const NODE = 'query ($id: ID!) { node(id: $id) { ... on Funnel { slug } } }';
  const FIGURES =
    'query ($id: Int!) { viewer { funnel(databaseId: $id) { figures { visits optIns orders paidOrders } days { day visits } } } }';

  it('shows staff its figures', async () => {
    const { id } = await rowOf('freelancing-course');
    const days = await world.app.database.db.select().from(funnelDays).where(eq(funnelDays.funnelId, id));
    const { figures, days: shown } = (await world.request('tribe-team-ro', FIGURES, { id })).data.viewer.funnel;
    expect(figures.visits).toBe(days.reduce((sum, { visits }) => sum + visits, 0));
    expect(figures.orders).toBeGreaterThan(figures.paidOrders);
    expect(figures.paidOrders).toBeGreaterThan(50);
    expect(shown).toHaveLength(90);
    expect(shown.at(-1).day).toBe('2025-11-12');
  });

  it('hides its figures from success managers and members', async () => {
    const { id } = await rowOf('freelancing-course');
    expect((await world.request('success-manager', FIGURES, { id })).codes).toEqual(['FORBIDDEN']);
    const own = '{ viewer { mySubscriptions { funnel { slug figures { visits } } } } }';
    expect((await world.request('newcomer', own)).codes).toEqual(['FORBIDDEN']);
  });

  it('is readable by members who ordered or have it, and by no other member', async () => {
    const [course, studio] = [await rowOf('freelancing-course'), await rowOf('studio-year')];
    expect((await world.request('expired', NODE, { id: globalId('Funnel', course.id) })).data.node).toEqual({ slug: 'freelancing-course' });
    expect((await world.request('expired', NODE, { id: globalId('Funnel', studio.id) })).data).toEqual({ node: null });
    expect((await world.request(null, NODE, { id: globalId('Funnel', course.id) })).codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('the database', () => {
  const insert = async (row: Partial<typeof funnels.$inferInsert>) => {
    const { productId } = await rowOf('studio-year');
    return world.app.database.db.insert(funnels).values({ createdAt: TEST_NOW, name: 'New', slug: 'new-one', productId, ...row });
  };

  it.each([
    ['a slug that is taken, in any case', { slug: 'Studio-YEAR' }],
    ['a slug with a blank', { slug: 'studio year' }],
    ['a validity of zero days', { validityByDays: 0 }],
    ['a window that ends before it begins', { opensAt: new Date(2), closesAt: new Date(1) }],
  ])('refuses %s', async (_, row) => {
    await expect(insert(row)).rejects.toThrow();
  });

  it('rejects an affiliate link with the address of a funnel', async () => {
    const row = { userId: await world.idOf('newcomer'), code: 'NEWCOMER-1', linkName: 'studio-year' };
    await expect(world.app.database.db.insert(affiliates).values({ createdAt: TEST_NOW, ...row })).rejects.toThrow();
  });

  it('allows one default term', async () => {
    const { id } = await rowOf('studio-year');
    await expect(
      world.app.database.db.update(funnelPaymentTerms).set({ isDefault: true }).where(eq(funnelPaymentTerms.funnelId, id)),
    ).rejects.toThrow();
  });

  it('rejects negative visits', async () => {
    const { id } = await rowOf('studio-year');
    await expect(world.app.database.db.update(funnelDays).set({ visits: -1 }).where(eq(funnelDays.funnelId, id))).rejects.toThrow();
  });
});
