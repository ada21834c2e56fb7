import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCE_KINDS } from '@atlas/domain/uploads';
import { inList } from '../../db/inList.ts';
import { onStatement } from '../../db/pool.ts';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { resources } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let server: TestServer;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The browser of a signed-in demo account; null for a visitor. */
const as = async (key: string | null): Promise<Browser> => {
  const known = browsers.get(key ?? '');
  if (known) return known;
  const browser = server.browser();
  if (key !== null) await browser.logIn(key);
  browsers.set(key ?? '', browser);
  return browser;
};
const request = async (key: string | null, query: string, variables: Record<string, unknown> = {}) =>
  (await (await as(key)).graphql(query, variables)).json;
const named = async (name: string) => {
  const [resource] = await server.app.database.db.select().from(resources).where(eq(resources.name, name));
  if (!resource) throw new Error(`The demo has no resource ${name}`);
  return resource;
};

const FIELDS = 'databaseId name kind isPublic forAffiliates bytes fileName url embedUrl lock { reason text } archivedAt';
interface Listed {
  databaseId: number;
  name: string;
  kind: string;
  isPublic: boolean;
  forAffiliates: boolean;
  bytes: number | null;
  fileName: string | null;
  url: string | null;
  embedUrl: string | null;
  lock: { reason: string } | null;
  archivedAt: string | null;
}
const listed = (list: { totalCount: number; edges: { node: Listed }[] }): Listed[] => {
  expect(list.totalCount).toBe(list.edges.length);
  return list.edges.map(({ node }) => node);
};
const MINE = `query ($filter: MyResourcesFilter) { viewer { myResources(first: 50, filter: $filter) { totalCount edges { node { ${FIELDS} } } } } }`;
const mine = async (key: string, filter: object = {}) => listed((await request(key, MINE, { filter })).data.viewer.myResources);
const ALL = `query ($filter: ResourcesFilter, $sort: ResourcesSort) { viewer { resources(first: 50, filter: $filter, sort: $sort) { totalCount edges { node { ${FIELDS} } } } } }`;
const all = async (filter: object = {}, sort?: object) => listed((await request('coach', ALL, { filter, sort })).data.viewer.resources);

describe('My Resources', () => {
  it('lists resources the member has or will have, open or with the lock reason', async () => {
    const nodes = await mine('member');
    const open = nodes.filter(({ lock }) => lock === null);
    expect(open.length).toBeGreaterThan(10);
    expect(open.every(({ url }) => url !== null)).toBe(true);
    const locked = nodes.filter(({ lock }) => lock !== null);
    expect(locked.map(({ lock, url }) => [lock?.reason, url])).toEqual(locked.map(() => ['NOT_STARTED', null]));
    expect(locked).toHaveLength(3);
    expect(nodes.map(({ name }) => name)).not.toContain('Price guide 2023');
  });

  it('shows size and name of a locked file, and hides its address', async () => {
    const locked = (await mine('expired')).filter(({ lock }) => lock?.reason === 'EXPIRED');
    expect(locked.length).toBeGreaterThan(5);
    expect(locked.every(({ url, embedUrl }) => url === null && embedUrl === null)).toBe(true);
    expect(locked.some(({ bytes, fileName }) => (bytes ?? 0) > 0 && fileName !== null)).toBe(true);
  });

  it.each(Object.keys(RESOURCE_KINDS))('filters by kind: %s', async (kind) => {
    const wanted = kind.toUpperCase();
    const nodes = await mine('member', { kind: wanted });
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes).toEqual((await mine('member')).filter((node) => node.kind === wanted));
  });

  it('finds by name', async () => {
    expect((await mine('member', { search: 'calculator' })).map(({ name }) => name)).toEqual(['Rate calculator']);
    expect(await mine('member', { search: 'price guide' })).toEqual([]);
  });

  it('embeds a linked video', async () => {
    const [film] = await mine('member', { search: 'letters that are easy' });
    expect(film?.embedUrl).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  });

  it('contains the affiliate resources when the affiliate level is in use', async () => {
    const nodes = await mine('affiliate', { forAffiliates: true });
    expect(nodes).toHaveLength(3);
    expect(nodes.every(({ lock, forAffiliates }) => lock === null && forAffiliates)).toBe(true);
    expect(await mine('member', { forAffiliates: true })).toEqual([]);
  });
});

