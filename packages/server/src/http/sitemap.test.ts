import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { funnelState } from '@atlas/domain/funnels';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../modules/audit/tables.ts';
import { funnels } from '../modules/funnels/tables.ts';
import { products } from '../modules/products/tables.ts';
import { resources } from '../modules/resources/tables.ts';
import { testApp, TEST_NOW, type TestApp } from '../testing/testApp.ts';
import { handleSitemap } from './sitemap.ts';

const PUBLIC_URL = 'https://atlas.example';
const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000);

let app: TestApp;
let server: Server;
let address: string;
/** The pages that exist, and the most addresses in a file. */
let pages = (_path: string): boolean => true;
let most: number | undefined;
let open: number;
beforeAll(async () => {
  app = await testApp({ settings: { PUBLIC_URL } });
  open = await sell('open');
  server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://atlas.invalid');
    void handleSitemap({ app, req, res, url }, { hasPage: (path) => Promise.resolve(pages(path)) }, most);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await app.close();
});

/**
 * Creates a product with a funnel of this slug.
 *
 * @returns the funnel's id
 */
async function sell(slug: string, funnel: Partial<typeof funnels.$inferInsert> = {}, product: Partial<typeof products.$inferInsert> = {}) {
  const { db } = app.database;
  const sold = { createdAt: days(-9), name: slug, priceCentavos: 100, ...product };
  const [row] = await db.insert(products).values(sold).returning({ id: products.id });
  const values = { createdAt: days(-9), name: slug, slug, productId: row?.id ?? 0, ...funnel };
  const [made] = await db.insert(funnels).values(values).returning({ id: funnels.id });
  return made?.id ?? 0;
}
const get = async (query = '', { method = 'GET', encoding = 'identity' } = {}) => {
  const response = await fetch(`${address}/sitemap.xml${query}`, { method, headers: { 'accept-encoding': encoding } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const locationsOf = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);
const pathsOf = (text: string) => locationsOf(text).map((location) => location.slice(PUBLIC_URL.length));
const changedAt = async (path: string) =>
  new RegExp(`<loc>${PUBLIC_URL}${path}</loc><lastmod>(.*?)</lastmod>`).exec((await get()).text)?.[1];

describe('the sitemap', () => {
  it('is XML with absolute addresses, cached for an hour', async () => {
    const { status, headers, text } = await get();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n/);
    expect(text).toMatch(/<\/urlset>\n$/);
    expect(locationsOf(text)).toContain(`${PUBLIC_URL}/open`);
    expect(locationsOf(text)).toContain(`${PUBLIC_URL}/`);
  });

  it('lists exactly the open funnels that are not hidden', async () => {
    await sell('hidden', { hidden: true });
    await sell('closed', { closedAt: days(-1) });
    await sell('ended', { closesAt: TEST_NOW });
    await sell('ends-soon', { closesAt: new Date(TEST_NOW.getTime() + 1) });
    await sell('scheduled', { opensAt: days(1) });
    await sell('opens-now', { opensAt: TEST_NOW });
    await sell('archived-product', {}, { archivedAt: days(-1) });
    await sell('expired-product', {}, { expiresAt: new Date(TEST_NOW.getTime() - 1) });
    await sell('last-instant', {}, { expiresAt: TEST_NOW });
    const all = await app.database.db.select().from(funnels).innerJoin(products, eq(products.id, funnels.productId));
    const listed = all.filter(
      ({ funnels: funnel, products: product }) => !funnel.hidden && funnelState(funnel, product, TEST_NOW) === 'open',
    );
    const expected = listed.map(({ funnels: { slug } }) => `/${slug}`);
    expect(expected).toEqual(expect.arrayContaining(['/open', '/ends-soon', '/opens-now', '/last-instant']));
    const slugs = new Set(all.map(({ funnels: { slug } }) => `/${slug}`));
    expect(
      pathsOf((await get()).text)
        .filter((path) => slugs.has(path))
        .toSorted(),
    ).toEqual(expected.toSorted());
  });

  it('lists public resources only', async () => {
    const { db } = app.database;
    const values = { createdAt: days(-5), publishedAt: days(-5), kind: 'link' as const, url: 'https://x.example', name: 'Rate card' };
    const made = await db
      .insert(resources)
      .values([
        { ...values, isPublic: true },
        { ...values, isPublic: false },
        { ...values, isPublic: true, archivedAt: days(-1) },
        { ...values, isPublic: true, publishedAt: null },
        { ...values, isPublic: true, publishedAt: days(1) },
      ])
      .returning({ id: resources.id });
    const paths = pathsOf((await get()).text);
    expect(made.map(({ id }) => paths.includes(`/resources/public/${id}`))).toEqual([true, false, false, false, false]);
    expect(await changedAt(`/resources/public/${made[0]?.id}`)).toBe(days(-5).toISOString());
  });

  it('lists no missing page, and no page that must not be listed', async () => {
    pages = (path) => path === '/' || path === '/any';
    try {
      const paths = pathsOf((await get()).text);
      expect(paths).toEqual(expect.arrayContaining(['/', '/open']));
      expect(paths.filter((path) => path.startsWith('/resources') || path === '/changelog')).toEqual([]);
    } finally {
      pages = () => true;
    }
    const all = pathsOf((await get()).text);
    for (const path of ['/login', '/signup', '/checkout/closed', '/thank-you', '/courses']) expect(all).not.toContain(path);
  });

  it('states when a page last changed: with its funnel, its product, or its opening', async () => {
    const { db } = app.database;
    const [funnel] = await db.select().from(funnels).where(eq(funnels.id, open));
    const change = (subjectType: string, subjectId: number | undefined, at: Date) =>
      db.insert(auditEntries).values({ at, action: 'update', subjectType, subjectId: subjectId ?? null });
    expect(await changedAt('/open')).toBe(days(-9).toISOString());
    await change('funnel', funnel?.id, days(-3));
    await change('course', funnel?.id, days(-1));
    expect(await changedAt('/open')).toBe(days(-3).toISOString());
    await change('product', funnel?.productId, days(-2));
    expect(await changedAt('/open')).toBe(days(-2).toISOString());
    await sell('opened', { opensAt: days(-4) });
    expect(await changedAt('/opened')).toBe(days(-4).toISOString());
  });

  it('is the same compressed', async () => {
    const zipped = await get('', { encoding: 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.text).toBe((await get()).text);
  });

  it('responds to HEAD with its headers only', async () => {
    const { status, text } = await get('', { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
  });
});

describe('more addresses than fit in a file', () => {
  it.each([1, 2, 3, 7])('are split into parts of %i, each address once and in order', async (size) => {
    const whole = pathsOf((await get()).text);
    most = size;
    try {
      const { text } = await get();
      expect(text).toContain('<sitemapindex ');
      const parts = pathsOf(text);
      expect(parts).toEqual(Array.from({ length: Math.ceil(whole.length / size) }, (_part, at) => `/sitemap.xml?part=${at + 1}`));
      const files = await Promise.all(parts.map((path) => get(path.slice('/sitemap.xml'.length))));
      expect(files.map((file) => pathsOf(file.text).length).every((count) => count <= size)).toBe(true);
      expect(files.flatMap((file) => pathsOf(file.text))).toEqual(whole);
    } finally {
      most = undefined;
    }
  });

  it.each(['0', '2', '-1', '1.5', 'x', ''])('a single file has no part %o', async (part) => {
    expect((await get(`?part=${part}`)).status).toBe(404);
  });
});
