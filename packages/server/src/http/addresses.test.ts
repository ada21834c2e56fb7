import { mkdtempSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTRIBUTION_COOKIE, readAttribution } from '@atlas/domain/affiliates';
import { matchRoute } from '@atlas/domain/navigation';
import { CONSENT_NEEDED } from '@atlas/domain/pages';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onStatement } from '../db/pool.ts';
import { createGraphQL } from '../graphql/serve.ts';
import { schema } from '../graphql/schema.ts';
import { affiliateClicks, affiliates } from '../modules/affiliates/tables.ts';
import { funnelDays, funnels } from '../modules/funnels/tables.ts';
import { optIns } from '../modules/pages/tables.ts';
import { redirectRules } from '../modules/redirects/tables.ts';
import { settings } from '../modules/settings/tables.ts';
import { documentsOf } from '../testing/testServer.ts';
import { testApp, TEST_NOW, type TestApp } from '../testing/testApp.ts';
import type { Renderer } from './renderer.ts';
import { createHttpServer } from './server.ts';
import { createSite } from './site.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const FUNNEL = '/freelancing-course';
/** An open funnel without a landing page. */
const PLAIN = '/starter-training';

/** Renders the response of the page's query, and the form that was rejected. */
const renderer: Renderer = {
  prepareRenderer: () => Promise.resolve(),
  planPage: (href) => {
    const { pathname } = new URL(href, 'http://atlas.invalid');
    const { route, params = {} } = matchRoute(pathname) ?? {};
    if (route?.access === 'catchAll')
      return Promise.resolve({
        href,
        screen: { name: 'mainAffiliateLink', audience: 'public' },
        frame: 'visitor',
        query: { id: 'page', variables: params },
        subject: 'publicPage.funnel',
      });
    return Promise.resolve({ href, screen: route ? { name: route.name, audience: 'public' } : null, frame: 'visitor' });
  },
  renderPage: ({ query, form }) =>
    Promise.resolve({ html: JSON.stringify([query?.response, form]), consent: '', title: 'Page | Atlas', styles: [], parts: [] }),
};

let app: TestApp;
let server: Server;
let address: string;
beforeAll(async () => {
  app = await testApp();
  const folder = mkdtempSync(join(tmpdir(), 'atlas-addresses-'));
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><title>Atlas</title><!--page--></html>');
  const frames = { none: [], visitor: [], bar: [], teamBar: [], sidebar: [] };
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({ routes: {}, frames, parts: {}, landing: 'assets/landing.js', csp: { scripts: [], styles: [] } }),
  );
  const page = `query Page($slug: String!, $affLink: String) {
    publicPage(slug: $slug, affLink: $affLink) { affiliateCode isElsewhere funnel { slug } } }`;
  const graphql = createGraphQL({ schema, documents: documentsOf({ page }), trustedOnly: true, log: app.log, metrics: app.metrics });
  server = createHttpServer(app, graphql, createSite(app, graphql, renderer, folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

// Each test begins in a separate hour.
let hour = 0;
beforeEach(() => app.setNow(new Date(TEST_NOW.getTime() + ++hour * 3_600_000)));

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address + path, { redirect: 'manual', headers: { 'user-agent': CHROME, ...headers } });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cache: answer.headers.get('cache-control'),
    cookies: answer.headers.getSetCookie(),
    html: await answer.text(),
  };
}
const logIn = async (key: string): Promise<string> => {
  const body = JSON.stringify({ method: 'login', username: `${key}@atlas.example`, password: app.settings.demoPassword });
  const answer = await fetch(`${address}/api/auth`, { method: 'POST', body });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
};
const addRule = async (rule: Partial<typeof redirectRules.$inferInsert>) => {
  const values = { fromPath: '/somewhere', target: FUNNEL, createdAt: TEST_NOW, ...rule };
  const [row] = await app.database.db.insert(redirectRules).values(values).returning();
  return row ?? expect.fail('No rule was added');
};

