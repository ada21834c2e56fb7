import { checkGiven } from '../errors/checkKnown.ts';
import type { ProductOffer } from '../products/productState.ts';
import { matchRedirect, type RedirectRequest } from '../redirects/matchRedirect.ts';
import type { RedirectRule } from '../redirects/redirectRule.ts';
import { checkDates } from '../time/checkDates.ts';
import { funnelState, type FunnelWindow } from './funnelState.ts';

/** A funnel with its product's offer, as far as its address needs them. */
export type AddressedFunnel = FunnelWindow & ProductOffer;

/** An affiliate whom a link names. */
export interface LinkedAffiliate {
  readonly id: number;
  readonly isActive: boolean;
}

/** The records that a path may lead to, whose first segment is not a page of Atlas. */
export interface AddressFacts<
  Funnel extends AddressedFunnel,
  Rule extends RedirectRule = RedirectRule,
  Affiliate extends LinkedAffiliate = LinkedAffiliate,
> {
  /** The rules that may cover the path. */
  readonly rules: readonly Rule[];
  /** The funnel that the first segment names. */
  readonly funnel: Funnel | null;
  /** The affiliate whose main link the first segment is. */
  readonly affiliate: Affiliate | null;
  /** The affiliate whose code the second segment is. */
  readonly linked: Affiliate | null;
  /** The funnel of the setting `join-funnel`, which main links show. */
  readonly joinFunnel: Funnel | null;
}

/**
 * The result of resolving an address. `credited` is the affiliate who gets credit for the click, null without
 * one.
 */
export type PublicAddress<Funnel, Rule = RedirectRule, Affiliate = LinkedAffiliate> =
  | { readonly kind: 'redirect'; readonly rule: Rule }
  | { readonly kind: 'funnel'; readonly funnel: Funnel; readonly credited: Affiliate | null }
  | { readonly kind: 'closed'; readonly funnel: Funnel | null; readonly credited: Affiliate | null };

const active = <Affiliate extends LinkedAffiliate>(affiliate: Affiliate | null): Affiliate | null =>
  affiliate?.isActive === true ? affiliate : null;

/**
 * Resolves a path in the order redirect rule, funnel, affiliate's main link. Null when it leads
 * nowhere. Unknown and suspended affiliates get no credit, and their links still show the
 * funnel. A funnel that does not sell now leads to the page of closed funnels.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const facts = { rules: [], funnel: null, affiliate: null, linked: null, joinFunnel: null };
 * publicAddress(facts, { path: '/nothing', role: null }, new Date('2025-11-17')) // null
 * @spec 1 §2.6; the order is a product decision
 */
export function publicAddress<Funnel extends AddressedFunnel, Rule extends RedirectRule, Affiliate extends LinkedAffiliate>(
  { rules, funnel, affiliate, linked, joinFunnel }: AddressFacts<Funnel, Rule, Affiliate>,
  request: RedirectRequest,
  now: Date,
): PublicAddress<Funnel, Rule, Affiliate> | null {
  checkGiven({ funnel, affiliate, linked, joinFunnel });
  checkDates({ now });
  const winner = matchRedirect(rules, request, now);
  const rule = winner && rules.find(({ id }) => id === winner.id);
  if (rule) return { kind: 'redirect', rule };
  const segments = request.path.split('/').length - 1;
  if (segments > 2) return null;
  if (funnel !== null) return shown(funnel, segments === 2 ? active(linked) : null, now);
  return affiliate !== null && segments === 1 ? shown(joinFunnel, active(affiliate), now) : null;
}

const shown = <Funnel extends AddressedFunnel, Affiliate>(funnel: Funnel | null, credited: Affiliate | null, now: Date) =>
  funnel !== null && funnelState(funnel, funnel, now) === 'open'
    ? ({ kind: 'funnel', funnel, credited } as const)
    : ({ kind: 'closed', funnel, credited } as const);
