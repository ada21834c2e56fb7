import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productState } from '@atlas/domain/products';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { productsWhere } from './repo.ts';
import { products } from './tables.ts';
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

describe('one product', () => {
  const NODE = 'query ($id: ID!) { node(id: $id) { ... on Product { name } } }';
  const idOf = async (name: string) => {
    const [row] = await world.app.database.db.select({ id: products.id }).from(products).where(eq(products.name, name));
    return row?.id ?? 0;
  };

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
