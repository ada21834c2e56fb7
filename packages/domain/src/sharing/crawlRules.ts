import { routeAccess } from '../access/routeAccess.ts';
import { API_BASE } from '../navigation/apiPaths.ts';
import { type Route, ROUTES } from '../navigation/routes.ts';

/**
 * The paths crawlers may request, in the syntax of robots.txt (RFC 9309): the longest matching rule
 * wins, `$` is the end of a path.
 */
export interface CrawlRules {
  readonly allow: readonly string[];
  readonly disallow: readonly string[];
}

const firstWord = ({ pattern }: Route): string => pattern.split('/')[1] ?? '';
/** A pattern up to its first parameter. */
const fixedPart = ({ pattern }: Route): string => pattern.replace(/\/?\{.*$/, '');

/**
 * Disallows paths crawlers do not need: the API, and everything below the first words of private
 * routes. A word is only blocked as a whole word, because a funnel may be called
 * `events-masterclass`. Public pages below it stay allowed.
 */
export function crawlRules(): CrawlRules {
  const isOpen = (route: Route) => routeAccess(route, null) === 'open';
  const words = new Set(ROUTES.filter((route) => !isOpen(route) && route.pattern !== '/').map(firstWord));
  const open = ROUTES.filter((route) => isOpen(route) && words.has(firstWord(route))).map(fixedPart);
  return {
    allow: [...new Set(open)].toSorted(),
    disallow: [`${API_BASE}/`, ...[...words].toSorted().flatMap((word) => [`/${word}$`, `/${word}/`])],
  };
}
