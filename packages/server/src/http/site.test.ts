import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchRoute } from '@atlas/domain/navigation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../commands/context.ts';
import { createGraphQL } from '../graphql/serve.ts';
import { schema } from '../graphql/schema.ts';
import { findSession, insertSession } from '../modules/auth/sessionRepo.ts';
import { hashToken } from '../modules/auth/tokens.ts';
import { settings } from '../modules/settings/tables.ts';
import { testApp, TEST_NOW, type TestApp } from '../testing/testApp.ts';
import { onPageStep, PAGE_STEPS } from './pageSteps.ts';
import type { PagePlan, Renderer } from './renderer.ts';
import { createSite, type SiteManifest } from './site.ts';
import { documentsOf } from '../testing/testServer.ts';

const TEMPLATE =
  '<!doctype html><html><head><title>Atlas</title><!--preloads--></head><body><div id="root"><!--page--></div><!--data--></body></html>';
const MANIFEST: SiteManifest = {
  routes: {
    home: { member: ['assets/home.js', 'assets/relay.js'] },
    login: { public: ['assets/login.js'] },
    mainAffiliateLink: { public: ['assets/funnel.js'] },
    'infoLogsReport?tab=jobs': { staff: ['assets/jobs.js'] },
  },
  frames: { none: [], visitor: [], bar: [], teamBar: [], sidebar: ['assets/sidebar.js'] },
  parts: { Player: ['assets/player.js', 'assets/relay.js'], Other: ['assets/other.js'] },
  landing: 'assets/landing.js',
  csp: { scripts: ['sha256-script'], styles: ['sha256-style'] },
};

const PLANS: Record<string, PagePlan> = {
  '/': { href: '/', screen: { name: 'home', audience: 'member' }, frame: 'bar', query: { id: 'home', variables: {} } },
  '/info-logs-report?tab=jobs': {
    href: '/info-logs-report?tab=jobs',
    screen: { name: 'infoLogsReport', audience: 'staff', tab: 'jobs' },
    frame: 'none',
  },
  // The access level may open this page but not its data.
  '/profile/liza-manalo': {
    href: '/profile/liza-manalo',
    screen: { name: 'profile', audience: 'member' },
    frame: 'bar',
    query: { id: 'stages', variables: {} },
    subject: 'viewer.stages',
  },
  '/courses/my-courses?filter=watching&after=x': {
    href: '/courses/my-courses?filter=watching&after=x',
    screen: { name: 'viewCourses', audience: 'member' },
    frame: 'bar',
    query: { id: 'courses', variables: { after: 'x' } },
  },
  '/login': { href: '/login', screen: { name: 'login', audience: 'public' }, frame: 'none' },
};
const funnelPlan = (href: string): PagePlan => ({
  href,
  screen: { name: 'mainAffiliateLink', audience: 'public' },
  frame: 'visitor',
  query: { id: 'funnel', variables: { slug: href.slice(1) } },
  subject: 'publicFunnel',
});
/** A renderer that renders the name of the screen, and fails for the screen of a failure test. */
const renderer: Renderer = {
  prepareRenderer: () => Promise.resolve(),
  planPage: async (href, user) => {
    const known = user === null && href === '/' ? PLANS['/login'] : PLANS[href];
    if (known) return known;
    return matchRoute(href)?.route.name === 'mainAffiliateLink' ? funnelPlan(href) : { href, screen: null, frame: 'none' };
  },
  renderPage: async ({ href, query }) => {
    if (href === '/broken') throw new Error('This screen throws');
    const name = PLANS[href]?.screen?.name ?? 'funnel';
    return {
      html: `<p>${name}${query ? ' with data' : ''}</p>`,
      title: `${name} | Atlas`,
      styles: ['<style data-styled="true">p{color:red}</style>'],
      parts: name === 'home' ? ['Player', 'Of another build'] : [],
    };
  },
};

let app: TestApp;
let server: Server;
let address: string;
let folder: string;
let signedInAs: number | null = null;
const logged: string[] = [];

