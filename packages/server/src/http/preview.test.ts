import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchRoute, pageTitle, type RouteName } from '@atlas/domain/navigation';
import { createContext, type Context } from '../commands/context.ts';
import { createGraphQL } from '../graphql/serve.ts';
import { schema } from '../graphql/schema.ts';
import { forms } from '../modules/forms/tables.ts';
import { funnels } from '../modules/funnels/tables.ts';
import { products } from '../modules/products/tables.ts';
import { resources } from '../modules/resources/tables.ts';
import { TEST_NOW, testApp, type TestApp } from '../testing/testApp.ts';
import { previewTags } from './preview.ts';
import type { Renderer } from './renderer.ts';
import { createSite } from './site.ts';
import { contextOf, documentsOf } from '../testing/testServer.ts';

const PUBLIC_URL = 'https://atlas.example';
const ROUTES: readonly RouteName[] = [
  'home',
  'login',
  'signup',
  'forgotPassword',
  'freelancing',
  'freeLessons',
  'twelveDayChallenge',
  'freeTraining',
  'publicResources',
  'publicResource',
  'changelog',
  'privacyPolicy',
  'refundPolicy',
  'termsConditions',
  'viewForm',
  'affiliateLink',
  'viewCourses',
];
const NASTY = '<script>alert("x")</script> & \'Co\' $& <!--preloads-->';

let app: TestApp;
let server: Server;
let address: string;
/** The context of the reader; null for a visitor, as for services that read pages for a preview. */
let context: Context | null = null;
beforeAll(async () => {
  app = await testApp({ settings: { PUBLIC_URL } });
  const folder = mkdtempSync(join(tmpdir(), 'atlas-preview-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Atlas</title><!--preloads--></head><body><!--data--></body></html>',
  );
  const known: readonly RouteName[] = [...ROUTES, 'mainAffiliateLink'];
  const renderer: Renderer = {
    prepareRenderer: () => Promise.resolve(),
    planPage: (href) => {
      const { pathname } = new URL(href, 'http://atlas.invalid');
      const match = matchRoute(pathname);
      const name = match && known.includes(match.route.name) ? match.route.name : null;
      const funnel = name === 'mainAffiliateLink' && {
        query: { id: 'funnel', variables: { ...match?.params } },
        subject: 'publicPage.funnel',
      };
      return Promise.resolve({ href, screen: name && { name, audience: 'public' }, frame: 'none', ...funnel });
    },
    renderPage: ({ href }) =>
      Promise.resolve({
        html: '',
        title: pageTitle(matchRoute(new URL(href, 'http://atlas.invalid').pathname)?.route.title),
        styles: [],
        parts: [],
      }),
  };
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({
      routes: {},
      frames: { none: [], visitor: [], bar: [], teamBar: [], sidebar: [] },
      parts: {},
      landing: 'assets/landing.js',
      csp: { scripts: [], styles: [] },
    }),
  );
  const documents = documentsOf({
    funnel: 'query Funnel($slug: String!, $affLink: String) { publicPage(slug: $slug, affLink: $affLink) { funnel { name } } }',
  });
  const site = createSite(
    app,
    createGraphQL({ schema, documents, trustedOnly: true, log: app.log, metrics: app.metrics }),
    renderer,
    folder,
  );
  const visitor = { ip: null, userAgent: null, requestId: 'test' };
  server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://atlas.invalid');
    void site?.page(req, res, url, context ?? createContext(app, visitor, null));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await app.close();
});

const UNESCAPED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const unescape = (text: string) => text.replaceAll(/&(?:lt|gt|quot|amp);/g, (sign) => UNESCAPED[sign] ?? sign);

/** Reads the head of a page as a service does that shows a shared link. */
function readHead(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [
    name,
    unescape(content),
  ]);
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  return { ...Object.fromEntries(tags), pageTitle: unescape(title), ...(canonical !== undefined && { canonical: unescape(canonical) }) };
}
const LD = /<script type="application\/ld\+json">(.*?)<\/script>/;
const dataOf = (html: string): unknown => JSON.parse(LD.exec(html)?.[1] ?? 'null');
async function get(path: string, encoding = 'identity') {
  const response = await fetch(address + path, { headers: { 'accept-encoding': encoding } });
  const html = await response.text();
  return { status: response.status, html, head: readHead(html), encoding: response.headers.get('content-encoding') };
}

