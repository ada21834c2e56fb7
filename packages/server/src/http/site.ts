import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { type Audience, type LayoutKind, routeAccess } from '@atlas/domain/access';
import { entryRedirect } from '@atlas/domain/auth';
import { CONSENT_COOKIE, readConsent } from '@atlas/domain/consent';
import { prefersLessData, lowData } from '@atlas/domain/files';
import { withoutCursor } from '@atlas/domain/lists';
import { matchRoute, pageTitle, PRODUCT_NAME } from '@atlas/domain/navigation';
import { shownPage } from '@atlas/domain/pages';
import { withoutTracking } from '@atlas/domain/sharing';
import type { App } from '../app.ts';
import type { Context } from '../commands/context.ts';
import type { GraphQL } from '../graphql/serve.ts';
import { funnelAt } from '../modules/addresses/commands.ts';
import { currentUserOf } from '../modules/auth/currentUser.ts';
import { makeBearer } from '../modules/auth/tokens.ts';
import { noteRequest, resolvePage, type PublicRequest } from './addresses.ts';
import type { Exchange } from './auth.ts';
import { nameBrowser } from './checkout.ts';
import { compressed } from './compressed.ts';
import { readCookies } from './cookies.ts';
import { escapeHtml } from './escapeHtml.ts';
import { LandingPages } from './landingPages.ts';
import { KeptPage, PAGE_VARIES, PageCache } from './pageCache.ts';
import { reportPageStep } from './pageSteps.ts';
import { previewOf, previewTags, type Preview } from './preview.ts';
import { APP_FOLDER, type RenderedPage, type PageData, type PagePlan, type PostedForm, type Renderer } from './renderer.ts';
import { safeJson } from './safeJson.ts';
import { contentSecurityPolicy } from './security.ts';

/**
 * The manifest of the build: the files of each route, layout and part, and the hashes for the
 * policy.
 */
export interface SiteManifest {
  /**
   * By the name of the route, with `?tab=` when each of its tabs is a screen, and the audience
   * whose table has the screen.
   */
  routes: Record<string, { [Of in Audience]?: string[] }>;
  frames: Record<LayoutKind, string[]>;
  parts: Record<string, string[]>;
  /** The script of landing pages. */
  landing: string;
  csp: { scripts: string[]; styles: string[] };
}

/** The value at a path such as `viewer.course`. */
const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data);

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const textOf = (element: string) => /^<\w+[^>]*>([\s\S]*)<\/\w+>$/.exec(element)?.[1] ?? '';

/**
 * Pages for everyone are rendered for the instant at which the minute began, which the page
 * contains. They are therefore identical for a minute, in every process.
 */
const MINUTE = 60_000;
const startOfMinute = (at: Date) => new Date(Math.floor(at.getTime() / MINUTE) * MINUTE);

const NOTHING_RESOLVED: PublicRequest = { found: null, elsewhere: null };

const asText = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined);

/** A form that was posted to a page and rejected: its message, and the status. */
interface Posted {
  status: number;
  form: PostedForm;
}

/**
 * Serves the built app: its files, precompressed and permanently cached, and one page for every
 * other path.
 */
