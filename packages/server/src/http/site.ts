import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { matchRoute, pageTitle, routeNamed, routeVariables } from '@atlas/domain/navigation';
import { type Audience, audienceOf, audienceOfUser, type FrameKind, frameOf, routeAccess, screenAudience } from '@atlas/domain/access';
import type { App } from '../app.ts';
import type { Context } from '../commands/context.ts';
import type { GraphQL } from '../graphql/serve.ts';
import { currentUserOf } from '../modules/auth/currentUser.ts';
import { makeBearer } from '../modules/auth/tokens.ts';
import { compressed } from './compressed.ts';
import { escapeHtml } from './escapeHtml.ts';
import { previewOf, previewTags } from './preview.ts';
import { contentSecurityPolicy } from './security.ts';

/** What the screen of a route needs: its files, the document that it asks first, and where the answer says that there is such a thing. */
export interface ScreenFiles {
  scripts: string[];
  queryId?: string;
  subject?: string;
}

/** What the build tells the server: which files a route needs, which document it asks first, and the hashes for the policy. */
export interface SiteManifest {
  /** By the name of the route and the audience whose table has the screen. */
  routes: Record<string, { [Of in Audience]?: ScreenFiles }>;
  frames: Record<FrameKind, string[]>;
  /** What a route shows before its scripts have run, the same for everybody. */
  firstPaints: Record<string, string>;
  csp: { scripts: string[]; styles: string[] };
}

/** What a page carries so that its first paint waits for nothing: the session and the first query's answer. */
export interface PageData {
  session: { token: string | null; user: unknown };
  query?: { id: string; variables: Record<string, unknown>; response: unknown };
}

const SITE = join(import.meta.dirname, '../../../../app/dist');

/** JSON that cannot end its script element or start a comment. */
const safeJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** The value at a path such as `viewer.course`. */
const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data);

/** A first paint shows no value of the address; a form that the link fills in waits for its script. */
const isPlain = (route: string | undefined, url: URL) => !(route === 'signup' && url.searchParams.has('email'));

/** Serves the built app: its files, precompressed and cached for ever, and one page for every other path. */
export function createSite(app: App, graphql: GraphQL, folder = SITE) {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
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

  /** The page of a path: 404 and 403 have the same body as any other, the app shows the screen. */
  async function page(req: IncomingMessage, res: ServerResponse, url: URL, context: Context): Promise<void> {
    const match = matchRoute(url.pathname);
    const user = context.session ? await currentUserOf(context, context.session) : null;
    const access = match ? routeAccess(match.route, user) : 'open';
    // A visitor on a private path is about to see the sign-in page: that is what comes along.
    const shown = access === 'login' ? routeNamed('login') : access === 'open' ? match?.route : undefined;
    const screens = shown && manifest.routes[shown.name];
    const audience = screens && screenAudience(shown, user, (one) => screens[one] !== undefined);
    const entry = audience ? screens?.[audience] : undefined;
    const frame = entry && shown ? frameOf(shown.name, audienceOf(shown, user), user) : frameOf(null, audienceOfUser(user), user);
    let exists = entry !== undefined;
    const data: PageData = {
      session: { token: context.session && user ? makeBearer(app.secret, context.session, app.clock.now()) : null, user },
    };
    if (match && access === 'open' && entry?.queryId !== undefined) {
      const variables = routeVariables(match.route.name, match.params, url.searchParams);
      const response = await graphql.run(entry.queryId, variables, context);
      if (response && !response.errors) data.query = { id: entry.queryId, variables, response };
      exists = entry.subject === undefined || valueAt(response?.data, entry.subject) != null;
    }
    const status = access === 'forbidden' ? 403 : access === 'open' && !exists ? 404 : 200;
    // Only what a visitor sees can be shared: the page itself, or home, where they are about to sign in.
    const shared = match && status === 200 && (access === 'open' || match.route.name === 'home');
    const preview = shared ? await previewOf(match.route, match.params, context) : null;
    const title = access === 'forbidden' ? 'Access Restricted' : preview?.isRecord ? preview.title : match?.route.title;
    const preloads = [...new Set([...manifest.frames[frame], ...(entry?.scripts ?? [])])]
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('');
    const html = template
      .replace(
        '<title>Atlas</title>',
        () => `<title>${escapeHtml(pageTitle(title))}</title>${preview ? previewTags(preview, app.settings.publicUrl) : ''}`,
      )
      .replace('<!--preloads-->', () => preloads)
      .replace('<!--paint-->', () =>
        isPlain(shown?.name, url) && frame !== 'sidebar' ? (manifest.firstPaints[shown?.name ?? ''] ?? '') : '',
      )
      .replace('<!--data-->', () => `<script type="application/json" id="atlas-data">${safeJson(data)}</script>`);
    res.setHeader('content-security-policy', contentSecurityPolicy(manifest.csp, await app.values.get('embed-hosts')));
    send(req, res, status, html);
  }

  function send(req: IncomingMessage, res: ServerResponse, status: number, html: string) {
    const { body, headers } = compressed(req, html);
    res.writeHead(status, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      // The page carries the session, so no cache may keep it.
      'cache-control': 'private, no-store',
      vary: 'accept-encoding, cookie',
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  }

  /** Files of the build that this server started with; one that a later build took away is missing, not a fault of the stream. */
  const file: typeof files = (req, res, next) =>
    existsSync(join(folder, URL.parse(req.url ?? '/', 'http://atlas.invalid')?.pathname ?? '/')) ? files(req, res, next) : next?.();

  return { files: file, page };
}
export type Site = NonNullable<ReturnType<typeof createSite>>;