describe('every page for sharing', () => {
  it.each([
    ['/', 'Home | Atlas', /3-part work-from-home/],
    ['/login', 'Log in | Atlas', /3-part work-from-home/],
    ['/signup', 'Sign up | Atlas', /3-part work-from-home/],
    ['/freelancing', 'Freelancing training | Atlas', /^3-part work-from-home freelancing video training series$/],
    ['/free-lessons', 'Free lessons | Atlas', /Free lessons/],
    ['/12-day-challenge', '12-Day Challenge | Atlas', /12-Day Challenge/],
    ['/free-training', 'Free training | Atlas', /workshop/],
    ['/resources/public', 'Resources | Atlas', /resources/],
    ['/changelog', 'What’s new | Atlas', /What’s new in Atlas/],
    ['/privacy-policy', 'Privacy Policy | Atlas', /Privacy Policy/],
    ['/refund-policy', 'Refund Policy | Atlas', /Refund Policy/],
    ['/terms-conditions', 'Terms and Conditions | Atlas', /Terms and Conditions/],
  ])('%s describes itself, with a picture and absolute addresses', async (path, pageTitle, title) => {
    const { status, head } = await get(`${path}?utm_source=fb`);
    expect(status).toBe(200);
    expect(head).toMatchObject({
      pageTitle,
      'og:type': 'website',
      'og:url': PUBLIC_URL + path,
      'og:image': `${PUBLIC_URL}/preview.png`,
      'twitter:card': 'summary_large_image',
      canonical: PUBLIC_URL + path,
    });
    expect(head['og:title']).toMatch(title);
    expect(head['description']).toMatch(/\S{3}/);
    expect(head['og:description']).toBe(head['description']);
  });

  it.each([
    ['/', undefined],
    ['/freelancing', undefined],
    ['/privacy-policy', undefined],
    ['/login', 'noindex'],
    ['/signup', 'noindex'],
  ])('%s is listed by search engines, except: %s', async (path, robots) => expect((await get(path)).head['robots']).toBe(robots));

  it('arrives complete in each encoding', async () => {
    const plain = await get('/freelancing');
    for (const encoding of ['br', 'gzip']) {
      const compressed = await get('/freelancing', encoding);
      expect([compressed.encoding, compressed.head]).toEqual([encoding, plain.head]);
    }
  });

  it('has a picture of the stated size, below 100 kB', () => {
    const file = readFileSync(join(import.meta.dirname, '../../../../app/public/preview.png'));
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(file.length).toBeLessThan(100_000);
  });
});