beforeAll(async () => {
  app = await testApp({ settings: { LOG_LEVEL: 'error' }, logTo: { write: (line) => void logged.push(line) } });
  folder = mkdtempSync(join(tmpdir(), 'atlas-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), TEMPLATE);
  writeFileSync(join(folder, 'site.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'assets/home.js'), 'home()');
  writeFileSync(join(folder, 'assets/gone.js'), 'gone()');
  writeFileSync(join(folder, 'assets/home.js.br'), 'compressed');
  const graphql = createGraphQL({
    schema,
    documents: documentsOf({
      home: 'query Home { viewer { user { firstName } } }',
      stages: '{ viewer { stages(first: 1) { totalCount } } }',
      courses: 'query Courses($after: String) { viewer { myCourses(after: $after) { totalCount } } }',
      funnel: 'query Funnel($slug: String!) { publicFunnel(slug: $slug) { name } }',
    }),
    trustedOnly: true,
    log: app.log,
    metrics: app.metrics,
  });
  const site = createSite(app, graphql, renderer, folder);
  server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://atlas.invalid');
    if (url.pathname.startsWith('/assets/')) return site?.files(req, res, () => void res.writeHead(404).end());
    void session().then((found) =>
      site?.page(req, res, url, createContext(app, { ip: null, userAgent: null, requestId: 'test' }, found ?? null)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await app.close();
});

/** A session of the demo member, whose id is looked up once, or none. */
async function session() {
  if (signedInAs === null) return undefined;
  const tokenHash = hashToken(`test ${signedInAs}`);
  const known = await findSession(app.database.db, { tokenHash });
  if (known) return known;
  await insertSession(app.database.db, {
    tokenHash,
    userId: signedInAs,
    accessLevelId: 2,
    lastSeenAt: TEST_NOW,
    expiresAt: new Date(TEST_NOW.getTime() + 1e9),
    ip: null,
    userAgent: null,
  });
  return findSession(app.database.db, { tokenHash });
}

const get = async (path: string, user: number | null = null) => {
  signedInAs = user;
  const response = await fetch(address + path, { headers: { 'accept-encoding': 'identity' } });
  const html = await response.text();
  const data = /<script type="application\/json" id="atlas-data">(.*?)<\/script>/.exec(html)?.[1];
  return { response, html, data: data === undefined ? null : JSON.parse(data) };
};

describe('a page', () => {
  it('contains the session, the first response and the chunks of its route for a signed-in member', async () => {
    const { response, html, data } = await get('/', 2);
    expect(response.status).toBe(200);
    expect(html).toContain('<title>home | Atlas</title>');
    expect(html).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/home.js"><link rel="modulepreload" crossorigin href="/assets/relay.js">',
    );
    expect(html).toContain('<div id="root"><p>home with data</p></div>');
    expect(html).toContain('<style data-styled="true">p{color:red}</style>');
    expect(data.session).toMatchObject({ token: expect.any(String), user: { email: 'member@atlas.example' } });
    expect(data.query).toEqual({ id: 'home', variables: {}, response: { data: { viewer: { user: { firstName: 'Maricel' } } } } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('contains the chunks of the open tab', async () => {
    const { html } = await get('/info-logs-report?tab=jobs', 2);
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/jobs.js">');
  });

  it('lists the rendered parts, with their chunks after those of the route, each once', async () => {
    const { html, data } = await get('/', 2);
    expect(data.parts).toEqual(['Player', 'Of another build']);
    const preloads = [...html.matchAll(/<link rel="modulepreload" crossorigin href="(.*?)">/g)].map(([, href]) => href);
    expect(preloads).toEqual(['/assets/home.js', '/assets/relay.js', '/assets/player.js']);
  });

  it('reports each of its steps once and in order, until the listener is removed', async () => {
    const received: string[] = [];
    const stop = onPageStep((step) => received.push(step));
    await get('/', 2);
    stop();
    await get('/', 2);
    expect(received).toEqual(PAGE_STEPS);
  });

  it('is the sign-in page for a visitor on a private path, without data', async () => {
    const { html, data } = await get('/');
    expect(html).toContain('href="/assets/login.js"');
    expect(html).toContain('<p>login</p>');
    expect(data).toEqual({ href: '/login', session: { token: null, user: null }, now: TEST_NOW.toISOString(), parts: [] });
  });

  it('is left to the browser, and the failure logged, when rendering fails', async () => {
    const { response, html, data } = await get('/broken');
    expect(response.status).toBe(404);
    expect(html).toContain('<div id="root"></div>');
    expect(data.query).toMatchObject({ id: 'funnel', variables: { slug: 'broken' } });
    expect(logged.join('')).toContain('a page could not be drawn on the server');
  });

  it.each([
    ['a page that is closed to the access level', '/courses', 2, 403],
    ['a page whose data is closed to the access level', '/profile/liza-manalo', 2, 403],
    ['a path of no route', '/one/two/three/four', null, 404],
    ['a route without a screen', '/privacy-policy', null, 404],
    ['a slug without a funnel', '/no-such-funnel', null, 404],
    ['a slug with a funnel', '/freelancing-course', null, 200],
  ])('responds to %s with its status', async (_, path, user, status) => {
    expect((await get(path, user)).response.status).toBe(status);
  });

  it('is the first page of a list when its page link is no longer valid', async () => {
    signedInAs = 2;
    const response = await fetch(`${address}/courses/my-courses?filter=watching&after=x`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      303,
      '/courses/my-courses?filter=watching',
      'no-store',
    ]);
  });

  it.each(['/community/members/99999999999', '/community/members/0', '/community/members/2147483648'])(
    'responds to %s, which no record can have, with 404',
    async (path) => {
      expect((await get(path, 2)).response.status).toBe(404);
    },
  );

  it('has a policy that allows only the inline hashes of the build', async () => {
    const policy = (await get('/login')).response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-script';");
    // The second hash is that of a style on the rendered page: p{color:red}
    const rendered = createHash('sha256').update('p{color:red}').digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-style' 'sha256-${rendered}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('allows frames from the hosts in the setting, and follows changes to it', async () => {
    const { db } = app.database;
    const frames = async () => /frame-src ([^;]*)/.exec((await get('/login')).response.headers.get('content-security-policy') ?? '')?.[1];
    const [before] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'embed-hosts'));
    const allow = async (value: string) => {
      await db.update(settings).set({ value }).where(eq(settings.name, 'embed-hosts'));
      app.values.forget();
    };
    expect(await frames()).toContain('https://canva.com https://*.canva.com');
    try {
      await allow('miro.com');
      expect(await frames()).toMatch(/ https:\/\/miro\.com https:\/\/\*\.miro\.com$/);
      expect(await frames()).not.toContain('canva');
    } finally {
      await allow(before?.value ?? '');
    }
  });

  it('escapes its data', async () => {
    const { html } = await get('/%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(html).not.toContain('<script>alert');
  });
});

describe('a file', () => {
  it('that a later build deleted is 404, and the server continues', async () => {
    rmSync(join(folder, 'assets/gone.js'));
    expect((await fetch(`${address}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${address}/assets/home.js`)).status).toBe(200);
  });

  it('is served precompressed, with a permanent cache lifetime', async () => {
    const response = await fetch(`${address}/assets/home.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(await response.text()).toBe('home()');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
  });
});
