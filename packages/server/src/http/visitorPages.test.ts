import { mkdtempSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginPath, matchRoute, routePath } from '@atlas/domain/navigation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../graphql/schema.ts';
import { createGraphQL } from '../graphql/serve.ts';
import { onStatement } from '../db/pool.ts';
import { funnels } from '../modules/funnels/tables.ts';
import { products } from '../modules/products/tables.ts';
import { settings } from '../modules/settings/tables.ts';
import { testApp, TEST_NOW, type TestApp } from '../testing/testApp.ts';
import { createHttpServer } from './server.ts';
import type { Renderer } from './renderer.ts';
import { createSite } from './site.ts';
import { documentsOf } from '../testing/testServer.ts';

/** An open funnel without a landing page. */
const FUNNEL = '/starter-training';

/**
 * The rendered pages. Each contains everything a page can: its address, the session, the response,
 * the form.
 */
const rendered: string[] = [];
const renderer: Renderer = {
  prepareRenderer: () => Promise.resolve(),
  planPage: (href, user) => {
    const { pathname } = new URL(href, 'http://atlas.invalid');
    const { route } = matchRoute(pathname) ?? {};
    const screen = (name: 'home' | 'login' | 'signup' | 'mainAffiliateLink') => ({ name, audience: 'public' as const });
    if (route?.name === 'mainAffiliateLink') {
      const query = { id: 'funnel', variables: { slug: pathname.slice(1) } };
      return Promise.resolve({ href, screen: screen('mainAffiliateLink'), frame: 'visitor', query, subject: 'publicPage.funnel' });
    }
    if (route?.name === 'login' || route?.name === 'signup') return Promise.resolve({ href, screen: screen(route.name), frame: 'none' });
    return Promise.resolve({ href: user ? href : loginPath(href), screen: screen(user ? 'home' : 'login'), frame: 'none' });
  },
  renderPage: ({ href, session, query, form, lowData }, asksConsent) => {
    rendered.push(href);
    if (failing) return Promise.reject(new Error('This screen throws'));
    const received = JSON.stringify([href, session.user?.email, query?.response, form?.values, lowData]);
    const consent = asksConsent ? '<form id="consent"></form>' : '';
    return Promise.resolve({
      html: `<p>${received}</p>`,
      consent,
      title: 'Page | Atlas',
      styles: ['<style>p{color:red}</style>'],
      parts: [],
    });
  },
};

