import { matchRoute, routeNamed } from '@atlas/domain/navigation';

/**
 * The menu item that a path belongs to: the path itself, or its nearest ancestor in the route
 * table.
 */
export function currentHref(path: string, hrefs: readonly string[]): string | undefined {
  if (hrefs.includes(path)) return path;
  for (let name = matchRoute(path)?.route.parent; name !== undefined; name = routeNamed(name).parent) {
    const { pattern } = routeNamed(name);
    if (hrefs.includes(pattern)) return pattern;
  }
  return undefined;
}
