import type { IncomingMessage, ServerResponse } from 'node:http';
import { embedSources } from '@atlas/domain/uploads';
import type { Settings } from '../settings.ts';
import { sendJson } from './respond.ts';
import { isApiPath } from './routeClass.ts';

/** YouTube's host for embedded videos without cookies. */
const VIDEO_SOURCE = 'https://www.youtube-nocookie.com';

/**
 * The Content-Security-Policy of the app's pages. It allows only inline scripts and styles whose
 * hashes the build collected, and frames from the hosts in the setting `embed-hosts`. Forms lead to
 * our own pages, and to those of the payment providers.
 */
export function contentSecurityPolicy(
  hashes: { scripts: readonly string[]; styles: readonly string[] },
  hosts: readonly string[],
  payPages: readonly string[] = [],
): string {
  const quoted = (list: readonly string[]) => list.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(hashes.scripts)}`,
    `style-src 'self'${quoted(hashes.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `frame-src ${[VIDEO_SOURCE, ...embedSources(hosts)].join(' ')}`,
    ['form-action', "'self'", ...payPages].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy for responses other than pages: nothing loads, and no page can embed them. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
/**
 * The policy for files and exports, whose content is not ours. Opened in a tab, they run nothing.
 */
export const SANDBOXED = `sandbox; ${NOTHING}`;

/** Sets the headers of every response. */
export function setSecurityHeaders(res: ServerResponse, settings: Settings): void {
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  res.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups');
  res.setHeader('cross-origin-resource-policy', 'same-origin');
  res.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  res.setHeader('content-security-policy', NOTHING);
  if (settings.publicUrl.startsWith('https:')) res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/**
 * Responds to a request that reached the proxy over http. Pages are redirected to https. The API
 * rejects the request, because a redirect would hide that a client sends secrets in the clear.
 */
export function rejectHttp({ req, res, url, publicUrl }: { req: IncomingMessage; res: ServerResponse; url: URL; publicUrl: string }): void {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (isApiPath(url.pathname) || !isRead) return sendJson(res, 403, { error: 'Use https.' });
  res.writeHead(308, { location: publicUrl + url.pathname + url.search, 'cache-control': 'no-store' }).end();
}

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether the request names a host of this server. A page of another name must not reach it. */
export function isOwnHost(req: IncomingMessage, settings: Settings): boolean {
  const host = req.headers.host;
  if (host === undefined) return false;
  const name = host.replace(/:\d+$/, '');
  const own = new URL(settings.publicUrl);
  return host === own.host || name === own.hostname || (!settings.publicUrlFixed && (LOOPBACK.test(name) || name === settings.host));
}

/**
 * Whether a writing request comes from our own pages. Clients other than browsers send neither
 * header, and are accepted. A form of a page without referrer, such as an order's, sends the origin
 * `null`, as pages of other sites can: there the browser has to say that the site is the same.
 */
export function isSameSite(req: IncomingMessage, settings: Settings): boolean {
  const { origin, host } = req.headers;
  const site = req.headers['sec-fetch-site'];
  if (origin === 'null') return site === 'same-origin';
  if (origin !== undefined) {
    if (origin === settings.publicUrl) return true;
    const from = URL.parse(origin);
    return from !== null && from.host === host && isOwnHost(req, settings);
  }
  return site === undefined || site === 'same-origin' || site === 'none';
}