describe('a redirect rule', () => {
  it('redirects at once, keeps the query, and counts its hits in one statement', async () => {
    const { id } = await addRule({ fromPath: '/promo', target: '/free-lessons?from=promo' });
    const first = await get('/promo?fbclid=1');
    expect(first).toMatchObject({ status: 302, location: '/free-lessons?from=promo&fbclid=1', cache: 'no-store' });
    await get('/PROMO/');
    await get('/promo', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    let statements = 0;
    const stop = onStatement(() => statements++);
    await app.buffers.flush();
    stop();
    const [rule] = await app.database.db.select().from(redirectRules).where(eq(redirectRules.id, id));
    // The path with a slash at its end was sent to the one without first.
    expect([rule?.hits, rule?.revision, statements]).toEqual([1, 1, 1]);
  });

  it('covers a funnel, and uncovers it when it is archived', async () => {
    const { id } = await addRule({ fromPath: FUNNEL, target: '/resources/public', audience: 'visitors' });
    expect((await get(FUNNEL)).location).toBe('/resources/public');
    const member = await logIn('member');
    expect((await get(FUNNEL, { cookie: member })).status).toBe(200);
    await app.database.db.update(redirectRules).set({ archivedAt: TEST_NOW }).where(eq(redirectRules.id, id));
    expect((await get(FUNNEL)).status).toBe(200);
  });

  it('applies to every path below a prefix, also where Atlas has no page', async () => {
    await addRule({ fromPath: '/blog', match: 'prefix', target: '/resources/public' });
    for (const path of ['/blog', '/blog/2024', '/blog/2024/11/a-post']) expect((await get(path)).location).toBe('/resources/public');
    expect((await get('/blogs')).status).toBe(404);
  });

  it('leads to another site only while the settings allow its host', async () => {
    await addRule({ fromPath: '/partner', target: 'https://shop.example.com/offer' });
    const allow = async (value: string) => {
      await app.database.db
        .insert(settings)
        .values({ name: 'redirect-hosts', type: 'text', value })
        .onConflictDoUpdate({ target: settings.name, set: { value } });
      app.values.forget();
    };
    await allow('example.com');
    expect((await get('/partner?utm_source=fb')).location).toBe('https://shop.example.com/offer?utm_source=fb');
    await allow('');
    expect((await get('/partner')).status).toBe(404);
  });

  it('never applies to pages of Atlas', async () => {
    await addRule({ fromPath: '/login', target: FUNNEL });
    expect((await get('/login')).status).toBe(200);
  });
});

describe('an address', () => {
  it('is resolved and rendered with one statement', async () => {
    await get(PLAIN);
    const texts: string[] = [];
    const stop = onStatement((text) => texts.push(text));
    app.setNow(new Date(app.clock.now().getTime() + 60_000));
    const { status, html } = await get(PLAIN);
    stop();
    expect([status, html.includes('starter-training'), texts.length]).toEqual([200, true, 1]);
  });

  it('of nothing is not found', async () => {
    for (const path of ['/nobody-here', '/nobody-here/kristine', '/%E0%A4%A', '/freelancing-course/a/b', '/a%00b', '/a%0Ab'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('of a closed funnel leads to the page of closed funnels', async () => {
    expect(await get('/transcription-starter')).toMatchObject({ status: 302, location: '/checkout/closed?funnel=transcription-starter' });
  });

  it('/fast shows the funnel of the setting, and leads to the closed page while it does not sell', async () => {
    expect((await get('/fast')).status).toBe(200);
    await app.database.db.update(settings).set({ value: 'transcription-starter' }).where(eq(settings.name, 'fast-funnel'));
    app.values.forget();
    expect((await get('/fast')).location).toBe('/checkout/closed?funnel=transcription-starter');
    await app.database.db.update(settings).set({ value: 'freelancing-course' }).where(eq(settings.name, 'fast-funnel'));
    app.values.forget();
  });

  it('/fast-track redirects with its query', async () => {
    expect(await get('/fast-track?utm_source=fb')).toMatchObject({ status: 302, location: '/fast?utm_source=fb' });
  });
});

describe("an affiliate's link", () => {
  const clicksOf = async (code: string) => {
    await app.buffers.flush();
    return app.database.db
      .select({ funnelId: affiliateClicks.funnelId, visitor: affiliateClicks.visitor })
      .from(affiliateClicks)
      .innerJoin(affiliates, eq(affiliates.id, affiliateClicks.affiliateId))
      .where(and(eq(affiliates.code, code), eq(affiliateClicks.at, app.clock.now())));
  };
  const attributionIn = (cookies: readonly string[]) => {
    const line = cookies.find((one) => one.startsWith(`${ATTRIBUTION_COOKIE}=`));
    return { line, read: readAttribution(line?.split(';')[0]?.split('=')[1]) };
  };

  it('shows the funnel, remembers the affiliate for 30 days, and counts one click an hour', async () => {
    const first = await get(`${FUNNEL}/kristine`);
    const { line, read } = attributionIn(first.cookies);
    expect(first.status).toBe(200);
    expect(first.html).toContain('"affiliateCode":"kristine"');
    expect(line).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = `${ATTRIBUTION_COOKIE}=${read?.code}.${read?.visitor}`;
    for (let again = 0; again < 3; again++) await get(`${FUNNEL}/Kristine`, { cookie });
    expect(await clicksOf('kristine')).toEqual([{ funnelId: expect.any(Number), visitor: read?.visitor }]);
    app.setNow(new Date(app.clock.now().getTime() + 3_600_000));
    hour++;
    await get(`${FUNNEL}/kristine`, { cookie });
    expect(await clicksOf('kristine')).toHaveLength(1);
  });

  it('with the main name shows the funnel to join', async () => {
    const { status, html } = await get('/work-with-kristine');
    expect([status, html.includes('"slug":"freelancing-course"')]).toEqual([200, true]);
    expect(await clicksOf('kristine')).toHaveLength(1);
  });

  it('of a suspended or unknown affiliate shows the funnel without credit', async () => {
    const [suspended] = await app.database.db.select().from(affiliates).where(eq(affiliates.state, 'suspended'));
    for (const code of [suspended?.code ?? expect.fail('The demo has a suspended affiliate'), 'nobody']) {
      const { status, html, cookies } = await get(`${FUNNEL}/${code}`);
      expect([status, html.includes('"affiliateCode":null'), attributionIn(cookies).line]).toEqual([200, true, undefined]);
      expect(await clicksOf(code)).toEqual([]);
    }
  });

  it('counts no programs, previews and prefetches', async () => {
    await get(`${FUNNEL}/carla`, { 'user-agent': 'facebookexternalhit/1.1' });
    await get(`${FUNNEL}/carla`, { 'sec-purpose': 'prefetch' });
    await fetch(`${address}${FUNNEL}/carla`, { method: 'HEAD', headers: { 'user-agent': CHROME } });
    expect(await clicksOf('carla')).toEqual([]);
  });

  it('writes nothing before the page is sent, and one statement for many clicks', async () => {
    await get(`${PLAIN}/kristine`);
    await app.buffers.flush();
    let statements = 0;
    const stop = onStatement(() => statements++);
    for (let visitor = 0; visitor < 20; visitor++) await get(`${PLAIN}/kristine`);
    const ofPages = statements;
    await app.buffers.flush();
    stop();
    expect([ofPages, statements - ofPages]).toEqual([20, 1]);
    // Twenty browsers without cookies, and the one before them.
    expect(await clicksOf('kristine')).toHaveLength(21);
  });

  it('shows a page to ten thousand clicks of one network in a minute, and records its budget', async () => {
    const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
    const { recordClick } = await import('../modules/addresses/commands.ts');
    const visitor = { ip: '203.0.113.7', userAgent: CHROME, requestId: 'test' };
    for (let click = 0; click < 10_000; click++)
      recordClick({ app: limited, visitor }, { affiliateId: 1, funnelId: null, visitor: `visitor-${String(click).padStart(8, '0')}` });
    expect(limited.buffers.clicks.size).toBe(120);
    await limited.close();
  });
});

describe('the waiting list of a closed funnel', () => {
  const SLUG = 'transcription-starter';
  const maria = { firstName: 'Maria', email: 'Maria.Waits@example.com', consent: 'on', funnel: SLUG };
  const post = async (values: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${address}/opt-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: address, ...headers },
      body: new URLSearchParams(values),
    });
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };
  const waiting = () => app.database.db.select().from(optIns).where(eq(optIns.email, 'maria.waits@example.com'));

  it('takes an address once, counts it, and says the same again', async () => {
    for (let again = 0; again < 2; again++)
      expect(await post(maria)).toMatchObject({ status: 303, location: '/thank-you?of=waiting-list' });
    expect(await post(maria, { accept: 'application/json' })).toMatchObject({
      status: 200,
      text: '{"next":"/thank-you?of=waiting-list"}',
    });
    expect(await waiting()).toMatchObject([{ page: 'waiting-list', firstName: 'Maria', consent: true, userId: null }]);
    const [funnel] = await app.database.db.select().from(funnels).where(eq(funnels.slug, SLUG));
    const days = await app.database.db
      .select()
      .from(funnelDays)
      .where(eq(funnelDays.funnelId, funnel?.id ?? 0));
    expect(days.map(({ optIns: count }) => count)).toEqual([1]);
  });

  it('remembers the affiliate whose link brought the visitor', async () => {
    await post({ ...maria, email: 'brought@example.com' }, { cookie: `${ATTRIBUTION_COOKIE}=kristine.Zk3f9Qm1Xw0a7LtB` });
    const [row] = await app.database.db.select().from(optIns).where(eq(optIns.email, 'brought@example.com'));
    const [kristine] = await app.database.db.select().from(affiliates).where(eq(affiliates.code, 'kristine'));
    expect(row?.affiliateId).toBe(kristine?.id);
  });

  it('shows what was typed with the errors, without script and as JSON', async () => {
    const typed = { ...maria, email: 'maria', consent: '' };
    const page = await post(typed);
    expect(page.status).toBe(400);
    for (const part of ['maria', CONSENT_NEEDED, 'Enter a valid email address']) expect(page.text).toContain(part);
    const json = await post(typed, { accept: 'application/json' });
    expect([json.status, Object.keys(JSON.parse(json.text).fieldErrors)]).toEqual([400, ['email', 'consent']]);
  });

  it('is refused for a funnel without one, an unknown funnel, and from another site', async () => {
    for (const funnel of ['freelancing-course', 'nothing', ''])
      expect((await post({ ...maria, funnel }, { accept: 'application/json' })).text).toContain('This offer has no waiting list.');
    expect((await post(maria, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});