export function createSite(app: App, graphql: GraphQL, renderer: Renderer, folder = join(APP_FOLDER, 'dist')) {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  /** Identifies the build: the hash in the name of the entry script changes with every build. */
  const build = /\/assets\/index-([\w-]+)\.js/.exec(template)?.[1] ?? null;
  const withoutFont = template.replace(/<link rel="preload" as="font"[^>]*>/, '');
  /**
   * The document for a data mode. It states the mode for the browser that hydrates it; with low
   * data it uses system fonts.
   */
  const templateFor = (lowData: PageData['lowData']) =>
    lowData === undefined ? template : (lowData === 'on' ? withoutFont : template).replace('<html ', `<html data-low-data="${lowData}" `);
  const manifest = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteManifest;
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    dotfiles: false,
    ignores: false,
    single: false,
    extensions: [],
    setHeaders: (res, path) => {
      if (path.startsWith('/assets/')) res.setHeader('cache-control', 'public, max-age=31536000, immutable');
    },
  });

  const kept = new PageCache();
  const landings = new LandingPages(app, {
    name: build ?? '',
    script: `/${manifest.landing}`,
    head: [...template.matchAll(/<(?:link rel="(?:icon|preload)"|meta name="theme-color")[^>]*>/g)].map(([tag]) => tag).join(''),
    fonts: /<style>([\s\S]*?)<\/style>/.exec(template)?.[1] ?? '',
  });

  /**
   * Sends the page of a path. For 404 and 403 the body is that of any other page; the app shows the
   * screen.
   */
  async function page(req: IncomingMessage, res: ServerResponse, url: URL, context: Context, posted?: Posted): Promise<void> {
    const match = matchRoute(url.pathname);
    const user = context.anySession ? await currentUserOf(context, context.anySession) : null;
    reportPageStep('session');
    const elsewhere = match && user && !posted ? entryRedirect(match.route.name, url.search, user) : null;
    if (elsewhere !== null) return redirect(res, elsewhere);
    const since = landings.changes;
    const resolved = posted ? NOTHING_RESOLVED : await resolvePage(context, url, match);
    if (resolved.elsewhere !== null) {
      noteRequest(req, res, context, resolved);
      // 302: the address may lead to another one tomorrow.
      return redirect(res, resolved.elsewhere, 302);
    }
    if (resolved.draftOf !== undefined && (await landings.sendDraft(req, res, context, resolved.draftOf))) return;
    if (resolved.landing) {
      noteRequest(req, res, context, resolved);
      if (await landings.send({ req, res, url, context }, resolved.landing, { ...resolved.landing, since })) return;
    }
    const access = match ? routeAccess(match.route, user) : 'open';
    const plan = await renderer.planPage(url.pathname + url.search, user);
    // A visitor's page whose address contains nothing but the path.
    const isForEveryone = context.anySession === null && posted === undefined && !withoutTracking(plan.href).includes('?');
    const now = isForEveryone ? startOfMinute(app.clock.now()) : app.clock.now();
    const asksConsent = plan.frame === 'visitor' && readConsent(readCookies(req).get(CONSENT_COOKIE)) === null;
    const saving = lowData(req.headers.cookie ?? '', prefersLessData(asText(req.headers['save-data'])));
    const data: PageData = {
      href: isForEveryone ? withoutTracking(plan.href) : plan.href,
      session: { token: context.anySession && user ? makeBearer(app.secret, context.anySession, app.clock.now()) : null, user },
      now: now.toISOString(),
      ...(posted && { form: posted.form }),
      ...(saving !== 'off' && { lowData: saving }),
    };
    let exists = plan.screen !== null;
    let isRejected = access === 'forbidden' || access === 'second-factor';
    if (plan.query) {
      const response = await graphql.run(plan.query.id, plan.query.variables, context);
      const firstPage = response?.errors?.some(({ extensions }) => extensions['code'] === 'GONE') ? withoutCursor(plan.href) : null;
      if (firstPage !== null) return redirect(res, firstPage);
      if (response && !response.errors) data.query = { ...plan.query, response };
      isRejected ||= response?.errors?.some(({ extensions }) => extensions['code'] === 'FORBIDDEN') === true;
      exists = plan.subject === undefined || valueAt(response?.data, plan.subject) != null;
    }
    const status = posted?.status ?? (isRejected ? 403 : access === 'open' && !exists ? 404 : 200);
    // Only what a visitor sees can be shared: the page itself, or home, where the visitor is about
    // to sign in.
    const shared = match && status === 200 && (access === 'open' || match.route.name === 'home');
    const preview = shared ? await previewOf(match.route, match.params, context) : null;
    const hosts = await app.values.get('embed-hosts');
    const isWhole = plan.query === undefined || data.query !== undefined;
    const isKept = isForEveryone && status === 200 && isWhole && !res.hasHeader('set-cookie');
    // All inputs of a page other than its path. Equal inputs produce the same page.
    const madeOf = isKept ? JSON.stringify([data, preview, hosts, asksConsent]) : null;
    // A cookie that changes nothing in the page, so that it may be kept.
    if (!resolved.landing) noteRequest(req, res, context, resolved);
    nameBrowser({ req, res, url, secure: app.settings.publicUrl.startsWith('https:') });
    reportPageStep('data');
    // Separate entries, so that pages with and without low data, and with and without the question
    // about cookies, do not replace each other.
    const place = `${url.pathname} ${saving} ${asksConsent}`;
    const known = madeOf === null ? null : kept.find(place, madeOf);
    if (known) return known.send(req, res);
    const rendered = await render(plan, data, asksConsent);
    reportPageStep('render');
    const { html, policy } = compose(plan, data, preview, hosts, rendered);
    reportPageStep('document');
    if (madeOf === null || rendered === null) {
      res.setHeader('content-security-policy', policy);
      return send(req, res, status, html);
    }
    const made = new KeptPage(html, policy);
    kept.keep(place, madeOf, made);
    made.send(req, res);
  }

  /** Sends the landing page of a funnel with a form that was posted to it; false without one. */
  async function sendPosted({ req, res }: Exchange, context: Context, slug: string, { status, form }: Posted): Promise<boolean> {
    const funnel = await funnelAt(context, slug);
    const page = shownPage(funnel?.page ?? null, context.source.now);
    if (funnel === null || page?.kind !== 'version') return false;
    const { text, fields } = form.formError;
    const posted = { values: form.values, text, fields };
    return landings.sendPosted(req, res, context, { funnel, version: page.version }, posted, status);
  }

  /** Sends the browser to another page, which no cache may store. */
  const redirect = (res: ServerResponse, location: string, status = 303): void =>
    void res.writeHead(status, { location, 'cache-control': 'no-store' }).end();

  /**
   * Composes the document around a rendered page, and the policy that allows its inline content.
   */
  function compose(plan: PagePlan, data: PageData, preview: Preview | null, hosts: readonly string[], rendered: RenderedPage | null) {
    const title = preview?.isRecord ? escapeHtml(pageTitle(preview.title)) : (rendered?.title ?? PRODUCT_NAME);
    const scripts = plan.screen ? scriptsOf(plan.screen) : [];
    const parts = rendered?.parts ?? [];
    const preloads = [...new Set([...manifest.frames[plan.frame], ...scripts, ...parts.flatMap((name) => manifest.parts[name] ?? [])])]
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('');
    const html = templateFor(data.lowData)
      .replace('<title>Atlas</title>', () => `<title>${title}</title>${previewTags(preview, app.settings.publicUrl)}`)
      .replace('<!--preloads-->', () => `${rendered?.styles.join('') ?? ''}${preloads}`)
      .replace('<!--consent-->', () => rendered?.consent ?? '')
      .replace('<!--page-->', () => rendered?.html ?? '')
      .replace('<!--data-->', () => `<script type="application/json" id="atlas-data">${safeJson({ ...data, parts })}</script>`);
    const styles = [...manifest.csp.styles, ...(rendered?.styles ?? []).map((style) => sha256(textOf(style)))];
    return { html, policy: contentSecurityPolicy({ scripts: manifest.csp.scripts, styles }, hosts, app.providers.pages) };
  }

  const scriptsOf = ({ name, audience, tab }: NonNullable<PagePlan['screen']>): readonly string[] =>
    manifest.routes[tab === undefined ? name : `${name}?tab=${tab}`]?.[audience] ?? [];

  /**
   * Renders the page as the browser will. Null when that fails, and the browser then renders it.
   */
  const render = (plan: PagePlan, data: PageData, asksConsent: boolean): Promise<RenderedPage | null> =>
    renderer.renderPage(data, asksConsent).catch((error: unknown) => {
      app.log.error({ err: error, route: plan.screen?.name }, 'a page could not be drawn on the server');
      return null;
    });

  function send(req: IncomingMessage, res: ServerResponse, status: number, html: string) {
    const { body, headers } = compressed(req, html);
    reportPageStep('compress');
    res.writeHead(status, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      // The page contains the session, so no cache may store it.
      'cache-control': 'private, no-store',
      vary: PAGE_VARIES,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  }

  /**
   * Serves the files of the build that this server started with. A file that a later build deleted
   * is missing; the stream has not failed.
   */
  const file: typeof files = (req, res, next) =>
    existsSync(join(folder, URL.parse(req.url ?? '/', 'http://atlas.invalid')?.pathname ?? '/')) ? files(req, res, next) : next?.();

  /** Whether visitors find a page at a path, judging by its route only. */
  const hasPage = async (path: string): Promise<boolean> => (await renderer.planPage(path, null)).screen !== null;

  const sendKept: LandingPages['sendKept'] = (req, res, url) => landings.sendKept(req, res, url);

  return { files: file, page, sendKept, sendPosted, hasPage, build };
}
export type Site = NonNullable<ReturnType<typeof createSite>>;
