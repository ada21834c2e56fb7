import { matchRoute } from './matchRoute.ts';

const HOME = '/';
const LONGEST = 2000;

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/;

/**
 * Decodes a path repeatedly, as a server or a proxy might, until nothing changes; null if that
 * fails.
 */
const fullyDecoded = (path: string): string | null => {
  let current = path;
  for (let round = 0; round < 5; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return null;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
};

const leadsOutside = (path: string): boolean => UNSAFE.test(path) || path.includes('//') || /\/\.{1,2}(\/|$)/.test(path);

/**
 * The page to open after signing in: the target if it is a page of this site, otherwise home.
 *
 * Only an absolute path of the site passes: no scheme, no host, no double slash, no backslash, no
 * control character, no dot segments, neither plain nor percent-encoded, and at most 2,000
 * characters. Paths under /api are not pages, and the public authentication pages (login, sign-up,
 * forgot password…) would create a loop: both become home. Query and hash are kept.
 *
 * @example safeRedirect('/courses?page=2') // '/courses?page=2'
 * @example safeRedirect('//evil.example') // '/'
 * @spec 1 §2.1
 */
export function safeRedirect(target: string | null | undefined): string {
  if (typeof target !== 'string' || target.length > LONGEST || !target.startsWith('/') || UNSAFE.test(target)) return HOME;
  const pathname = target.split(/[?#]/, 1)[0] ?? '';
  const decoded = fullyDecoded(pathname);
  if (decoded === null || leadsOutside(pathname) || leadsOutside(decoded)) return HOME;
  if (decoded === '/api' || decoded.startsWith('/api/')) return HOME;
  const match = matchRoute(pathname);
  return match === null || match.route.access === 'publicAuth' ? HOME : target;
}
