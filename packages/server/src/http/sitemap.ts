import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ROUTES, routePath } from '@atlas/domain/navigation';
import { canonicalUrl, isIndexedRoute } from '@atlas/domain/sharing';
import type { Source } from '../commands/loaders.ts';
import type { Slice } from '../db/list.ts';
import { lastChangesOf } from '../modules/audit/repo.ts';
import { countListedFunnels, findListedFunnels } from '../modules/funnels/repo.ts';
import { countPublicResources, findPublicResources } from '../modules/resources/repo.ts';
import type { Exchange } from './auth.ts';
import { escapeHtml } from './escapeHtml.ts';
import { sendJson } from './respond.ts';
import { FOR_CRAWLERS } from './robots.ts';
import type { Site } from './site.ts';

/** The most addresses in one file (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
/** The number of records read at once. */
const BATCH = 1000;

/** An address of the sitemap, with the time of its last change when that is known. */
interface Entry {
  path: string;
  changedAt?: Date;
}

/** Pages of one kind, in a stable order. */
interface Kind {
  count: () => Promise<number>;
  read: (slice: Slice) => Promise<Entry[]>;
}
type Reading = Pick<Source, 'db' | 'now'>;

const latest = (...dates: (Date | undefined)[]): Date => new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)));

/** Pages without a record. */
const fixed = (paths: readonly string[]): Kind => ({
  count: () => Promise.resolve(paths.length),
  read: ({ offset, limit }) => Promise.resolve(paths.slice(offset, offset + limit).map((path) => ({ path }))),
});

/** A funnel's page changes with the funnel and with its product. */
const funnelPages = (reading: Reading): Kind => ({
  count: () => countListedFunnels(reading),
  read: async (slice) => {
    const found = await findListedFunnels(reading, slice);
    const [ofFunnels, ofProducts] = await Promise.all([
      lastChangesOf(
        reading,
        'funnel',
        found.map(({ id }) => id),
      ),
      lastChangesOf(
        reading,
        'product',
        found.map(({ productId }) => productId),
      ),
    ]);
    return found.map(({ id, slug, productId, since }) => ({
      path: routePath('viewFunnel', { slug }),
      changedAt: latest(since, ofFunnels.get(id), ofProducts.get(productId)),
    }));
  },
});

const resourcePages = (reading: Reading): Kind => ({
  count: () => countPublicResources(reading),
  read: async (slice) => {
    const found = await findPublicResources(reading, slice);
    const changes = await lastChangesOf(
      reading,
      'resource',
      found.map(({ id }) => id),
    );
    return found.map(({ id, createdAt }) => ({ path: routePath('publicResource', { id }), changedAt: latest(createdAt, changes.get(id)) }));
  },
});

/** The kinds of pages that exist and may be listed. */
async function kindsOf(site: Pick<Site, 'hasPage'>, reading: Reading): Promise<Kind[]> {
  const plain = ROUTES.filter((route) => isIndexedRoute(route) && !route.pattern.includes('{')).map(({ pattern }) => pattern);
  const found = await Promise.all(plain.map(site.hasPage));
  const hasFunnels = await site.hasPage(routePath('viewFunnel', { slug: 'any' }));
  const hasResources = await site.hasPage(routePath('publicResource', { id: 1 }));
  return [
    fixed(plain.filter((_path, at) => found[at])),
    ...(hasFunnels ? [funnelPages(reading)] : []),
    ...(hasResources ? [resourcePages(reading)] : []),
  ];
}

/** Yields a slice of all pages, kind after kind, holding at most one batch. */
async function* entriesOf(kinds: readonly { kind: Kind; count: number }[], { offset, limit }: Slice): AsyncGenerator<Entry> {
  let skipped = offset;
  let left = limit;
  for (const { kind, count } of kinds) {
    const end = Math.min(count, skipped + left);
    for (let at = skipped; at < end; at += BATCH) yield* await kind.read({ offset: at, limit: Math.min(BATCH, end - at) });
    left -= Math.max(0, end - skipped);
    skipped = Math.max(0, skipped - count);
  }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* addressFile(entries: AsyncIterable<Entry>, publicUrl: string): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${XMLNS}>\n`;
  for await (const { path, changedAt } of entries) {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    yield `<url><loc>${escapeHtml(canonicalUrl(publicUrl, path))}</loc>${lastmod}</url>\n`;
  }
  yield '</urlset>\n';
}

function* indexFile(parts: number, publicUrl: string): Generator<string> {
  yield `${HEAD}<sitemapindex ${XMLNS}>\n`;
  for (let part = 1; part <= parts; part++) yield `<sitemap><loc>${escapeHtml(publicUrl)}/sitemap.xml?part=${part}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

/**
 * Handles `GET /sitemap.xml`: the existing public pages, for search engines. Above 50,000 of them
 * it is an index of its parts, `?part=1` and so on.
 *
 * @param most how many addresses a file may have
 */
export async function handleSitemap(
  { app, req, res, url }: Pick<Exchange, 'app' | 'req' | 'res' | 'url'>,
  site: Pick<Site, 'hasPage'>,
  most = MAX_ADDRESSES,
): Promise<void> {
  const reading = { db: app.database.reading(null), now: app.clock.now() };
  const kinds = await Promise.all((await kindsOf(site, reading)).map(async (kind) => ({ kind, count: await kind.count() })));
  const parts = Math.max(1, Math.ceil(kinds.reduce((sum, { count }) => sum + count, 0) / most));
  const requested = url.searchParams.get('part');
  const part = Number(requested ?? 1);
  if (!Number.isInteger(part) || part < 1 || part > parts) return sendJson(res, 404, { error: 'There is no such part of the sitemap.' });
  const { publicUrl } = app.settings;
  const lines =
    requested === null && parts > 1
      ? indexFile(parts, publicUrl)
      : addressFile(entriesOf(kinds, { offset: (part - 1) * most, limit: most }), publicUrl);
  const zipped = /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''));
  res.writeHead(200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': FOR_CRAWLERS,
    vary: 'accept-encoding',
    ...(zipped && { 'content-encoding': 'gzip' }),
  });
  if (req.method === 'HEAD') return void res.end();
  const text = Readable.from(lines);
  await (zipped ? pipeline(text, createGzip(), res) : pipeline(text, res)).catch((error: NodeJS.ErrnoException) => {
    // The client has left.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
