import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productState } from '@atlas/domain/products';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { accessLevels } from '../access/tables.ts';
import { courses } from '../courses/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { productsWhere } from './repo.ts';
import { productCourses, products } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const LIST = `query ($filter: ProductsFilter) { viewer { products(first: 50, filter: $filter) {
  totalCount edges { node { name price state contents { kind name archivedAt } funnels { slug } } } } } }`;
interface Listed {
  name: string;
  price: number;
  state: string;
  contents: { kind: string; name: string; archivedAt: string | null }[];
  funnels: { slug: string }[];
}
const list = async (filter: Record<string, unknown> = {}): Promise<{ totalCount: number; nodes: Listed[] }> => {
  const { totalCount, edges } = (await world.request('admin', LIST, { filter })).data.viewer.products;
  return { totalCount, nodes: edges.map(({ node }: { node: Listed }) => node) };
};

describe('the list of products', () => {
  it.each(['admin', 'tribe-team-fa', 'tribe-team-ro'])('opens for %s', async (key) => {
    const { data, codes } = await world.request(key, '{ viewer { products { totalCount } } }');
    expect([codes, data.viewer.products.totalCount]).toEqual([[], 7]);
  });

  it.each([
    ['success-manager', 'FORBIDDEN'],
    ['head-coach', 'FORBIDDEN'],
    ['affiliate', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ])('is refused to %s', async (key, code) => {
    expect((await world.request(key, '{ viewer { products { totalCount } } }')).codes).toEqual([code]);
  });

  it('lists archived products separately, and filters the others by state', async () => {
    expect((await list({ archived: true })).nodes.map(({ name, state }) => [name, state])).toEqual([
      ['Rates and Taxes Clinic', 'ARCHIVED'],
    ]);
    expect((await list({ status: 'EXPIRED' })).nodes.map(({ name, state }) => [name, state])).toEqual([
      ['Transcription Starter', 'EXPIRED'],
    ]);
    const active = await list({ status: 'ACTIVE' });
    expect(active.totalCount).toBe(6);
    expect(new Set(active.nodes.map(({ state }) => state))).toEqual(new Set(['ACTIVE']));
    expect((await list({ search: 'SOCIAL' })).nodes.map(({ name }) => name)).toEqual(['Social Media Track']);
  });

  it('filters by the rule, to the millisecond', async () => {
    const { db } = world.app.database;
    const rows = await db.select().from(products);
    const end = rows.find(({ expiresAt, archivedAt }) => expiresAt !== null && archivedAt === null)?.expiresAt?.getTime() ?? 0;
    for (const now of [end - 1, end, end + 1].map((at) => new Date(at))) {
      for (const status of ['active', 'expired'] as const) {
        const found = await db.select().from(products).where(productsWhere({ status }, { now }));
        const expected = rows.filter((row) => productState(row, now) === status);
        expect(found.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
      }
    }
  });

  it('shows the contents of a product and the funnels that sell it', async () => {
    const course = (await list({ search: 'Freelancing Course' })).nodes[0];
    expect(course?.price).toBe(9999);
    const courses = course?.contents.filter(({ kind }) => kind === 'COURSE') ?? [];
    expect(courses.filter(({ archivedAt }) => archivedAt === null)).toHaveLength(8);
    expect(courses.map(({ name }) => name)).toContain('Proposals that get answered');
    expect(course?.funnels).toEqual([{ slug: 'freelancing-course' }, { slug: 'freelancing-renewal' }]);
  });
});

describe('the query products', () => {
  it('returns active products by name, each with the funnel that sells it', async () => {
    const { data } = await world.request('tribe-team-fa', '{ products { databaseId name funnel { databaseId slug state } } }');
    expect(
      data.products.map(({ name, funnel }: { name: string; funnel: { slug: string; state: string } }) => [name, funnel.slug, funnel.state]),
    ).toEqual([
      ['E-commerce Support Track', 'ecommerce-support', 'ENDED'],
      ['Freelancing Course', 'freelancing-course', 'OPEN'],
      ['Social Media Track', 'social-media-track', 'OPEN'],
      ['Studio Year', 'studio-year', 'OPEN'],
      ['Transcription Starter', 'transcription-starter', 'CLOSED'],
      ['Virtual Assistant Kickstart', 'va-kickstart', 'OPEN'],
      ['Work-from-Home Starter Training', 'starter-training', 'OPEN'],
    ]);
  });

  it('is refused to callers who neither sell, enroll nor manage subscriptions', async () => {
    expect((await world.request('coach', '{ products { name } }')).codes).toEqual(['FORBIDDEN']);
  });
});

const idOf = async (name: string) => {
  const [row] = await world.app.database.db.select({ id: products.id }).from(products).where(eq(products.name, name));
  return row?.id ?? 0;
};

describe('one product', () => {
  const NODE = 'query ($id: ID!) { node(id: $id) { ... on Product { name } } }';

  it('is readable by its buyers, and by no other member', async () => {
    const own = await world.request('newcomer', NODE, { id: globalId('Product', await idOf('Freelancing Course')) });
    expect(own.data.node).toEqual({ name: 'Freelancing Course' });
    const other = await world.request('newcomer', NODE, { id: globalId('Product', await idOf('Studio Year')) });
    expect([other.data, other.codes]).toEqual([{ node: null }, []]);
    expect((await world.request(null, NODE, { id: globalId('Product', 1) })).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('is null for an unknown id', async () => {
    expect((await world.request('admin', '{ viewer { product(databaseId: 2000000000) { name } } }')).data.viewer.product).toBeNull();
  });
});

describe('the database', () => {
  it.each([
    ['a price below 0', { name: 'Too cheap', priceCentavos: -1 }],
    ['a product without a name', { name: '', priceCentavos: 100 }],
  ])('refuses %s', async (_, row) => {
    await expect(world.app.database.db.insert(products).values({ createdAt: TEST_NOW, ...row })).rejects.toThrow();
  });

  it('does not delete a product that a funnel sells', async () => {
    await expect(world.app.database.db.delete(products).where(eq(products.name, 'Studio Year'))).rejects.toThrow();
  });
});

describe('a product', () => {
  const CREATE = `mutation ($input: ProductInput!) { createProduct(input: $input) {
    databaseId revision name price expiresAt contents { kind databaseId } } }`;
  const UPDATE = `mutation ($id: Int!, $revision: Int!, $input: ProductInput!) {
    updateProduct(databaseId: $id, revision: $revision, input: $input) { revision price contents { kind databaseId } } }`;
  const ARCHIVE = 'mutation ($id: Int!, $archived: Boolean!) { setProductArchived(databaseId: $id, archived: $archived) { state } }';
  const input = { name: 'Weekend clinic', price: 1499 };
  const contents = [
    { kind: 'RESOURCE', id: 2 },
    { kind: 'COURSE', id: 136 },
    { kind: 'EVENT', id: 1 },
  ];
  const shown = contents.map(({ kind, id }) => ({ kind, databaseId: id }));

  it('is created with contents in their order, which change with it', async () => {
    const created = (await world.request('admin', CREATE, { input: { ...input, expiresOn: '2025-12-31', contents } })).data.createProduct;
    expect(created).toEqual({
      databaseId: expect.any(Number),
      revision: 1,
      name: 'Weekend clinic',
      price: 1499,
      expiresAt: '2025-12-31T15:59:59.999Z',
      contents: shown,
    });
    const change = { id: created.databaseId, revision: 1, input: { ...input, price: 999, contents: contents.slice(1).toReversed() } };
    const { data } = await world.request('admin', UPDATE, change);
    expect(data.updateProduct).toEqual({ revision: 2, price: 999, contents: shown.slice(1).toReversed() });
    expect((await world.request('admin', UPDATE, change)).codes).toEqual(['STALE']);
  });

  it('keeps the price of what was sold when its own changes', async () => {
    const { db } = world.app.database;
    const [sold] = await db.select().from(products).where(eq(products.name, 'Freelancing Course'));
    if (!sold) return expect.fail('The demo sells the course');
    const amounts = 'select coalesce(sum(total_centavos), 0)::bigint as sum from orders';
    const before = await db.execute(amounts);
    const of = (price: number, revision: number) => ({
      id: sold.id,
      revision,
      input: { name: sold.name, description: sold.description, price },
    });
    expect((await world.request('admin', UPDATE, of(12_345, sold.revision))).codes).toEqual([]);
    expect((await db.execute(amounts)).rows).toEqual(before.rows);
  });

  it('is archived only when no funnel sells it', async () => {
    const { db } = world.app.database;
    const [sold] = await db.select().from(products).where(eq(products.name, 'Social Media Track'));
    const id = sold?.id;
    const refused = await world.request('admin', ARCHIVE, { id, archived: true });
    expect([refused.codes, refused.errors[0]?.message]).toEqual([['CONFLICT'], expect.stringContaining('still sell')]);
    await db
      .update(funnels)
      .set({ closedAt: TEST_NOW })
      .where(eq(funnels.productId, id ?? 0));
    expect((await world.request('admin', ARCHIVE, { id, archived: true })).data.setProductArchived).toEqual({ state: 'ARCHIVED' });
    expect((await world.request('admin', ARCHIVE, { id, archived: false })).data.setProductArchived).toEqual({ state: 'ACTIVE' });
  });

  it('is skipped in bulk while a funnel sells it, by one statement for all', async () => {
    const PREVIEW = `mutation ($selection: BulkSelection!) { previewBulkJob(operation: ARCHIVE_PRODUCTS, input: {}, selection: $selection) {
      state total skipped skips { message rows } } }`;
    const sold = await idOf('Studio Year');
    const unsold = (await world.request('admin', CREATE, { input })).data.createProduct.databaseId;
    const selection = { list: 'products', search: '', ids: [sold, unsold] };
    const { data } = await world.request('admin', PREVIEW, { selection });
    expect(data.previewBulkJob).toEqual({
      state: 'PREVIEWED',
      total: 2,
      skipped: 1,
      skips: [{ message: expect.stringContaining('still sell'), rows: 1 }],
    });
    expect((await world.request('tribe-team-fa', PREVIEW, { selection })).codes).toEqual(['FORBIDDEN']);
  });

  it('names its contents in short, and which of them members see', async () => {
    const { db } = world.app.database;
    const created = (await world.request('admin', CREATE, { input: { ...input, contents } })).data.createProduct;
    const [draft] = await db.insert(courses).values({ name: 'Draft', createdAt: TEST_NOW }).returning({ id: courses.id });
    await db.insert(productCourses).values({ productId: created.databaseId, courseId: draft?.id ?? 0, position: 9 });
    const READ =
      'query ($id: Int!) { viewer { product(databaseId: $id) { contentSummary contents { databaseId publication isLive } lastSaved { at } } } }';
    const { product } = (await world.request('admin', READ, { id: created.databaseId })).data.viewer;
    expect(product.contentSummary).toBe('2 courses, 1 event, 1 resource');
    expect(product.contents.at(-1)).toEqual({ databaseId: draft?.id, publication: 'DRAFT', isLive: false });
    expect(product.contents[1]).toEqual({ databaseId: 136, publication: 'PUBLISHED', isLive: true });
    expect(product.lastSaved).toEqual({ at: TEST_NOW.toISOString() });
  });

  it('opens its form with the flag of the form alone', async () => {
    const { db } = world.app.database;
    const level = eq(accessLevels.key, 'coach');
    const [former] = await db.select({ pageAccess: accessLevels.pageAccess }).from(accessLevels).where(level);
    const READ = 'query ($id: Int!) { viewer { product(databaseId: $id) { name peopleCount contents { name } lastSaved { at } } } }';
    const id = await idOf('Studio Year');
    expect((await world.request('coach', READ, { id })).codes).toEqual(['FORBIDDEN']);
    await db
      .update(accessLevels)
      .set({ pageAccess: { editProduct: true } })
      .where(level);
    const { data, codes } = await world.request('coach', READ, { id });
    await db
      .update(accessLevels)
      .set({ pageAccess: former?.pageAccess ?? {} })
      .where(level);
    expect([codes, data.viewer.product.name]).toEqual([[], 'Studio Year']);
  });

  it('does not show its contents to buyers, because drafts are among them', async () => {
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on Product { contents { name } } } }';
    const own = await world.request('newcomer', NODE, { id: globalId('Product', await idOf('Freelancing Course')) });
    expect(own.codes).toEqual(['FORBIDDEN']);
  });

  it.each([
    ['a negative price', { price: -1 }, { price: 'Price cannot be below zero.' }],
    ['a price above a million', { price: 1_000_001 }, { price: 'Price can be at most ₱1,000,000.00.' }],
    ['a blank name', { name: ' ' }, { name: 'Name is required' }],
  ])('is refused with %s', async (_what, change, fieldErrors) => {
    const { codes, errors } = await world.request('admin', CREATE, { input: { ...input, ...change } });
    expect([codes, errors[0]?.fieldErrors]).toEqual([['BAD_USER_INPUT'], fieldErrors]);
  });

  it('is refused with contents that do not exist, and nothing is written', async () => {
    const { db } = world.app.database;
    const before = await db.$count(products);
    const gone = await world.request('admin', CREATE, { input: { ...input, contents: [{ kind: 'COURSE', id: 999_999 }] } });
    expect(gone.codes).toEqual(['BAD_USER_INPUT']);
    expect(await db.$count(products)).toBe(before);
  });
});
