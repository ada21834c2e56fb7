import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTRIBUTION_COOKIE } from '@atlas/domain/affiliates';
import { RATE_LIMITS } from '@atlas/domain/auth';
import { FORM_INVALID } from '@atlas/domain/errors';
import { CONSENT_NEEDED, OPT_IN_CONSENT_VERSION } from '@atlas/domain/pages';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../app.ts';
import type { Db } from '../db/open.ts';
import { onStatement } from '../db/pool.ts';
import { schema } from '../graphql/schema.ts';
import { createGraphQL } from '../graphql/serve.ts';
import type { LandingInput, LandingRenderer } from '../landing/landingRenderer.ts';
import { affiliateClicks, affiliates } from '../modules/affiliates/tables.ts';
import { files } from '../modules/files/tables.ts';
import { funnelDays, funnelPaymentTerms, funnels } from '../modules/funnels/tables.ts';
import { previewKey } from '../modules/pages/preview.ts';
import { landingPageDrawings, landingPages, landingPageVersions, optIns } from '../modules/pages/tables.ts';
import { products } from '../modules/products/tables.ts';
import { redirectRules } from '../modules/redirects/tables.ts';
import { settings } from '../modules/settings/tables.ts';
import { paymentTerms } from '../modules/terms/tables.ts';
import { documentsOf } from '../testing/testServer.ts';
import { testApp, TEST_NOW, type TestApp } from '../testing/testApp.ts';
import type { Renderer } from './renderer.ts';
import { createHttpServer } from './server.ts';
import { createSite } from './site.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const KEPT = 'private, no-cache';
const CHOSEN = { cookie: 'atlas-consent=1..q3Zk8mVw1PsT5xYb' };

/** The pages of the app. The plain offer of a funnel is one of them. */
const renderer: Renderer = {
  prepareRenderer: () => Promise.resolve(),
  planPage: (href) => Promise.resolve({ href, screen: { name: 'viewFunnel', audience: 'public' }, frame: 'visitor' }),
  renderPage: ({ form }) =>
    Promise.resolve({ html: `<p>The plain page ${JSON.stringify(form ?? null)}</p>`, consent: '', title: 'Page', styles: [], parts: [] }),
};

/** The pages that were drawn. Each contains everything that it was drawn from. */
const drawn: LandingInput[] = [];
let isBroken = false;
const landing: LandingRenderer = {
  drawLanding: (input) => {
    drawn.push(input);
    if (isBroken) throw new Error('This block throws');
    return { html: `<main>${JSON.stringify(input)}</main>`, css: 'main{color:teal}' };
  },
  drawConsent: () => ({ html: '<form id="consent"></form>', css: 'form{color:navy}' }),
};