let app: TestApp;
let server: Server;
let address: string;
let member: string;
let failing = false;
beforeAll(async () => {
  app = await testApp();
  const folder = mkdtempSync(join(tmpdir(), 'atlas-pages-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Atlas</title><link rel="preload" as="font" href="/a.woff2"><!--preloads--></head><body><!--consent--><!--page--><!--data--></body></html>',
  );
  const manifest = {
    routes: {},
    frames: { none: [], visitor: [], bar: [], teamBar: [], sidebar: [] },
    parts: {},
    landing: 'assets/landing.js',
    csp: { scripts: ['sha256-a'], styles: ['sha256-b'] },
  };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(manifest));
  const documents = documentsOf({ funnel: 'query Funnel($slug: String!) { publicPage(slug: $slug) { funnel { name price } } }' });
  const graphql = createGraphQL({ schema, documents, trustedOnly: true, log: app.log, metrics: app.metrics });
  server = createHttpServer(app, graphql, createSite(app, graphql, renderer, folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signedIn = await fetch(`${address}/api/auth`, {
    method: 'POST',
    body: JSON.stringify({ method: 'login', username: 'member@atlas.example', password: app.settings.demoPassword }),
  });
  member = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

// Each test begins in a separate minute, and so with an empty cache.
let minute = 0;
beforeEach(() => {
  app.setNow(new Date(TEST_NOW.getTime() + ++minute * 120_000));
  rendered.length = 0;
  failing = false;
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(address + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity', ...headers } });
  const { status } = response;
  const [etag, cacheControl, policy] = ['etag', 'cache-control', 'content-security-policy'].map((name) => response.headers.get(name));
  return { status, etag, cacheControl, policy, html: await response.text() };
}
const KEPT = 'private, no-cache';
const NOT_KEPT = 'private, no-store';

describe('a page for signed-out visitors', () => {
  it('redirects signed-in members, with an uncached response', async () => {
    const answer = await fetch(`${address}/login?redirectTo=%2Fcourses%2Fmy-courses`, { redirect: 'manual', headers: { cookie: member } });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      '/courses/my-courses',
      'no-store',
    ]);
  });

  it('is shown to members when it confirms an email address', async () => {
    expect((await get('/login?confirm=abc', { cookie: member })).status).toBe(200);
  });
});

describe("a visitor's page", () => {
  it.each(['/login', '/signup', '/', FUNNEL])('%s is rendered once, and is the same for the next visitor', async (path) => {
    const first = await get(path);
    const second = await get(path);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ status: 200, cacheControl: KEPT });
    expect(rendered).toHaveLength(1);
  });

  it('is not sent again to a browser that has it; the policy and the rules are', async () => {
    const { etag, policy, cacheControl } = await get(FUNNEL);
    const again = await get(FUNNEL, { 'if-none-match': etag ?? '' });
    expect(again).toEqual({ status: 304, etag, policy, cacheControl, html: '' });
    expect(policy).toContain("style-src 'self' 'sha256-b' 'sha256-");
  });

  it.each([
    ['/login', 0],
    [FUNNEL, 1],
  ])('%s costs the same number of statements, rendered or cached: %i', async (path, expected) => {
    await get(path);
    let statements = 0;
    const stop = onStatement(() => statements++);
    try {
      await get(path);
      expect(statements).toBe(expected);
      app.setNow(new Date(app.clock.now().getTime() + 60_000));
      await get(path);
      expect(statements).toBe(2 * expected);
    } finally {
      stop();
    }
  });

  it('is the same for any tracking parameters, and repeats none of them', async () => {
    const plain = await get(FUNNEL);
    for (let click = 0; click < 50; click++)
      expect(await get(`${FUNNEL}?fbclid=IwAR${click}&utm_source=fb&utm_campaign=%3Cscript%3E${click}`)).toEqual(plain);
    expect(rendered).toEqual([FUNNEL]);
  });

  it('differs by its path: home is shared with another preview than the sign-in page', async () => {
    const [home, login] = [await get('/'), await get('/login')];
    expect(home.html).not.toBe(login.html);
    expect(await get('/')).toEqual(home);
    expect(await get('/login')).toEqual(login);
  });

  it('is rendered again each minute, for the instant at which the minute began', async () => {
    const at = (ms: number) => app.setNow(new Date(TEST_NOW.getTime() + 3_600_000 + ms));
    const nowIn = (html: string) => /"now":"(.*?)"/.exec(html)?.[1];
    at(0);
    const first = await get('/login');
    at(59_999);
    expect(await get('/login')).toEqual(first);
    at(60_000);
    const next = await get('/login');
    expect([first, next].map(({ html }) => nowIn(html))).toEqual(['2025-11-12T03:00:00.000Z', '2025-11-12T03:01:00.000Z']);
    expect(next.etag).not.toBe(first.etag);
  });

  it('shows a change at once', async () => {
    const { db } = app.database;
    const [funnel] = await db
      .select()
      .from(funnels)
      .where(eq(funnels.slug, FUNNEL.slice(1)));
    const product = eq(products.id, funnel?.productId ?? 0);
    const [before] = await db.select().from(products).where(product);
    const { etag } = await get(FUNNEL);
    try {
      await db.update(products).set({ priceCentavos: 123_400 }).where(product);
      const changed = await get(FUNNEL, { 'if-none-match': etag ?? '' });
      expect(changed.status).toBe(200);
      expect(changed.html).toContain('"price":1234}');
      // This text appears only in the preview of the page.
      await db.update(products).set({ description: 'A new description.' }).where(product);
      expect((await get(FUNNEL)).html).toContain('content="A new description."');
      await db
        .update(funnels)
        .set({ closedAt: TEST_NOW })
        .where(eq(funnels.id, funnel?.id ?? 0));
      // It leads to the page of closed funnels, today.
      expect(await get(FUNNEL, { 'if-none-match': etag ?? '' })).toMatchObject({ status: 302, etag: null, cacheControl: 'no-store' });
    } finally {
      await db.update(products).set({ priceCentavos: before?.priceCentavos, description: before?.description }).where(product);
      await db
        .update(funnels)
        .set({ closedAt: null })
        .where(eq(funnels.id, funnel?.id ?? 0));
    }
  });

  it('has the policy of the current setting', async () => {
    const { db } = app.database;
    const ofHosts = eq(settings.name, 'embed-hosts');
    const [before] = await db.select().from(settings).where(ofHosts);
    const { etag } = await get('/login');
    try {
      await db.update(settings).set({ value: 'miro.com' }).where(ofHosts);
      app.values.forget();
      const answer = await get('/login', { 'if-none-match': etag ?? '' });
      expect(answer.status).toBe(200);
      expect(answer.policy).toContain('https://miro.com');
    } finally {
      await db.update(settings).set({ value: before?.value }).where(ofHosts);
      app.values.forget();
    }
  });
});

describe('low data', () => {
  const LOW = { cookie: 'low-data=on' };

  it('renders another page at the same address: without the font, and with the mode in its data', async () => {
    const [plain, low] = [await get('/login'), await get('/login', LOW)];
    expect(plain.html).toContain('a.woff2');
    expect(plain.html).not.toMatch(/low-?data/i);
    expect(low.html).toContain('<html data-low-data="on" lang="en">');
    expect(low.html).toContain('"lowData":"on"');
    expect(low.html).not.toContain('a.woff2');
    expect(low.etag).not.toBe(plain.etag);
  });

  it('is offered to a browser that sends Save-Data, until it has chosen', async () => {
    const offered = await get('/login', { 'save-data': 'on' });
    expect(offered.html).toContain('<html data-low-data="offered" lang="en">');
    expect(offered.html).toContain('a.woff2');
    expect(await get('/login', { 'save-data': 'on', cookie: 'low-data=off' })).toEqual(await get('/login'));
    expect(await get('/login', { 'save-data': 'on', ...LOW })).toEqual(await get('/login', LOW));
  });

  it('pages with and without low data are cached separately, and no browser gets the wrong one', async () => {
    for (let visit = 0; visit < 3; visit++)
      for (const headers of [{}, LOW, { 'save-data': 'on' }])
        expect(await get(FUNNEL, headers)).toMatchObject({ status: 200, cacheControl: KEPT });
    expect(rendered).toHaveLength(3);
    const { etag } = await get(FUNNEL);
    expect((await get(FUNNEL, { ...LOW, 'if-none-match': etag ?? '' })).status).toBe(200);
    expect((await get(FUNNEL, { 'if-none-match': etag ?? '' })).status).toBe(304);
    const { headers } = await fetch(address + FUNNEL);
    expect(headers.get('vary')).toBe('accept-encoding, cookie, save-data');
  });

  it('also applies to signed-in members', async () => {
    const own = await get(FUNNEL, { cookie: `${member}; low-data=on` });
    expect(own.html).toContain('"lowData":"on"');
    expect(own.html).toContain('member@atlas.example');
  });
});

describe('the question about cookies', () => {
  const BAR = '<form id="consent">';
  const CHOSEN = { cookie: 'atlas-consent=1..q3Zk8mVw1PsT5xYb' };

  it('is part of visitors’ pages until they choose', async () => {
    expect((await get(FUNNEL)).html).toContain(BAR);
    expect((await get(FUNNEL, CHOSEN)).html).not.toContain(BAR);
    expect((await get(FUNNEL, { cookie: 'atlas-consent=0.sm.q3Zk8mVw1PsT5xYb' })).html).toContain(BAR);
    expect((await get('/login')).html).not.toContain(BAR);
  });

  it('pages with and without it are cached separately, and no browser gets the wrong one', async () => {
    for (let visit = 0; visit < 3; visit++)
      for (const headers of [{}, CHOSEN]) expect(await get(FUNNEL, headers)).toMatchObject({ status: 200, cacheControl: KEPT });
    expect(rendered).toHaveLength(2);
    const { etag } = await get(FUNNEL);
    expect((await get(FUNNEL, { ...CHOSEN, 'if-none-match': etag ?? '' })).status).toBe(200);
    expect((await get(FUNNEL, { 'if-none-match': etag ?? '' })).status).toBe(304);
    // The page is the same for every choice.
    const other = await get(FUNNEL, { cookie: 'atlas-consent=1.sm.AAAAAAAAAAAAAAAA' });
    expect(other).toEqual(await get(FUNNEL, CHOSEN));
    expect(rendered).toHaveLength(2);
  });
});

describe('personal pages', () => {
  it('are rendered for each reader, and no text of one reaches another', async () => {
    const secret = 'ana.reyes@example.com';
    const given = await get(`/signup?email=${secret}&fbclid=1`);
    expect(given).toMatchObject({ status: 200, etag: null, cacheControl: NOT_KEPT });
    expect(given.html).toContain(secret);
    const [next, other] = [await get('/signup'), await get('/signup?email=ben@example.com')];
    expect(next.html + other.html).not.toContain(secret);
    expect(other.html).toContain('ben@example.com');
  });

  it.each(['/login?redirectTo=%2Fcourses%2Fmy-courses', '/courses/my-courses?filter=watching', `${FUNNEL}?affiliate-code=kristine`])(
    '%s is rendered each time',
    async (path) => {
      for (let visit = 0; visit < 2; visit++) expect(await get(path)).toMatchObject({ status: 200, etag: null, cacheControl: NOT_KEPT });
      expect(rendered).toHaveLength(2);
    },
  );

  it("a signed-in member's page is neither cached nor taken from the cache", async () => {
    const visitors = await get(FUNNEL);
    for (let visit = 0; visit < 2; visit++) {
      const own = await get(FUNNEL, { cookie: member, 'if-none-match': visitors.etag ?? '' });
      expect(own).toMatchObject({ status: 200, etag: null, cacheControl: NOT_KEPT });
      expect(own.html).toContain('member@atlas.example');
    }
    expect(await get(FUNNEL)).toEqual(visitors);
    expect(rendered).toHaveLength(3);
  });

  it('nor when the member is the first to request it', async () => {
    await get(FUNNEL, { cookie: member });
    expect((await get(FUNNEL)).html).not.toContain('member@atlas.example');
  });

  it('an expired session counts as a visitor', async () => {
    const visitors = await get(FUNNEL);
    expect(await get(FUNNEL, { cookie: 'session=0000; device=abc; last-write=0/1' })).toEqual(visitors);
  });

  it('a rejected form is not cached', async () => {
    const posted = await fetch(`${address}${routePath('login')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-encoding': 'identity' },
      body: new URLSearchParams({ email: 'ana.reyes@example.com', password: 'wrong' }),
    });
    expect([posted.status, posted.headers.get('cache-control'), posted.headers.get('etag')]).toEqual([400, NOT_KEPT, null]);
    expect(await posted.text()).toContain('ana.reyes@example.com');
    expect((await get('/login')).html).not.toContain('ana.reyes@example.com');
  });

  it('a page that does not exist is not cached', async () => {
    for (let visit = 0; visit < 2; visit++)
      expect(await get('/no-such-funnel')).toMatchObject({ status: 404, etag: null, cacheControl: NOT_KEPT });
    expect(rendered).toHaveLength(2);
  });

  it('a page that could not be rendered is not cached', async () => {
    failing = true;
    expect(await get('/login')).toMatchObject({ status: 200, etag: null, cacheControl: NOT_KEPT });
    failing = false;
    expect((await get('/login')).html).toContain('<p>');
  });
});
