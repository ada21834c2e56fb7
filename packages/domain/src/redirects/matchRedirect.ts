import type { Role } from '../access/roles.ts';
import { checkGiven, checkKnown } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { coversPath, type RedirectAudience, type RedirectRule } from './redirectRule.ts';

/** A request that a rule may redirect. */
export interface RedirectRequest {
  /** The path, without query. */
  readonly path: string;
  /** The role in use; null for a visitor. */
  readonly role: Role | null;
}

const isFor: Readonly<Record<RedirectAudience, (role: Role | null) => boolean>> = {
  everyone: () => true,
  visitors: (role) => role === null,
  members: (role) => role !== null && role !== 'non-member',
  'non-members': (role) => role === 'non-member',
};

/**
 * The reason why a rule does not apply to a request on its own, as a sentence; null when it does.
 *
 * @throws RangeError for a value that is missing or not a Date, and for an unknown one
 */
export function whyNotRedirect(rule: RedirectRule, { path, role }: RedirectRequest, now: Date): string | null {
  const { audience, isArchived, startsAt, endsAt } = rule;
  checkKnown({ audience }, isFor);
  checkGiven({ isArchived, role });
  checkDates({ now }, { startsAt, endsAt });
  if (isArchived) return 'It is archived.';
  if (!coversPath(rule, path)) return 'Its path is another one.';
  if (!isFor[audience](role)) return 'It is for other people.';
  if (startsAt !== null && now.getTime() < startsAt.getTime()) return `It starts on ${formatShortDate(startsAt)}.`;
  if (endsAt !== null && now.getTime() >= endsAt.getTime()) return `It ended on ${formatShortDate(new Date(endsAt.getTime() - 1))}.`;
  return null;
}

/**
 * Orders rules by precedence: higher priority, then the longer path, then an exact rule before a
 * prefix, then a rule for some people before one for everyone, then the older rule.
 */
export function compareRedirects(a: RedirectRule, b: RedirectRule): number {
  return (
    b.priority - a.priority ||
    b.fromPath.length - a.fromPath.length ||
    Number(a.match === 'prefix') - Number(b.match === 'prefix') ||
    Number(a.audience === 'everyone') - Number(b.audience === 'everyone') ||
    a.id - b.id
  );
}

/** A rule with the reason why it does not redirect a request; null for the one that does. */
export interface TriedRedirect {
  readonly rule: RedirectRule;
  readonly why: string | null;
}

/**
 * Tries rules on a request: the rules that cover the path in order of precedence, each with the
 * reason why it loses. At most one has none, the winner. Product decision.
 *
 * @example
 * const rule = { id: 1, fromPath: '/start', match: 'exact', target: '/va', priority: 0 };
 * const always = { audience: 'everyone', startsAt: null, endsAt: null, isArchived: false };
 * const request = { path: '/Start/', role: null };
 * tryRedirects([{ ...rule, ...always }], request, new Date('2025-11-17')).length // 1
 */
export function tryRedirects(rules: readonly RedirectRule[], request: RedirectRequest, now: Date): TriedRedirect[] {
  const covering = rules.filter((rule) => coversPath(rule, request.path)).toSorted(compareRedirects);
  const winner = covering.find((rule) => whyNotRedirect(rule, request, now) === null);
  return covering.map((rule) => ({ rule, why: rule === winner ? null : (whyNotRedirect(rule, request, now) ?? whyLost(rule, winner)) }));
}

function whyLost(rule: RedirectRule, winner: RedirectRule | undefined): string {
  if (winner === undefined || winner.priority > rule.priority) return 'Another rule has a higher priority.';
  if (winner.fromPath.length > rule.fromPath.length) return 'Another rule has a more specific path.';
  if (winner.match !== rule.match) return 'A rule for this path only comes first.';
  return winner.audience === rule.audience ? 'An older rule comes first.' : 'A rule for these people comes first.';
}

/** The rule that redirects a request, or null. */
export const matchRedirect = (rules: readonly RedirectRule[], request: RedirectRequest, now: Date): RedirectRule | null =>
  tryRedirects(rules, request, now).find(({ why }) => why === null)?.rule ?? null;

/**
 * The address to which a rule sends a request, with the query of the request after its own.
 *
 * @param search the query with its question mark, or ''
 * @example redirectTarget('/free-lessons?from=fb', '?fbclid=1') // '/free-lessons?from=fb&fbclid=1'
 */
export function redirectTarget(target: string, search: string): string {
  const query = search.replace(/^\?/, '');
  if (query === '') return target;
  const [, address = target, own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  return `${address}${own === '' || own === '?' ? '?' : `${own}&`}${query}${hash}`;
}
