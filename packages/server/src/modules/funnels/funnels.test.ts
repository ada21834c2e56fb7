import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { funnelState, INVALID_SLUG, SLUG_RESERVED, SLUG_TAKEN, WINDOW_REVERSED } from '@atlas/domain/funnels';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels } from '../access/tables.ts';
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

describe('a funnel', () => {
  const CREATE = `mutation ($product: Int!, $input: FunnelInput!) { createFunnel(productId: $product, input: $input) {
    databaseId revision slug state startByDays startsAt validityByDays opensAt closesAt hidden hasWaitingList accessLevel { name }
    paymentTerms { isDefault paymentTermId } } }`;
  const UPDATE = `mutation ($id: Int!, $revision: Int!, $input: FunnelInput!) {
    updateFunnel(databaseId: $id, revision: $revision, input: $input) { revision slug } }`;
  const CLOSE = 'mutation ($id: Int!, $closed: Boolean!) { setFunnelClosed(databaseId: $id, closed: $closed) { state closedAt } }';
  let product = 0;
  beforeAll(async () => {
    const [row] = await world.app.database.db
      .insert(products)
      .values({ name: 'Clinic', priceCentavos: 149_900, createdAt: TEST_NOW })
      .returning();
    product = row?.id ?? 0;
  });
  const create = (input: object, by = 'admin') =>
    world.request(by, CREATE, { product, input: { name: 'Clinic', slug: 'weekend-clinic', ...input } });

  it('is created with terms in their order, and sells within its window', async () => {
    const { data, codes } = await create({
      paymentTermIds: [2, 1],
      startsOn: '2025-12-01',
      validityByDays: 90,
      opensOn: '2025-11-10',
      closesOn: '2025-11-30',
      hidden: true,
      hasWaitingList: true,
    });
    expect([codes, data.createFunnel]).toEqual([
      [],
      {
        databaseId: expect.any(Number),
        revision: 1,
        slug: 'weekend-clinic',
        state: 'OPEN',
        startByDays: 0,
        startsAt: '2025-11-30T16:00:00.000Z',
        validityByDays: 90,
        opensAt: '2025-11-09T16:00:00.000Z',
        closesAt: '2025-11-30T16:00:00.000Z',
        hidden: true,
        hasWaitingList: true,
        accessLevel: null,
        paymentTerms: [
          { isDefault: true, paymentTermId: 2 },
          { isDefault: false, paymentTermId: 1 },
        ],
      },
    ]);
    const id = data.createFunnel.databaseId;
    const input = { name: 'Clinic', slug: 'weekend-clinic-2' };
    expect((await world.request('admin', UPDATE, { id, revision: 1, input })).data.updateFunnel).toEqual({
      revision: 2,
      slug: 'weekend-clinic-2',
    });
    expect((await world.request('admin', UPDATE, { id, revision: 1, input })).codes).toEqual(['STALE']);
    expect((await world.request('admin', CLOSE, { id, closed: true })).data.setFunnelClosed).toEqual({
      state: 'CLOSED',
      closedAt: TEST_NOW.toISOString(),
    });
    expect((await world.request('admin', CLOSE, { id, closed: false })).data.setFunnelClosed).toEqual({ state: 'OPEN', closedAt: null });
  });

  it.each([
    ['an address that is taken', { slug: 'freelancing-course' }, { slug: SLUG_TAKEN }],
    ['a reserved address', { slug: 'payment' }, { slug: SLUG_RESERVED }],
    ['capitals', { slug: 'Clinic' }, { slug: INVALID_SLUG }],
    ['an ñ', { slug: 'niño' }, { slug: INVALID_SLUG }],
    ['a reversed window', { opensOn: '2025-12-02', closesOn: '2025-12-01' }, { closesOn: WINDOW_REVERSED }],
  ])('is refused with %s', async (_what, input, fieldErrors) => {
    const { codes, errors } = await create(input);
    expect([codes, errors[0]?.fieldErrors]).toEqual([['BAD_USER_INPUT'], fieldErrors]);
  });

  it('is refused with the address of an affiliate', async () => {
    const { db } = world.app.database;
    const [affiliate] = await db.select({ linkName: affiliates.linkName }).from(affiliates).where(isNotNull(affiliates.linkName));
    expect((await create({ slug: affiliate?.linkName?.toLowerCase() })).errors[0]?.fieldErrors).toEqual({ slug: SLUG_TAKEN });
  });

  it('cannot sell an archived product, nor open again for one', async () => {
    const { db } = world.app.database;
    const id = (await create({ slug: 'archived-clinic' })).data.createFunnel.databaseId;
    await world.request('admin', CLOSE, { id, closed: true });
    await db.update(products).set({ archivedAt: TEST_NOW }).where(eq(products.id, product));
    const problem = { productId: 'This product is archived. Restore it first.' };
    expect((await create({ slug: 'late-clinic' })).errors[0]?.fieldErrors).toEqual(problem);
    expect((await world.request('admin', CLOSE, { id, closed: false })).errors[0]?.fieldErrors).toEqual(problem);
    await db.update(products).set({ archivedAt: null }).where(eq(products.id, product));
  });

  it('gives no access level that allows more than the editor’s own', async () => {
    const { db } = world.app.database;
    const levels = new Map((await db.select().from(accessLevels)).map(({ role, id }) => [role, id]));
    const given = (by: string, role: 'admin' | 'member') => create({ slug: `gives-${by}-${role}`, accessLevelId: levels.get(role) }, by);
    expect((await given('tribe-team-ro', 'admin')).codes).toEqual(['FORBIDDEN']);
    expect((await given('admin', 'admin')).codes).toEqual([]);
    expect((await given('admin', 'member')).codes).toEqual([]);
  });

  it('gets an address that 50 editors want at once only once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({ slug: 'wanted-by-all' })));
    const refused = answers.filter(({ codes }) => codes.length > 0);
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map(({ errors }) => JSON.stringify(errors[0]?.fieldErrors)))).toEqual(
      new Set([JSON.stringify({ slug: SLUG_TAKEN })]),
    );
    expect(await world.app.database.db.$count(funnels, eq(funnels.slug, 'wanted-by-all'))).toBe(1);
  });

  it('closes in bulk, opens again only while its product is sold, and only by those who sell', async () => {
    const { db } = world.app.database;
    const PREVIEW = `mutation ($operation: BulkOperation!, $selection: BulkSelection!) {
      previewBulkJob(operation: $operation, input: {}, selection: $selection) { total skipped skips { message rows } } }`;
    const ids = [];
    for (const slug of ['bulk-clinic', 'bulk-clinic-closed']) ids.push((await create({ slug })).data.createFunnel.databaseId);
    await world.request('admin', CLOSE, { id: ids[1], closed: true });
    const selection = { list: 'funnels', search: '', ids };
    const preview = async (operation: string) => (await world.request('admin', PREVIEW, { operation, selection })).data.previewBulkJob;
    expect(await preview('CLOSE_FUNNELS')).toEqual({ total: 2, skipped: 1, skips: [{ message: 'Already closed.', rows: 1 }] });
    expect(await preview('REOPEN_FUNNELS')).toEqual({ total: 2, skipped: 1, skips: [{ message: 'Not closed.', rows: 1 }] });
    await db.update(products).set({ archivedAt: TEST_NOW }).where(eq(products.id, product));
    expect((await preview('REOPEN_FUNNELS')).skips).toContainEqual({ message: 'This product is archived. Restore it first.', rows: 1 });
    await db.update(products).set({ archivedAt: null }).where(eq(products.id, product));
    const refused = await world.request('tribe-team-fa', PREVIEW, { operation: 'CLOSE_FUNNELS', selection });
    expect(refused.codes).toEqual(['FORBIDDEN']);
  });

  it('names who saved it last, to staff with funnels', async () => {
    const { id } = await rowOf('weekend-clinic-2');
    const READ = 'query ($id: Int!) { viewer { funnel(databaseId: $id) { lastSaved { at } } } }';
    const { data } = await world.request('tribe-team-ro', READ, { id });
    expect(data.viewer.funnel.lastSaved).toEqual({ at: TEST_NOW.toISOString() });
  });
});
