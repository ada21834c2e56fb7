import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { funnels } from '../modules/funnels/tables.ts';
import { landingPages, landingPageVersions } from '../modules/pages/tables.ts';
import { products } from '../modules/products/tables.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let pageId = 0;
beforeAll(async () => {
  server = await testServer();
  const [page] = await server.app.database.db
    .select({ id: landingPages.id })
    .from(landingPages)
    .innerJoin(funnels, eq(funnels.id, landingPages.funnelId))
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(eq(funnels.slug, 'freelancing-course'));
  pageId = page?.id ?? 0;
});
afterAll(() => server.close());

let version = 100;
/** Adds a version of a landing page with a title, and returns its id. */
async function addVersion(shareTitle: string): Promise<number> {
  const values = { pageId, version: ++version, blocks: [], shareTitle, createdAt: TEST_NOW };
  const [row] = await server.app.database.db.insert(landingPageVersions).values(values).returning();
  return row?.id ?? 0;
}
async function get(id: number | string, method = 'GET') {
  const answer = await fetch(`${server.address}/api/share-pictures/${id}.png`, { method });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}
const sizeOf = async (png: Buffer) => {
  const { format, width, height } = await sharp(png).metadata();
  return { format, width, height };
};
const LARGE = { format: 'png', width: 1200, height: 630 };

describe('the picture of a shared link', () => {
  it('is a png of 1200 × 630 for everyone, which caches store for ever', async () => {
    const { status, headers, body } = await get(await addVersion('Work from home, without guessing'));
    expect([status, headers.get('content-type'), headers.get('cache-control'), headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
      'cross-origin',
    ]);
    expect(headers.get('content-length')).toBe(String(body.length));
    expect(headers.getSetCookie()).toEqual([]);
    expect(await sizeOf(body)).toEqual(LARGE);
    expect(body.length).toBeLessThan(300_000);
  });

  it('is drawn on the first request, and stored', async () => {
    const id = await addVersion('Stored');
    const put = vi.spyOn(server.app.storage, 'put');
    const first = await get(id);
    expect(put.mock.calls.map(([key]) => key)).toEqual([`share-pictures/${id}`]);
    const second = await get(id);
    const head = await get(id, 'HEAD');
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
    expect(second.body.equals(first.body)).toBe(true);
    expect([head.status, head.body.length, head.headers.get('content-length')]).toEqual([200, 0, String(first.body.length)]);
  });

  it('shows its title, or the name of the product', async () => {
    const [one, other, none] = await Promise.all([addVersion('One'), addVersion('Another'), addVersion('')]);
    const name = await server.app.database.db
      .select({ name: products.name })
      .from(funnels)
      .innerJoin(products, eq(products.id, funnels.productId))
      .where(eq(funnels.slug, 'freelancing-course'));
    const named = await addVersion(name[0]?.name ?? '');
    const [first, second, third, fourth] = await Promise.all([one, other, none, named].map((id) => get(id)));
    expect(first?.body.equals(second?.body ?? Buffer.alloc(0))).toBe(false);
    expect(third?.body.equals(fourth?.body ?? Buffer.alloc(0))).toBe(true);
  });

  it.each([
    ['the longest title', 'Work from home '.repeat(7).trim().slice(0, 100)],
    ['one long word', 'W'.repeat(100)],
    ['markup', '<script>alert("1")</script> & <b>\'quoted\'</b>'],
    ['markup of the renderer', '</span><span size="999999">A</span>'],
    ['letters that the font lacks', '在家工作 🌊 فيلبيني'],
    ['one letter', 'A'],
  ])('draws %s', async (_what, title) => {
    const { status, body } = await get(await addVersion(title));
    expect(status).toBe(200);
    expect(await sizeOf(body)).toEqual(LARGE);
  });

  it.each(['0', '999999999', '1234567890', 'x', '1.5'])('is not found for the version %s', async (id) => {
    const { status, headers } = await get(id);
    expect([status, headers.get('cache-control')?.includes('immutable') ?? false]).toEqual([404, false]);
  });

  it('is only read', async () => {
    const id = await addVersion('Read only');
    expect([(await get(id, 'POST')).status, (await get(id, 'DELETE')).status]).toEqual([405, 405]);
  });
});
