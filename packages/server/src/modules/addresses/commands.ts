import DataLoader from 'dataloader';
import { funnelState, publicAddress, type PublicAddress } from '@atlas/domain/funnels';
import { linkedPageProblem, shownPage, type ShownPage } from '@atlas/domain/pages';
import { type RedirectRule, targetProblem } from '@atlas/domain/redirects';
import type { App } from '../../app.ts';
import type { Context } from '../../commands/context.ts';
import type { LoaderOf } from '../../commands/loaders.ts';
import { UserError } from '../../errors.ts';
import type { Click } from './clicksRepo.ts';
import { findFacts, findFunnelAt, type AddressedFunnel, type Facts, type LinkedAffiliate } from './repo.ts';

/** Loads what a path may lead to, once for the page, its metadata and its data. */
const factsLoader: LoaderOf<string, Facts> = (source) =>
  new DataLoader((paths) => Promise.all(paths.map((path) => findFacts(source, path))));

/** The result, and whether redirect rules cover the path, also those that do not apply to the request. */
export type FoundAddress = PublicAddress<AddressedFunnel, RedirectRule, LinkedAffiliate> & { hasRules: boolean };

/** Decodes a path; null for one that cannot be decoded. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/**
 * Resolves the path of a request to a redirect, a funnel, or nothing. For paths whose first segment
 * is not a page of Atlas.
 *
 * @param path as requested, without query
 */
export async function resolveAddress(ctx: Context, path: string): Promise<FoundAddress | null> {
  const readable = decoded(path);
  if (readable === null || readable.includes('\0') || readable.includes('\n')) return null;
  const facts = await ctx.loader(factsLoader).load(readable);
  // A host that was removed from the settings since is no longer redirected to.
  const hosts = facts.rules.length > 0 ? await ctx.app.values.get('redirect-hosts') : [];
  const rules = facts.rules.filter(({ target }) => targetProblem(target, hosts) === null);
  const found = publicAddress({ ...facts, rules }, { path: readable, role: ctx.access?.roles ?? null }, ctx.source.now);
  return found && { ...found, hasRules: facts.rules.length > 0 };
}

/** Loads the funnel with a slug, in any state. */
const funnelAtLoader: LoaderOf<string, AddressedFunnel | null> = (source) =>
  new DataLoader((slugs) => Promise.all(slugs.map((slug) => findFunnelAt(source, slug))));

/** The funnel with a slug, in any state; null without one. */
export const funnelAt = (ctx: Context, slug: string): Promise<AddressedFunnel | null> => ctx.loader(funnelAtLoader).load(slug);

/** The funnel of the setting `fast-funnel`, while it is open. */
export async function findFastFunnel(ctx: Context): Promise<AddressedFunnel | null> {
  const funnel = await funnelAt(ctx, await ctx.app.values.get('fast-funnel'));
  return funnel && funnelState(funnel, funnel, ctx.source.now) === 'open' ? funnel : null;
}

/**
 * The content of a funnel's address in place of the plain offer; null for the plain offer. A page is
 * linked only while its host is allowed.
 */
export async function findShownPage(ctx: Context, funnel: AddressedFunnel): Promise<ShownPage | null> {
  const page = shownPage(funnel.page, ctx.source.now);
  if (page?.kind !== 'link') return page;
  return linkedPageProblem(page.link, await ctx.app.values.get('redirect-hosts')) === null ? page : null;
}

/** Counts that a redirect rule was followed. */
export const countHit = ({ buffers }: Pick<App, 'buffers'>, ruleId: number): void => buffers.hits.add({ ruleId, hits: 1 });

/**
 * Records a click on an affiliate's link, once for each visitor and hour. It is written later, and
 * not at all past the budget of the visitor's network: the page is shown either way.
 */
export function recordClick({ app, visitor: { ip } }: Pick<Context, 'app' | 'visitor'>, click: Omit<Click, 'at'>): void {
  try {
    app.budgets.take({ anySession: null, visitor: { ip } }, 'affiliateClick');
  } catch (error) {
    if (error instanceof UserError) return;
    throw error;
  }
  app.buffers.clicks.add({ ...click, at: app.clock.now() });
}
