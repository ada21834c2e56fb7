import { isReservedSlug } from '../navigation/reservedSlugs.ts';
import { matchRoute } from '../navigation/matchRoute.ts';
import { coversPath, type RedirectRule } from './redirectRule.ts';

export const INVALID_FROM_PATH = 'Enter a path of this site without a query, such as /webinar.';
export const INVALID_TARGET = 'Enter a path of this site, such as /free-lessons, or an address that begins with https://.';
export const REDIRECT_TO_ITSELF = 'This would lead back to itself.';

/** Characters of a path: no query, fragment, backslash, space or control character. */
// oxlint-disable-next-line no-control-regex -- control characters are what is excluded
const PATH = /^\/(?!\/)[^?#\\\s\u0000-\u001f\u007f]*$/;
const HAS_DOTS = /\/\.{1,2}(?:\/|$)/;
/** Whether a text is a path of the site without a query. */
export const isPath = (path: string): boolean => PATH.test(path) && !path.includes('//') && !HAS_DOTS.test(path);

/** The first segment of a path, decoded; null when it cannot be decoded. */
function firstSegment(path: string): string | null {
  try {
    return decodeURIComponent(path.split('/')[1] ?? '');
  } catch {
    return null;
  }
}

/**
 * Explains why a path cannot be redirected, or returns null: it is not a path, or a page of Atlas
 * owns its first segment.
 *
 * @example fromPathProblem('/courses/1') // '/courses belongs to Atlas and cannot be redirected.'
 * @spec 1 §2.2; product decision
 */
export function fromPathProblem(path: string): string | null {
  if (!isPath(path)) return INVALID_FROM_PATH;
  const first = firstSegment(path);
  if (first === null || first.includes('/')) return INVALID_FROM_PATH;
  if (first === '') return 'The home page cannot be redirected.';
  return isReservedSlug(first) ? `/${first.toLowerCase()} belongs to Atlas and cannot be redirected.` : null;
}

/**
 * Explains why a rule cannot lead to an address, or returns null. A path of the site needs a page;
 * another site must be on the list of hosts, where `example.com` also allows its subdomains.
 *
 * @example targetProblem('https://www.example.com/a', ['example.com']) // null
 */
export function targetProblem(target: string, hosts: readonly string[]): string | null {
  if (target.startsWith('/')) {
    const path = target.split(/[?#]/, 1)[0] ?? '';
    return isPath(path) && !/[\s\\]/.test(target) && !/^\/api(?:\/|$)/i.test(path) && matchRoute(path) !== null ? null : INVALID_TARGET;
  }
  const host = httpsHost(target);
  if (host === null) return INVALID_TARGET;
  if (hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))) return null;
  return `${host} is not on the list of hosts that redirect rules may lead to. An admin adds hosts in the settings.`;
}

function httpsHost(target: string): string | null {
  try {
    const { protocol, username, password, hostname } = new URL(target);
    return /^https:\/\//i.test(target) && !/\s/.test(target) && protocol === 'https:' && username === '' && password === ''
      ? hostname
      : null;
  } catch {
    return null;
  }
}

/**
 * The paths of a loop that a rule would close: from its own path over the targets of the other
 * rules back to it. Audience and window are ignored, because the other rules may change later.
 *
 * @returns null when there is none
 * @example
 * const rule = (fromPath, target) => ({ fromPath, match: 'exact', target });
 * redirectLoop(rule('/a', '/b'), [rule('/b', '/c'), rule('/c', '/a')]) // ['/a', '/b', '/c', '/a']
 */
export function redirectLoop(rule: Pointing, others: readonly Pointing[]): string[] | null {
  const seen = new Set<Pointing>();
  const from = (path: string, trail: readonly string[]): string[] | null => {
    if (coversPath(rule, path)) return [...trail, path];
    for (const other of others) {
      if (seen.has(other) || !coversPath(other, path)) continue;
      seen.add(other);
      const next = pathOf(other.target);
      const loop = next === null ? null : from(next, [...trail, path]);
      if (loop !== null) return loop;
    }
    return null;
  };
  const first = pathOf(rule.target);
  return first === null ? null : from(first, [rule.fromPath]);
}

type Pointing = Pick<RedirectRule, 'fromPath' | 'match' | 'target'>;

/** The path of a target within the site; null for another site. */
const pathOf = (target: string): string | null => (target.startsWith('/') ? (target.split(/[?#]/, 1)[0] ?? null) : null);

/** The error for a loop. */
export const loopProblem = (loop: readonly string[]): string =>
  loop.length <= 2 ? REDIRECT_TO_ITSELF : `This would lead in a circle: ${loop.join(' → ')}.`;