/** The folder of a build. */
function built(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-landing-'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta name="theme-color" content="#0b6e69"><title>Atlas</title>
    <link rel="preload" as="font" href="/a.woff2"><style>@font-face{font-family:A}</style><script type="module" src="/assets/index-${name}.js"></script>
    <!--preloads--></head><body><!--consent--><!--page--><!--data--></body></html>`,
  );
  const frames = { none: [], visitor: [], bar: [], teamBar: [], sidebar: [] };
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({ routes: {}, frames, parts: {}, landing: 'assets/landing-abc.js', csp: { scripts: [], styles: [] } }),
  );
  return folder;
}

interface Answer {
  status: number;
  headers: Headers;
  html: string;
  /** The parts on which a browser and its cache depend. */
  same: unknown;
}
interface Served {
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  post(values: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  close(): void;
}

/** Serves a build of the app, as a process would. */
async function serve(of: App, build = 'one'): Promise<Served> {
  const graphql = createGraphQL({ schema, documents: documentsOf({}), trustedOnly: true, log: of.log, metrics: of.metrics });
  const server = createHttpServer(of, graphql, createSite(of, graphql, renderer, built(build))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const answer = await fetch(address + path, { redirect: 'manual', ...init });
    const html = await answer.text();
    const same = ['etag', 'cache-control', 'content-security-policy', 'vary'].map((name) => answer.headers.get(name));
    return { status: answer.status, headers: answer.headers, html, same: [answer.status, html, ...same] };
  };
  return {
    get: (path, headers = {}, method = 'GET') =>
      send(path, { method, headers: { 'user-agent': CHROME, 'accept-encoding': 'identity', ...headers } }),
    post: (values, headers = {}) =>
      send('/opt-in', {
        method: 'POST',
        headers: { origin: address, 'user-agent': CHROME, ...headers },
        body: new URLSearchParams(values),
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let app: TestApp;
let site: Served;
const db = () => app.database.db;
beforeAll(async () => {
  app = await testApp();
  app.landingRenderer = () => Promise.resolve(landing);
  await app.changes.open();
  site = await serve(app);
});
afterAll(async () => {
  site.close();
  await app.close();
});
beforeEach(() => {
  app.setNow(TEST_NOW);
  drawn.length = 0;
  isBroken = false;
});
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const DAY = 86_400_000;

/** Makes a change that public pages show, in one transaction, and waits until the process has noticed it. */
async function change(work: (tx: Db) => Promise<unknown>): Promise<void> {
  const noticed = new Promise<void>((resolve) => app.changes.onChange(resolve));
  await app.database.transaction(work);
  await noticed;
}

interface Page {
  id: number;
  funnelId: number;
  productId: number;
  slug: string;
  path: string;
  versionId: number;
}
const block = (headline: string) => [{ id: 'hero', kind: 'hero', props: { headline } }];
let added = 0;
/** Adds an open funnel whose landing page has one version. */
async function addPage(
  values: {
    page?: Partial<typeof landingPages.$inferInsert>;
    funnel?: Partial<typeof funnels.$inferInsert>;
    product?: Partial<typeof products.$inferInsert>;
  } = {},
): Promise<Page> {
  const slug = `landing-${++added}`;
  let page: Page | undefined;
  await change(async (tx) => {
    const product = { name: 'Kickstart', description: 'Work from home.', priceCentavos: 99_900, createdAt: TEST_NOW, ...values.product };
    const [sold] = await tx.insert(products).values(product).returning();
    const productId = sold?.id ?? 0;
    const [funnel] = await tx
      .insert(funnels)
      .values({ name: 'Kickstart', productId, slug, createdAt: TEST_NOW, ...values.funnel })
      .returning();
    const funnelId = funnel?.id ?? 0;
    const [row] = await tx
      .insert(landingPages)
      .values({ funnelId, template: 'Template 1', draft: block('The draft'), publishedVersion: 1, createdAt: TEST_NOW, ...values.page })
      .returning();
    const id = row?.id ?? 0;
    const versions = [1, 2].map((version) => ({
      pageId: id,
      version,
      blocks: block(`Version ${version}`),
      shareTitle: `Title ${version}`,
      shareDescription: 'About it',
      createdAt: TEST_NOW,
    }));
    const [first] = await tx.insert(landingPageVersions).values(versions).returning();
    page = { id, funnelId, productId, slug, path: `/${slug}`, versionId: first?.id ?? 0 };
  });
  return page ?? expect.fail('No page was added');
}
const drawingOf = async ({ versionId }: Page) => {
  const [row] = await db().select().from(landingPageDrawings).where(eq(landingPageDrawings.versionId, versionId));
  return row;
};
/** Waits until the drawing of a page is stored, for which no visitor waits. */
const stored = (page: Page, builtWith = 'one') => vi.waitFor(async () => expect((await drawingOf(page))?.builtWith).toBe(builtWith));
/** Runs something, and returns how many statements it needed. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const stop = onStatement(() => statements++);
  try {
    await work();
  } finally {
    stop();
  }
  return statements;
}
const setSetting = (tx: Db, name: string, value: string) =>
  tx.insert(settings).values({ name, type: 'text', value }).onConflictDoUpdate({ target: settings.name, set: { value } });
const styleOf = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';

describe('a landing page', () => {
  it('is drawn once, and then sent from memory without a statement', async () => {
    const page = await addPage();
    const first = await site.get(page.path);
    await stored(page);
    expect(first.status).toBe(200);
    expect(first.html).toContain('Version 1');
    expect(first.html).toContain('₱999.00');
    let second: Answer | undefined;
    expect(await statementsOf(async () => (second = await site.get(page.path)))).toBe(0);
    expect(second?.same).toEqual(first.same);
    expect([drawn.length, first.headers.get('cache-control'), second?.headers.getSetCookie()]).toEqual([1, KEPT, []]);
  });

  it('is the same from memory for tracking parameters, other letters and signed-in people', async () => {
    const page = await addPage();
    const first = await site.get(page.path);
    await stored(page);
    const others = [`${page.path}?fbclid=1&utm_source=fb`, page.path.toUpperCase()];
    expect(
      await statementsOf(async () => {
        for (const path of others) expect((await site.get(path)).same).toEqual(first.same);
        expect((await site.get(page.path, { cookie: 'session=0000' })).same).toEqual(first.same);
      }),
    ).toBe(0);
  });

  it('has one script of Atlas, and a policy with the hash of its style', async () => {
    const page = await addPage();
    const { html, headers } = await site.get(page.path);
    const hash = `'sha256-${createHash('sha256').update(styleOf(html)).digest('base64')}'`;
    const policy = headers.get('content-security-policy') ?? '';
    expect(styleOf(html)).toContain('main{color:teal}');
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${hash}`);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|sha256/);
    // A browser does not run the data for search engines.
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
      '<script type="module" src="/assets/landing-abc.js">',
    ]);
  });

  it('has the title, description and picture of its version in its head', async () => {
    const { html } = await site.get((await addPage()).path);
    expect(html).toContain('<title>Title 1 | Atlas</title>');
    expect(html).toMatch(/property="og:image" content="[^"]*\/api\/share-pictures\/\d+\.png"/);
    expect(html).toContain('content="About it"');
    const hidden = await site.get((await addPage({ funnel: { hidden: true } })).path);
    expect([html.includes('noindex'), hidden.html.includes('noindex')]).toEqual([false, true]);
  });

  it('has the name and description of the product where the version has no words', async () => {
    const page = await addPage();
    await change(async (tx) => {
      await tx.insert(landingPageVersions).values({ pageId: page.id, version: 3, blocks: [], createdAt: TEST_NOW });
      await tx.update(landingPages).set({ publishedVersion: 3 }).where(eq(landingPages.id, page.id));
    });
    const { html } = await site.get(page.path);
    expect(html).toContain('<title>Kickstart | Atlas</title>');
    expect(html).toContain('content="Work from home."');
  });

  it('is not sent again to a browser that has it, drawn or from memory', async () => {
    const page = await addPage();
    const first = await site.get(page.path);
    const etag = first.headers.get('etag') ?? '';
    const again = await site.get(page.path, { 'if-none-match': etag });
    expect([again.status, again.html, again.headers.get('content-security-policy')]).toEqual([
      304,
      '',
      first.headers.get('content-security-policy'),
    ]);
    const other = await serve(app);
    expect((await other.get(page.path, { 'if-none-match': etag })).status).toBe(304);
    other.close();
    expect((await site.get(page.path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const page = await addPage();
    const first = await site.get(page.path, {}, 'HEAD');
    const get = await site.get(page.path);
    const kept = await site.get(page.path, {}, 'HEAD');
    for (const head of [first, kept])
      expect([head.status, head.html, head.headers.get('etag'), head.headers.get('content-length')]).toEqual([
        200,
        '',
        get.headers.get('etag'),
        get.headers.get('content-length'),
      ]);
  });

  it('has four variants, and no browser gets the wrong one', async () => {
    const page = await addPage();
    const low = { cookie: 'low-data=on' };
    const variants = [{}, CHOSEN, low, { cookie: `${CHOSEN.cookie}; low-data=on` }, { 'save-data': 'on', cookie: 'low-data=off' }];
    const [plain, chosen, saving, both, off] = await Promise.all(variants.map((headers) => site.get(page.path, headers)));
    expect([plain, chosen, saving, both].map((one) => one?.html.includes('id="consent"'))).toEqual([true, false, true, false]);
    expect([plain, chosen, saving, both].map((one) => one?.html.includes('data-low-data="on"'))).toEqual([false, false, true, true]);
    expect([plain, saving].map((one) => [one?.html.includes('a.woff2'), one?.html.includes('@font-face')])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(off?.same).toEqual(plain?.same);
    await stored(page);
    const again = async () => {
      for (const [at, headers] of variants.entries())
        expect((await site.get(page.path, headers)).same).toEqual([plain, chosen, saving, both, off][at]?.same);
    };
    expect(await statementsOf(again)).toBe(0);
    expect(drawn).toHaveLength(1);
    for (const one of [plain, chosen, saving, both])
      expect(one?.headers.get('content-security-policy')).toContain(
        createHash('sha256')
          .update(styleOf(one?.html ?? ''))
          .digest('base64'),
      );
  });

  it('is not a page of its own before it is published, and is the plain offer again afterwards', async () => {
    const page = await addPage({ page: { publishedVersion: null } });
    expect((await site.get(page.path)).html).toContain('The plain page');
    await change((tx) => tx.update(landingPages).set({ publishedVersion: 1 }).where(eq(landingPages.id, page.id)));
    expect((await site.get(page.path)).html).toContain('Version 1');
    await change((tx) => tx.update(landingPages).set({ publishedVersion: null }).where(eq(landingPages.id, page.id)));
    expect((await site.get(page.path)).html).toContain('The plain page');
  });
});

describe('a change is shown by the next request', () => {
  const ofProduct = ({ productId }: Page) => eq(products.id, productId);
  const ofFunnel = ({ funnelId }: Page) => eq(funnels.id, funnelId);
  const term = { name: 'Three months', kind: 'instalments', count: 3, createdAt: TEST_NOW } as const;
  let terms = 0;
  const addTerm = async (tx: Db, { funnelId }: Page) => {
    const [row] = await tx
      .insert(paymentTerms)
      .values({ ...term, name: `${term.name} ${++terms}` })
      .returning();
    await tx.insert(funnelPaymentTerms).values({ funnelId, paymentTermId: row?.id ?? 0, position: 1 });
    return row?.id ?? 0;
  };

  it.each<[string, (tx: Db, page: Page) => Promise<unknown>, string]>([
    ['the price', (tx, page) => tx.update(products).set({ priceCentavos: 123_400 }).where(ofProduct(page)), '₱1,234.00'],
    ['the name of the product', (tx, page) => tx.update(products).set({ name: 'Renamed' }).where(ofProduct(page)), '"name":"Renamed"'],
    ['the validity', (tx, page) => tx.update(funnels).set({ validityByDays: 17 }).where(ofFunnel(page)), '17 days'],
    [
      'the end of sales',
      (tx, page) =>
        tx
          .update(funnels)
          .set({ closesAt: after(DAY) })
          .where(ofFunnel(page)),
      after(DAY).toISOString(),
    ],
    ['a term of the funnel', addTerm, '₱333.00'],
    ['the version', (tx, page) => tx.update(landingPages).set({ publishedVersion: 2 }).where(eq(landingPages.id, page.id)), 'Version 2'],
    [
      'the picture of shared links',
      (tx, page) =>
        tx.execute(sql`insert into files (name, media_type, bytes, storage_key, purpose, landing_page_id, created_at)
          values ('share.png', 'image/png', 1, 'uploads/share', 'share', ${page.id}, ${TEST_NOW})`),
      '/api/uploads/',
    ],
  ])('%s', async (_what, work, text) => {
    const page = await addPage();
    const first = await site.get(page.path);
    expect(first.html).not.toContain(text);
    await change((tx) => work(tx, page));
    const next = await site.get(page.path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(next.status).toBe(200);
    expect(next.html).toContain(text);
    expect((await site.get(page.path)).same).toEqual(next.same);
  });

  it('a picture of shared links that was removed', async () => {
    const page = await addPage();
    const values = { name: 'a.png', mediaType: 'image/png', bytes: 1, storageKey: 'uploads/a', purpose: 'share' as const };
    await change((tx) => tx.insert(files).values({ ...values, landingPageId: page.id, createdAt: TEST_NOW }));
    expect((await site.get(page.path)).html).toContain('/api/uploads/');
    await change((tx) => tx.delete(files).where(eq(files.landingPageId, page.id)));
    expect((await site.get(page.path)).html).toContain('/api/share-pictures/');
  });

  it('a payment term that was changed, and one that was archived', async () => {
    const page = await addPage();
    let id = 0;
    await change(async (tx) => (id = await addTerm(tx, page)));
    expect((await site.get(page.path)).html).toContain('₱333.00');
    await change((tx) => tx.update(paymentTerms).set({ surchargeCentavos: 30_000 }).where(eq(paymentTerms.id, id)));
    expect((await site.get(page.path)).html).toContain('₱433.00');
    await change((tx) => tx.update(paymentTerms).set({ archivedAt: TEST_NOW }).where(eq(paymentTerms.id, id)));
    expect((await site.get(page.path)).html).not.toContain('₱433.00');
  });

  it('a setting', async () => {
    const page = await addPage();
    await site.get(page.path);
    await change((tx) => setSetting(tx, 'embed-hosts', 'miro.com'));
    expect((await site.get(page.path)).headers.get('content-security-policy')).toContain('https://miro.com');
  });

  it('a funnel that was closed, and one whose product was archived', async () => {
    for (const close of [
      (tx: Db, page: Page) => tx.update(funnels).set({ closedAt: TEST_NOW }).where(ofFunnel(page)),
      (tx: Db, page: Page) => tx.update(products).set({ archivedAt: TEST_NOW }).where(ofProduct(page)),
    ]) {
      const page = await addPage();
      expect((await site.get(page.path)).status).toBe(200);
      await change((tx) => close(tx, page));
      const { status, headers } = await site.get(page.path);
      expect([status, headers.get('location')]).toEqual([302, `/checkout/closed?funnel=${page.slug}`]);
    }
  });

  it('a redirect rule over its path, for those to whom it applies', async () => {
    const page = await addPage();
    await site.get(page.path);
    const rule = { fromPath: page.path, target: '/free-lessons', createdAt: TEST_NOW };
    await change((tx) => tx.insert(redirectRules).values({ ...rule, audience: 'members' }));
    // It is read each time, because the rule applies to others.
    expect((await site.get(page.path)).html).toContain('Version 1');
    expect(await statementsOf(() => site.get(page.path))).toBeGreaterThan(0);
    await change((tx) => tx.update(redirectRules).set({ audience: 'everyone' }).where(eq(redirectRules.fromPath, page.path)));
    const { status, headers } = await site.get(`${page.path}?fbclid=1`);
    expect([status, headers.get('location')]).toEqual([302, '/free-lessons?fbclid=1']);
    await change((tx) => tx.update(redirectRules).set({ archivedAt: TEST_NOW }).where(eq(redirectRules.fromPath, page.path)));
    expect((await site.get(page.path)).html).toContain('Version 1');
    await stored(page);
    expect(await statementsOf(() => site.get(page.path))).toBe(0);
  });
});

describe('while changes may be missed', () => {
  /** An app that is told about changes by the test only. */
  const told = () => {
    const listeners: (() => void)[] = [];
    const changes = { isListening: true, onChange: (listener: () => void) => void listeners.push(listener) };
    return { of: { ...app, changes } as unknown as App, changes, tell: () => listeners.forEach((listener) => listener()) };
  };

  it('nothing is taken from memory', async () => {
    const { of, changes } = told();
    const other = await serve(of);
    const page = await addPage();
    await other.get(page.path);
    await stored(page);
    changes.isListening = false;
    await db().update(products).set({ priceCentavos: 123_400 }).where(eq(products.id, page.productId));
    for (const path of [page.path, `${page.path}/kristine`]) expect((await other.get(path)).html).toContain('₱1,234.00');
    other.close();
  });

  it('a page is not kept when something changed after its funnel was read', async () => {
    const { of, tell } = told();
    const other = await serve(of);
    const page = await addPage();
    const stop = onStatement((text) => {
      // The funnel and the rules of the path are read by now, and nothing of the page.
      if (!text.includes('redirect_rules')) return;
      stop();
      tell();
    });
    await other.get(page.path);
    await stored(page);
    await db().update(products).set({ description: 'Changed meanwhile.', name: 'Changed' }).where(eq(products.id, page.productId));
    expect((await other.get(page.path)).html).toContain('"name":"Changed"');
    other.close();
  });
});

describe('a page changes by the clock', () => {
  it('at the end of sales', async () => {
    const page = await addPage({ funnel: { closesAt: after(1000) } });
    await site.get(page.path);
    await stored(page);
    app.setNow(after(999));
    expect(await statementsOf(() => site.get(page.path))).toBe(0);
    app.setNow(after(1000));
    expect((await site.get(page.path)).headers.get('location')).toBe(`/checkout/closed?funnel=${page.slug}`);
  });

  it('after the last instant of its product, also when it is first opened at it', async () => {
    const page = await addPage({ product: { expiresAt: after(1000) } });
    app.setNow(after(1000));
    expect((await site.get(page.path)).status).toBe(200);
    app.setNow(after(1001));
    expect((await site.get(page.path)).status).toBe(302);
  });

  it('when a scheduled version becomes public, and is then kept again', async () => {
    const page = await addPage({ page: { scheduledVersion: 2, scheduledAt: after(1000) } });
    expect((await site.get(page.path)).html).toContain('Version 1');
    app.setNow(after(999));
    expect((await site.get(page.path)).html).toContain('Version 1');
    app.setNow(after(1000));
    expect((await site.get(page.path)).html).toContain('Version 2');
    const [second] = await db()
      .select()
      .from(landingPageVersions)
      .where(and(eq(landingPageVersions.pageId, page.id), eq(landingPageVersions.version, 2)));
    await stored({ ...page, versionId: second?.id ?? 0 });
    expect(await statementsOf(() => site.get(page.path))).toBe(0);
  });

  it('in the new year of Manila', async () => {
    const page = await addPage();
    const newYear = Date.parse('2026-01-01T00:00:00+08:00');
    expect((await site.get(page.path)).html).toContain('"year":2025');
    app.setNow(new Date(newYear - 1));
    expect((await site.get(page.path)).html).toContain('"year":2025');
    app.setNow(new Date(newYear));
    expect((await site.get(page.path)).html).toContain('"year":2026');
  });
});

describe('a drawing', () => {
  it('is stored, and used by another process of the same build', async () => {
    const page = await addPage();
    const first = await site.get(page.path);
    await stored(page);
    expect(await drawingOf(page)).toMatchObject({ css: 'main{color:teal}', drawnAt: TEST_NOW });
    const other = await serve(app);
    expect((await other.get(page.path)).same).toEqual(first.same);
    expect(drawn).toHaveLength(1);
    other.close();
  });

  it('is made again by another build, and when the offer differs', async () => {
    const page = await addPage();
    await site.get(page.path);
    await stored(page);
    const other = await serve(app, 'two');
    await other.get(page.path);
    await stored(page, 'two');
    expect(drawn).toHaveLength(2);
    await change((tx) => tx.update(products).set({ priceCentavos: 100 }).where(eq(products.id, page.productId)));
    await other.get(page.path);
    expect(drawn).toHaveLength(3);
    await vi.waitFor(async () => expect((await drawingOf(page))?.html).toContain('₱1.00'));
    other.close();
  });

  it('is used when a new one fails, also of another build', async () => {
    const page = await addPage();
    const first = await site.get(page.path);
    await stored(page);
    isBroken = true;
    const other = await serve(app, 'two');
    const again = await other.get(page.path);
    expect([again.status, again.html]).toEqual([200, first.html]);
    expect(drawn).toHaveLength(2);
    expect((await drawingOf(page))?.builtWith).toBe('one');
    const without = await serve({ ...app, landingRenderer: () => Promise.resolve(null) }, 'three');
    expect((await without.get(page.path, CHOSEN)).html).toContain('Version 1');
    for (const one of [other, without]) one.close();
  });

  it('that fails the first time leaves the plain offer, and is tried again', async () => {
    const page = await addPage();
    isBroken = true;
    expect((await site.get(page.path)).html).toContain('The plain page');
    isBroken = false;
    expect((await site.get(page.path)).html).toContain('Version 1');
  });
});

describe("an affiliate's link", () => {
  const clicksOf = async (page: Page) => {
    await app.buffers.flush();
    return db().select().from(affiliateClicks).where(eq(affiliateClicks.funnelId, page.funnelId));
  };

  it('shows the page with the code, sets the cookie, counts one click, and is not kept', async () => {
    const page = await addPage();
    const plain = await site.get(page.path);
    const linked = await site.get(`${page.path}/kristine`);
    expect(linked.html).toContain('<meta name="atlas-affiliate" content="kristine">');
    expect(linked.html).toContain('Version 1');
    expect([linked.status, linked.headers.get('cache-control'), linked.headers.get('etag')]).toEqual([200, 'no-store', null]);
    expect(linked.headers.getSetCookie()).toEqual([expect.stringContaining(`${ATTRIBUTION_COOKIE}=kristine.`)]);
    expect(await clicksOf(page)).toHaveLength(1);
    const again = await site.get(page.path);
    expect([again.same, again.headers.getSetCookie()]).toEqual([plain.same, []]);
    expect(await statementsOf(() => site.get(`${page.path}/kristine`))).toBeGreaterThan(0);
  });

  it('counts one click and sets one cookie when the page cannot be drawn', async () => {
    const page = await addPage();
    isBroken = true;
    const linked = await site.get(`${page.path}/kristine`);
    expect([linked.html.includes('The plain page'), linked.headers.getSetCookie().length]).toEqual([true, 1]);
    expect(await clicksOf(page)).toHaveLength(1);
  });

  it('of an unknown or suspended affiliate shows the page without a code', async () => {
    const page = await addPage();
    const [suspended] = await db().select().from(affiliates).where(eq(affiliates.state, 'suspended'));
    for (const code of ['nobody', suspended?.code ?? '']) {
      const { html, headers } = await site.get(`${page.path}/${code}`);
      expect([html.includes('Version 1'), html.includes('atlas-affiliate'), headers.getSetCookie()]).toEqual([true, false, []]);
    }
    expect(await clicksOf(page)).toEqual([]);
  });

  it('leads to the page of closed funnels as well', async () => {
    const page = await addPage({ funnel: { closedAt: TEST_NOW } });
    expect((await site.get(`${page.path}/kristine`)).headers.get('location')).toBe(`/checkout/closed?funnel=${page.slug}`);
  });
});

describe('a page of another site', () => {
  const visitsOf = async ({ funnelId }: Page) => {
    await app.buffers.flush();
    const rows = await db().select().from(funnelDays).where(eq(funnelDays.funnelId, funnelId));
    return rows.map(({ day, visits }) => [day, visits]);
  };
  const linked = { page: { template: 'Link a Page' as const, link: 'https://www.example.com/offer?a=1' } };

  it('is redirected to with the query of the request, and a visit is counted', async () => {
    const page = await addPage(linked);
    await change((tx) => setSetting(tx, 'redirect-hosts', 'example.com'));
    const { status, headers } = await site.get(`${page.path}?utm_source=fb`);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      302,
      'https://www.example.com/offer?a=1&utm_source=fb',
      'no-store',
    ]);
    await site.get(page.path, { 'user-agent': 'facebookexternalhit/1.1' });
    await site.get(page.path, { 'sec-purpose': 'prefetch' });
    await site.get(page.path, {}, 'HEAD');
    expect(await visitsOf(page)).toEqual([['2025-11-12', 1]]);
  });

  it('gives the affiliate of a link their credit', async () => {
    const page = await addPage(linked);
    await change((tx) => setSetting(tx, 'redirect-hosts', 'example.com'));
    const { status, headers } = await site.get(`${page.path}/kristine`);
    expect([status, headers.getSetCookie()]).toEqual([302, [expect.stringContaining(`${ATTRIBUTION_COOKIE}=kristine.`)]]);
  });

  it('is not redirected to when its host was removed from the settings: the plain offer is shown', async () => {
    const page = await addPage(linked);
    await change((tx) => setSetting(tx, 'redirect-hosts', 'example.org'));
    const { status, html } = await site.get(page.path);
    expect([status, html.includes('The plain page')]).toEqual([200, true]);
    expect(await visitsOf(page)).toEqual([]);
  });
});

describe('a link to the draft', () => {
  const keyOf = ({ id }: { id: number }, secret = app.secret, now = TEST_NOW) => previewKey(secret, id, now).key;
  const draftOf = (page: Page, key: string) => site.get(`${page.path}?preview=${encodeURIComponent(key)}`);

  it('shows the draft as it is now, which nothing stores or lists', async () => {
    const page = await addPage();
    const { html, status, headers } = await draftOf(page, keyOf(page));
    expect(status).toBe(200);
    expect(html).toContain('The draft');
    expect(html).toContain('<title>Draft: ');
    expect(html).toContain('noindex');
    expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.getSetCookie()]).toEqual(['no-store', 'no-referrer', []]);
    await db()
      .update(landingPages)
      .set({ draft: block('Changed') })
      .where(eq(landingPages.id, page.id));
    expect((await draftOf(page, keyOf(page))).html).toContain('Changed');
    expect((await site.get(page.path)).html).toContain('Version 1');
    expect(await drawingOf(page)).not.toMatchObject({ html: expect.stringContaining('Changed') });
  });

  it('works while the public page is in memory, without a published version, and for a closed funnel', async () => {
    const page = await addPage();
    await site.get(page.path);
    expect((await draftOf(page, keyOf(page))).html).toContain('The draft');
    for (const values of [{ page: { publishedVersion: null } }, { funnel: { closedAt: TEST_NOW } }]) {
      const other = await addPage(values);
      expect((await draftOf(other, keyOf(other))).html).toContain('The draft');
    }
  });

  it('ends after seven days', async () => {
    const page = await addPage();
    const key = keyOf(page);
    app.setNow(after(7 * DAY - 1));
    expect((await draftOf(page, key)).html).toContain('The draft');
    app.setNow(after(7 * DAY));
    expect((await draftOf(page, key)).html).toContain('Version 1');
  });

  it('shows the public page for any other key', async () => {
    const [page, other] = [await addPage(), await addPage()];
    const key = keyOf(page);
    const [id = '', until = '', signature = ''] = key.split('.');
    const turned = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    const keys = [
      keyOf(other),
      keyOf(page, Buffer.from('another secret')),
      `${id}.${until}.${turned}`,
      `${id}.${Number(until) + 1}.${signature}`,
      `${other.id}.${until}.${signature}`,
      `${id}.${until}.`,
      `${key}x`,
      '',
      'x',
    ];
    for (const one of keys) expect([one, (await draftOf(page, one)).html.includes('Version 1')]).toEqual([one, true]);
  });

  it('works with a former secret, and never leads around a redirect rule', async () => {
    const page = await addPage();
    const former = Buffer.from('the former secret');
    const other = await serve({ ...app, formerSecrets: [former] });
    expect((await other.get(`${page.path}?preview=${keyOf(page, former)}`)).html).toContain('The draft');
    other.close();
    await change((tx) => tx.insert(redirectRules).values({ fromPath: page.path, target: '/free-lessons', createdAt: TEST_NOW }));
    expect((await draftOf(page, keyOf(page))).status).toBe(302);
  });
});