describe('a page about a record', () => {
  it('of a funnel has its name and description, under its canonical address', async () => {
    const { head } = await get('/Freelancing-Course');
    const [product] = await app.database.db
      .select({ name: products.name, description: products.description })
      .from(funnels)
      .innerJoin(products, eq(products.id, funnels.productId))
      .where(eq(funnels.slug, 'freelancing-course'));
    expect(head['og:title']).toBe(product?.name);
    expect(head['pageTitle']).toBe(`${product?.name} | Atlas`);
    expect(head['description']?.slice(0, 40)).toBe(product?.description.slice(0, 40));
    expect([head['og:url'], head['canonical']]).toEqual([`${PUBLIC_URL}/freelancing-course`, `${PUBLIC_URL}/freelancing-course`]);
  });

  it('of a funnel describes what is sold, its price and its closing date to search engines', async () => {
    const { db } = app.database;
    const [product] = await db
      .insert(products)
      .values({ createdAt: TEST_NOW, name: 'Rates & proposals', description: '**Two** evenings.', priceCentavos: 349_950 })
      .returning();
    // Midnight between 30 November and 1 December in Manila.
    const closesAt = new Date('2025-11-30T16:00:00Z');
    await db.insert(funnels).values({ createdAt: TEST_NOW, name: 'x', productId: product?.id ?? 0, slug: 'rates', closesAt });
    const { html, head } = await get('/rates?fbclid=1');
    expect(head['robots']).toBeUndefined();
    expect(dataOf(html)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Rates & proposals',
      description: 'Two evenings.',
      url: `${PUBLIC_URL}/rates`,
      image: `${PUBLIC_URL}/preview.png`,
      brand: { '@type': 'Brand', name: 'Atlas' },
      offers: {
        '@type': 'Offer',
        url: `${PUBLIC_URL}/rates`,
        price: '3499.50',
        priceCurrency: 'PHP',
        availability: 'https://schema.org/InStock',
        priceValidUntil: '2025-11-30',
      },
    });
  });

  it('of a hidden funnel can be shared, and is not listed', async () => {
    const { db } = app.database;
    const [product] = await db.insert(products).values({ createdAt: TEST_NOW, name: 'Alumni', priceCentavos: 0 }).returning();
    await db.insert(funnels).values({ createdAt: TEST_NOW, name: 'x', productId: product?.id ?? 0, slug: 'alumni', hidden: true });
    const { head } = await get('/alumni');
    expect(head).toMatchObject({ 'og:title': 'Alumni', robots: 'noindex' });
  });

  it("of a funnel keeps the affiliate's part in the shared address, not in the canonical one", async () => {
    const { head } = await get('/freelancing-course/kristine%20abad');
    expect(head['og:url']).toBe(`${PUBLIC_URL}/freelancing-course/kristine%20abad`);
    expect(head['canonical']).toBe(`${PUBLIC_URL}/freelancing-course`);
  });

  it('escapes the text of the record', async () => {
    const { db } = app.database;
    const [product] = await db
      .insert(products)
      .values({ createdAt: TEST_NOW, name: NASTY, description: `" onload="alert(1) ${NASTY}`, priceCentavos: 0 })
      .returning();
    await db.insert(funnels).values({ createdAt: TEST_NOW, name: NASTY, productId: product?.id ?? 0, slug: 'nasty' });
    const { html, head } = await get('/nasty');
    expect(head['pageTitle']).toBe(`${NASTY} | Atlas`);
    expect(head['og:title']).toBe(NASTY);
    const withoutData = html.replaceAll(/<script type="application\/(?:ld\+)?json".*?<\/script>/g, '');
    expect(withoutData).not.toMatch(/<script>alert|" onload=/);
    expect(dataOf(html)).toMatchObject({ name: NASTY });
  });

  it('of a public resource has one, of any other resource none', async () => {
    const { db } = app.database;
    const values = {
      name: 'Rate card',
      description: '## What it is\n\nA **rate card** to [copy](https://x.example).',
      kind: 'link' as const,
      url: 'https://x.example',
    };
    const [open] = await db
      .insert(resources)
      .values({ createdAt: TEST_NOW, publishedAt: TEST_NOW, ...values, isPublic: true })
      .returning({ id: resources.id });
    const [closed] = await db
      .insert(resources)
      .values({ createdAt: TEST_NOW, publishedAt: TEST_NOW, ...values, name: 'Secret card' })
      .returning({ id: resources.id });
    const { head } = await get(`/resources/public/${open?.id}`);
    expect(head).toMatchObject({ pageTitle: 'Rate card | Atlas', description: 'What it is A rate card to copy.' });
    expect(head['og:url']).toBe(`${PUBLIC_URL}/resources/public/${open?.id}`);
    expect((await get(`/resources/public/${closed?.id}`)).html).not.toContain('Secret');
  });

  it('of an open form has one, of a draft none', async () => {
    const { db } = app.database;
    await db.insert(forms).values([
      { createdAt: TEST_NOW, slug: 'Feedback-Now', title: 'How was the workshop?', description: '', state: 'open' },
      { createdAt: TEST_NOW, slug: 'draft-form', title: 'Not yet', state: 'draft' },
    ]);
    const { head } = await get('/form/feedback-now');
    expect(head).toMatchObject({ pageTitle: 'How was the workshop? | Atlas', canonical: `${PUBLIC_URL}/form/Feedback-Now` });
    expect(head['description']).toMatch(/\S{3}/);
    expect((await get('/form/draft-form')).html).not.toContain('Not yet');
  });

  it('truncates a long text', () => {
    const tags = previewTags({ title: 'x', description: 'kape '.repeat(100), path: '/x', isIndexed: true }, PUBLIC_URL);
    expect(readHead(tags)['description']).toMatch(/^(kape ?){40}…$/);
  });
});

describe('a page that is not for sharing', () => {
  it.each([
    ['an unknown slug', '/no-such-funnel', 404],
    ['a path of no route', '/one/two/three/four', 404],
    ['a private page of a visitor', '/courses/my-courses', 200],
    ['a form for a forgotten password', '/forgot-password', 200],
  ])('%s has no preview', async (_, path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.html).not.toMatch(/og:|canonical|ld\+json/);
    expect(answer.head['robots']).toBe('noindex');
    expect(answer.html).toMatch(/<title>.* \| Atlas<\/title>|<title>Atlas<\/title>/);
  });

  it('home of a signed-in member has none', async () => {
    context = await contextOf(app, 'member');
    try {
      const { html, head } = await get('/');
      expect(head['pageTitle']).toBe('Home | Atlas');
      expect(html).not.toContain('og:');
    } finally {
      context = null;
    }
  });
});
