import { checkGiven, checkKnown } from '../errors/checkKnown.ts';

/** How a rule matches a path: the path itself, or also every path below it. */
export const REDIRECT_MATCHES = [
  { value: 'exact', label: 'This path only' },
  { value: 'prefix', label: 'This path and every path below it' },
] as const;

/** The people to whom a rule applies. */
export const REDIRECT_AUDIENCES = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'visitors', label: 'Visitors, logged out' },
  { value: 'members', label: 'Members' },
  { value: 'non-members', label: 'Non-members, logged in' },
] as const;

export type RedirectMatch = (typeof REDIRECT_MATCHES)[number]['value'];
export type RedirectAudience = (typeof REDIRECT_AUDIENCES)[number]['value'];

/** A rule that sends people from one path to another. The specification names only the page. */
export interface RedirectRule {
  readonly id: number;
  /** A path of the site without query, such as '/webinar'. Case does not matter. */
  readonly fromPath: string;
  readonly match: RedirectMatch;
  /** A path of the site, or an https address. */
  readonly target: string;
  readonly audience: RedirectAudience;
  /** Null means no limit on that side; the end is not part of the window. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Higher values apply first. */
  readonly priority: number;
  readonly isArchived: boolean;
}

/** The path in the form in which rules compare it: lower case, without a trailing slash. */
export const comparablePath = (path: string): string => {
  const lower = path.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
};

/**
 * Whether the path of a rule covers a path.
 *
 * @throws RangeError for an unknown value
 */
export function coversPath({ fromPath, match }: Pick<RedirectRule, 'fromPath' | 'match'>, path: string): boolean {
  checkKnown({ match }, REDIRECT_MATCHES);
  checkGiven({ fromPath, path });
  const [from, to] = [comparablePath(fromPath), comparablePath(path)];
  return from === to || (match === 'prefix' && to.startsWith(`${from}/`));
}
