import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ATTRIBUTION_COOKIE, readAttribution } from '@atlas/domain/affiliates';
import { type matchRoute, routePath } from '@atlas/domain/navigation';
import { redirectTarget } from '@atlas/domain/redirects';
import { isBot } from '@atlas/domain/visits';
import type { Context } from '../commands/context.ts';
import { countHit, findFastFunnel, findShownPage, recordClick, resolveAddress, type FoundAddress } from '../modules/addresses/commands.ts';
import type { AddressedFunnel } from '../modules/addresses/repo.ts';
import { findFunnelState } from '../modules/checkout/quoteCommands.ts';
import { countVisit } from '../modules/funnels/visitCounts.ts';
import { readPreviewKey } from '../modules/pages/preview.ts';
import { attributionCookie, readCookies } from './cookies.ts';

/** The result of resolving an address; `elsewhere` is null when a page is rendered. */
export interface PublicRequest {
  found: FoundAddress | null;
  /** The address to which the request is sent. */
  elsewhere: string | null;
  /** The funnel whose landing page is shown, with the version of that page. */
  landing?: { funnel: AddressedFunnel; version: number; isSame: boolean; affiliateCode: string | null };
  /** The landing page whose draft is shown to someone with a link to it. */
  draftOf?: number;
  /** The path of the funnel whose linked page the request is sent to. */
  linkedFrom?: string;
}

const closedPage = (slug: string | null): string => routePath('checkoutClosed', slug === null ? {} : { funnel: slug });

/**
 * Resolves a page request whose address the database decides: a path that no page of Atlas has,
 * `/fast` and `/fast-track`. Other requests cost nothing here.
 */
export async function resolvePage(context: Context, url: URL, match: ReturnType<typeof matchRoute>): Promise<PublicRequest> {
  const { values } = context.app;
  if (match?.route.name === 'fastTrack') {
    const target = await values.get('fast-track-target');
    return { found: null, elsewhere: redirectTarget(target === url.pathname ? routePath('fast') : target, url.search) };
  }
  if (match?.route.name === 'fast') {
    const funnel = await findFastFunnel(context);
    if (funnel === null) return { found: null, elsewhere: closedPage((await values.get('fast-funnel')) || null) };
    return shown(context, url, null, funnel);
  }
  if (match?.route.name === 'checkout')
    return { found: null, elsewhere: await closedCheckout(context, url, String(match.params['funnelId'])) };
  if (match !== null && match.route.access !== 'catchAll') return { found: null, elsewhere: null };
  const found = await resolveAddress(context, url.pathname);
  const draftOf = draftIn(context, url, found);
  if (draftOf !== null) return { found: null, elsewhere: null, draftOf };
  switch (found?.kind) {
    case 'redirect':
      return { found, elsewhere: redirectTarget(found.rule.target, url.search) };
    case 'closed':
      return { found, elsewhere: closedPage(found.funnel?.slug ?? null) };
    case 'funnel':
      return shown(context, url, found, found.funnel);
    default:
      return { found, elsewhere: null };
  }
}

/** The page whose draft an address shows, which has a key to it; null for any other address. */
function draftIn({ app }: Context, { searchParams }: URL, found: FoundAddress | null): number | null {
  const key = searchParams.get('preview');
  if (key === null || found === null || found.kind === 'redirect') return null;
  const pageId = readPreviewKey(app, key, app.clock.now());
  return pageId !== null && pageId === found.funnel?.page?.id ? pageId : null;
}

/** The content of an open funnel: its landing page, the page that it links to, or the plain offer. */
async function shown(context: Context, url: URL, found: FoundAddress | null, funnel: AddressedFunnel): Promise<PublicRequest> {
  const page = await findShownPage(context, funnel);
  if (page?.kind === 'version') {
    const affiliateCode = found !== null && found.kind !== 'redirect' ? (found.credited?.code ?? null) : null;
    // The page of another path is not kept: what an affiliate's link leads to may change.
    const isOwnPath = found === null || url.pathname.toLowerCase() === routePath('viewFunnel', { slug: funnel.slug }).toLowerCase();
    const landing = { funnel, version: page.version, isSame: isOwnPath && found?.hasRules !== true, affiliateCode };
    return { found, elsewhere: null, landing };
  }
  if (page === null) return { found, elsewhere: null };
  return { found, elsewhere: redirectTarget(page.link, url.search), linkedFrom: routePath('viewFunnel', { slug: funnel.slug }) };
}

/** The page for the checkout of a funnel that does not sell; null for one that does, and for orders and bills. */
async function closedCheckout({ source }: Context, { searchParams }: URL, key: string): Promise<string | null> {
  if (searchParams.has('order') || searchParams.has('bill')) return null;
  const funnel = await findFunnelState(source, key);
  return funnel === null || funnel.state === 'open' ? null : closedPage(funnel.slug);
}

/** Tells a page opened in a person's browser from one requested by a program or a prefetch. */
const isOpenedByPerson = (req: IncomingMessage, { visitor }: Context): boolean =>
  req.method === 'GET' && !isBot(visitor.userAgent) && req.headers['sec-purpose'] === undefined;

/**
 * Notes what a request did: a redirect rule was followed, or an affiliate's link. The affiliate is
 * remembered in a cookie for 30 days. Nothing is written before the page is sent.
 */
export function noteRequest(req: IncomingMessage, res: ServerResponse, context: Context, { found, linkedFrom }: PublicRequest): void {
  if ((found === null && linkedFrom === undefined) || !isOpenedByPerson(req, context)) return;
  // The page of another site reports no visit.
  if (linkedFrom !== undefined && context.session?.impersonatorId == null) countVisit(context.app, linkedFrom);
  if (found === null) return;
  if (found.kind === 'redirect') return countHit(context.app, found.rule.id);
  const { credited, funnel } = found;
  if (credited == null || context.session?.impersonatorId != null) return;
  const { settings } = context.app;
  const visitor = readAttribution(readCookies(req).get(ATTRIBUTION_COOKIE))?.visitor ?? randomBytes(12).toString('base64url');
  res.appendHeader('set-cookie', attributionCookie({ code: credited.code, visitor }, settings.publicUrl.startsWith('https:')));
  recordClick(context, { affiliateId: credited.id, funnelId: funnel?.id ?? null, visitor });
}
