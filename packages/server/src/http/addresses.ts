import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ATTRIBUTION_COOKIE, readAttribution } from '@atlas/domain/affiliates';
import { type matchRoute, routePath } from '@atlas/domain/navigation';
import { redirectTarget } from '@atlas/domain/redirects';
import { isBot } from '@atlas/domain/visits';
import type { Context } from '../commands/context.ts';
import { countHit, findFastFunnel, recordClick, resolveAddress, type FoundAddress } from '../modules/addresses/commands.ts';
import { findFunnelState } from '../modules/checkout/quoteCommands.ts';
import { attributionCookie, readCookies } from './cookies.ts';

/** The result of resolving an address; `elsewhere` is null when a page is rendered. */
export interface PublicRequest {
  found: FoundAddress | null;
  /** The address to which the request is sent. */
  elsewhere: string | null;
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
    const isOpen = (await findFastFunnel(context)) !== null;
    return { found: null, elsewhere: isOpen ? null : closedPage((await values.get('fast-funnel')) || null) };
  }
  if (match?.route.name === 'checkout')
    return { found: null, elsewhere: await closedCheckout(context, url, String(match.params['funnelId'])) };
  if (match !== null && match.route.access !== 'catchAll') return { found: null, elsewhere: null };
  const found = await resolveAddress(context, url.pathname);
  switch (found?.kind) {
    case 'redirect':
      return { found, elsewhere: redirectTarget(found.rule.target, url.search) };
    case 'closed':
      return { found, elsewhere: closedPage(found.funnel?.slug ?? null) };
    default:
      return { found, elsewhere: null };
  }
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
export function noteRequest(req: IncomingMessage, res: ServerResponse, context: Context, { found }: PublicRequest): void {
  if (found === null || !isOpenedByPerson(req, context)) return;
  if (found.kind === 'redirect') return countHit(context.app, found.rule.id);
  const { credited, funnel } = found;
  if (credited == null || context.session?.impersonatorId != null) return;
  const { settings } = context.app;
  const visitor = readAttribution(readCookies(req).get(ATTRIBUTION_COOKIE))?.visitor ?? randomBytes(12).toString('base64url');
  res.appendHeader('set-cookie', attributionCookie({ code: credited.code, visitor }, settings.publicUrl.startsWith('https:')));
  recordClick(context, { affiliateId: credited.id, funnelId: funnel?.id ?? null, visitor });
}
