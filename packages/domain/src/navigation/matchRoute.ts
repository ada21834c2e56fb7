import { matchPath } from './matchPath.ts';
import type { PathParamValue } from './readPattern.ts';
import { type Route, type RouteName, ROUTES } from './routes.ts';

/**
 * Additional paths of routes. Staff search links lead to /lesson/{id}, which the route table does
 * not have; it would match /{slug}/{affLink}.
 *
 * @spec 1 §2.9
 */
const ALIASES: readonly { readonly pattern: string; readonly name: RouteName }[] = [{ pattern: '/lesson/{id:Int}', name: 'lesson' }];

interface Entry {
  readonly pattern: string;
  readonly route: Route;
}

const CATCH_ALL = '{';

const firstSegment = (path: string): string => {
  const end = path.indexOf('/', 1);
  const segment = end === -1 ? path.slice(1) : path.slice(1, end);
  return segment.startsWith(CATCH_ALL) ? CATCH_ALL : segment;
};

let entries: Map<string, Entry[]> | undefined;

const indexed = (): Map<string, Entry[]> => {
  const index = new Map<string, Entry[]>();
  const add = (entry: Entry): void => {
    const key = firstSegment(entry.pattern);
    const bucket = index.get(key);
    if (bucket) bucket.push(entry);
    else index.set(key, [entry]);
  };
  for (const route of ROUTES) add({ pattern: route.pattern, route });
  for (const alias of ALIASES) {
    const route = ROUTES.find((candidate) => candidate.name === alias.name);
    if (route) add({ pattern: alias.pattern, route });
  }
  return index;
};

/**
 * The route of a path with its parameters, or null if none matches (the not-found page). The path
 * is the part of an address before `?` and `#`, still encoded as in `location.pathname`. The first
 * match in ROUTES wins. Only routes with the path's first word are tried, then the catch-alls.
 *
 * @example matchRoute('/courses/my-courses/136')?.route.name // 'viewCourse'
 * @example matchRoute('/courses/my-courses/136')?.params // { id: 136 }
 * @spec 1 §2.1, §2.6
 */
export function matchRoute(pathname: string): { route: Route; params: Record<string, PathParamValue> } | null {
  if (typeof pathname !== 'string' || !pathname.startsWith('/')) return null;
  entries ??= indexed();
  const first = firstSegment(pathname);
  for (const key of first === CATCH_ALL ? [CATCH_ALL] : [first, CATCH_ALL]) {
    for (const { pattern, route } of entries.get(key) ?? []) {
      const params = matchPath(pattern, pathname);
      if (params) return { route, params };
    }
  }
  return null;
}