describe('an opt-in on a landing page', () => {
  const JSON_ANSWER = { accept: 'application/json' };
  const THANKS = '/thank-you?of=landing-page';
  const maria = (page: Pick<Page, 'slug'>, change_: Record<string, string> = {}) => ({
    page: 'landing-page',
    funnel: page.slug,
    firstName: 'Maria',
    email: `Maria@${page.slug}.example`,
    consent: 'on',
    website: '',
    ...change_,
  });
  const optInsOf = ({ funnelId }: Page) => db().select().from(optIns).where(eq(optIns.funnelId, funnelId));

  it('is stored and counted once, with the version of the consent', async () => {
    const page = await addPage();
    for (let again = 0; again < 2; again++) {
      const { status, headers } = await site.post(maria(page));
      expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, THANKS, 'no-store']);
    }
    const json = await site.post(maria(page), JSON_ANSWER);
    expect([json.status, JSON.parse(json.html)]).toEqual([200, { next: THANKS }]);
    expect(await optInsOf(page)).toMatchObject([
      {
        page: 'landing-page',
        email: `maria@${page.slug}.example`,
        firstName: 'Maria',
        consent: true,
        consentVersion: OPT_IN_CONSENT_VERSION,
        userId: null,
        affiliateId: null,
      },
    ]);
    const days = await db().select().from(funnelDays).where(eq(funnelDays.funnelId, page.funnelId));
    expect(days).toMatchObject([{ day: '2025-11-12', optIns: 1 }]);
  });

  it('remembers the affiliate whose link brought the visitor', async () => {
    const page = await addPage();
    await site.post(maria(page), { cookie: `${ATTRIBUTION_COOKIE}=kristine.Zk3f9Qm1Xw0a7LtB` });
    const [kristine] = await db().select().from(affiliates).where(eq(affiliates.code, 'kristine'));
    expect(await optInsOf(page)).toMatchObject([{ affiliateId: kristine?.id }]);
  });

  it('thanks a program that fills in every field, and stores nothing', async () => {
    const page = await addPage();
    const { status, headers } = await site.post(maria(page, { website: 'https://spam.example' }));
    expect([status, headers.get('location')]).toEqual([303, THANKS]);
    expect(await optInsOf(page)).toEqual([]);
  });

  it('leads to the page of closed funnels when the funnel does not sell, and stores nothing', async () => {
    for (const funnel of [{ closedAt: TEST_NOW }, { closesAt: TEST_NOW }, { opensAt: after(1) }]) {
      const page = await addPage({ funnel });
      const next = `/checkout/closed?funnel=${page.slug}`;
      expect((await site.post(maria(page))).headers.get('location')).toBe(next);
      expect(JSON.parse((await site.post(maria(page), JSON_ANSWER)).html)).toEqual({ next });
      expect(await optInsOf(page)).toEqual([]);
    }
    expect((await site.post(maria({ slug: 'no-such-funnel' }))).headers.get('location')).toBe('/checkout/closed?funnel=no-such-funnel');
  });

  it('that is rejected shows the page again with what was typed, and keeps none of it', async () => {
    const page = await addPage();
    const typed = { firstName: 'Maria', email: 'maria', consent: '' };
    const { status, html, headers } = await site.post(maria(page, typed));
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(html).toContain('Version 1');
    expect(drawn.at(-1)?.posted).toEqual({
      values: typed,
      text: FORM_INVALID,
      fields: { email: expect.stringContaining('Enter a valid email address'), consent: CONSENT_NEEDED },
    });
    expect(headers.get('content-security-policy')).toContain(createHash('sha256').update(styleOf(html)).digest('base64'));
    expect((await site.get(page.path)).html).not.toContain('posted');
    await stored(page);
    expect((await drawingOf(page))?.html).not.toContain('posted');
    expect(await optInsOf(page)).toEqual([]);
  });

  it('that is rejected has its errors as JSON', async () => {
    const page = await addPage();
    const { status, html } = await site.post(maria(page, { email: '', consent: '' }), JSON_ANSWER);
    expect([status, JSON.parse(html)]).toEqual([
      400,
      { error: FORM_INVALID, fieldErrors: { email: 'Email is required', consent: CONSENT_NEEDED } },
    ]);
  });

  it.each(['', '..', '/', '//evil.example', 'a b', '\ud800', 'x'.repeat(81), 'no-such-funnel'])(
    'that is rejected, on the page %j which does not exist, still has an answer',
    async (slug) => {
      const rejected = await site.post(maria({ slug }, { email: '' }));
      expect([rejected.status, rejected.html.includes('The plain page')]).toEqual([400, true]);
      expect((await site.post(maria({ slug }, { email: '' }), JSON_ANSWER)).status).toBe(400);
    },
  );

  it('that is rejected shows the plain page when the landing page cannot be drawn', async () => {
    const page = await addPage();
    isBroken = true;
    const { status, html } = await site.post(maria(page, { email: 'maria' }));
    expect([status, html.includes('The plain page'), html.includes('"email":"maria"')]).toEqual([400, true, true]);
  });

  it('is refused from another site, and when it is too large', async () => {
    const page = await addPage();
    expect((await site.post(maria(page), { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await site.post(maria(page), { origin: 'null' })).status).toBe(403);
    expect((await site.post(maria(page, { firstName: 'M'.repeat(5000) }))).status).toBe(413);
    expect(await optInsOf(page)).toEqual([]);
  });

  it('is limited by network, and says how long to wait', async () => {
    const page = await addPage();
    let taken = 0;
    const full = { ...app, limits: { ...app.limits } };
    const limited = await testApp({ demo: false, settings: { RATE_LIMITS: 'on' } });
    full.limits = limited.limits;
    const other = await serve(full);
    const { attempts } = RATE_LIMITS.optInNetwork;
    for (; taken < attempts; taken++) await limited.limits.take('optInNetwork', '127.0.0.1');
    const form = await other.post(maria(page));
    expect([form.status, Number(form.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(drawn.at(-1)?.posted).toMatchObject({ text: expect.stringContaining('Wait'), values: { firstName: 'Maria' }, fields: {} });
    expect((await other.post(maria(page), JSON_ANSWER)).status).toBe(429);
    expect(await optInsOf(page)).toEqual([]);
    other.close();
    await limited.close();
  });
});
