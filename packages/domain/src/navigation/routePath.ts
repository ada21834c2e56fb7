import { buildPath } from './buildPath.ts';
import { readPattern } from './readPattern.ts';
import { routeNamed } from './routeNamed.ts';
import type { RouteName, RouteParams } from './routes.ts';

/** Values for the query of an address; null and undefined are left out. */
export type RouteQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

type RouteArguments<Name extends RouteName> = [keyof RouteParams<Name>] extends [never]
  ? [query?: RouteQuery]
  : [params: Readonly<RouteParams<Name>>, query?: RouteQuery];

/**
 * The address of a route. A route with parameters takes them first, then the query; a route without
 * takes only the query.
 *
 * @throws Error when a parameter is missing or is not of its type
 * @example routePath('viewCourse', { id: 136 }) // '/courses/my-courses/136'
 * @example routePath('account', { q: 'billings' }) // '/account?q=billings'
 * @spec 1 §2.1, §2.7
 */
export function routePath<Name extends RouteName>(name: Name, ...args: RouteArguments<Name>): string {
  const { pattern } = routeNamed(name);
  const names = readPattern(pattern).flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
  const [params, query] = (names.length > 0 ? args : [undefined, args[0]]) as [Record<string, unknown>?, RouteQuery?];
  const inPath = Object.fromEntries(names.map((key) => [key, params?.[key]]));
  const path = buildPath(pattern, inPath);
  const search = buildPath('/', { ...query }).slice(1);
  return path + search;
}