describe('the list of staff', () => {
  it('contains every resource, filtered and sorted', async () => {
    const everything = await all();
    expect(everything.length).toBeGreaterThan(20);
    expect(everything.every(({ lock, archivedAt }) => lock === null && archivedAt === null)).toBe(true);
    expect((await all({ isPublic: true })).map(({ name }) => name)).toEqual(
      everything.filter((one) => one.isPublic).map(({ name }) => name),
    );
    expect((await all({ archived: true })).map(({ name }) => name).toSorted()).toEqual(['Old group chat', 'Price guide 2023']);
    const names = (await all({}, { by: 'name' })).map(({ name }) => name);
    expect(names[0]).toBe('Brand colors for affiliates');
  });

  it.each(['member', 'non-member', 'affiliate', 'team-lead', 'success-manager'])('is refused to %s', async (key) => {
    expect((await request(key, ALL)).errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

describe('public resources', () => {
  const PUBLIC = `query ($first: Int = 50, $filter: PublicResourcesFilter) { publicResources(first: $first, filter: $filter) { totalCount edges { node { ${FIELDS} } } } }`;
  const ONE = `query ($id: Int!) { publicResource(databaseId: $id) { ${FIELDS} } }`;

  it('open for visitors, unlike all others', async () => {
    const nodes = listed((await request(null, PUBLIC)).data.publicResources);
    expect(nodes).toHaveLength(4);
    expect(nodes.every(({ isPublic, url, lock }) => isPublic && url !== null && lock === null)).toBe(true);
    const [first] = nodes;
    expect((await request(null, ONE, { id: first?.databaseId })).data.publicResource).toEqual(first);
    const { id } = await named('Proposal checklist');
    expect((await request(null, ONE, { id })).data.publicResource).toBeNull();
    expect((await request('member', ONE, { id })).data.publicResource).toBeNull();
  });

  it('are found by kind and name', async () => {
    const nodes = listed((await request(null, PUBLIC, { filter: { kind: 'PDF' } })).data.publicResources);
    expect(nodes.map(({ name }) => name)).toEqual(['Is freelancing for you? Twelve questions']);
    expect((await request(null, PUBLIC, { filter: { search: 'proposal' } })).data.publicResources.totalCount).toBe(0);
  });

  it('need as many statements for one as for all', async () => {
    const count = async (first: number) => {
      let statements = 0;
      const stop = onStatement(() => statements++);
      await request(null, PUBLIC, { first });
      stop();
      return statements;
    };
    const few = await count(1);
    expect(await count(4)).toBe(few);
    expect(few).toBeLessThanOrEqual(5);
  });

  it('stop opening when they are archived', async () => {
    const { id } = await named('How to tell a scam');
    const { db } = server.app.database;
    await db.update(resources).set({ archivedAt: new Date() }).where(eq(resources.id, id));
    try {
      expect((await request(null, ONE, { id })).data.publicResource).toBeNull();
      expect(
        (await request('coach', `query ($id: Int!) { viewer { resource(databaseId: $id) { name lock { reason } } } }`, { id })).data.viewer,
      ).toEqual({
        resource: { name: 'How to tell a scam', lock: null },
      });
    } finally {
      await db.update(resources).set({ archivedAt: null }).where(eq(resources.id, id));
    }
  });

  it('are the only nodes that a visitor can load', async () => {
    const node = async (name: string) => {
      const { id } = await named(name);
      return request(null, 'query ($id: ID!) { node(id: $id) { ... on Resource { name } } }', {
        id: Buffer.from(`Resource:${id}`).toString('base64'),
      });
    };
    expect((await node('How to tell a scam')).data.node).toEqual({ name: 'How to tell a scam' });
    const rejected = await node('Proposal checklist');
    expect(rejected.data?.node ?? null).toBeNull();
    expect(rejected.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the database refuses', () => {
  it.each([
    ['a link resource without a link', { name: 'Refused', kind: 'link' as const }, 'resources_link'],
    ['a resource without a name', { name: '', kind: 'pdf' as const }, 'resources_name'],
    ['an unknown kind', { name: 'Refused', kind: 'hologram' as 'pdf' }, 'resources_kind'],
  ])('%s', async (_what, values, constraint) => {
    await expect(server.app.database.db.insert(resources).values({ createdAt: TEST_NOW, ...values })).rejects.toMatchObject({
      cause: { constraint },
    });
    expect(await server.app.database.db.$count(resources, inList(resources.name, ['Refused', '']))).toBe(0);
  });
});
