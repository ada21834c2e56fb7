import { type Route, type RouteName, ROUTES } from './routes.ts';

let byName: Map<string, Route> | undefined;

/**
 * The route with this name.
 *
 * @throws Error when there is none: names are checked by the compiler, so this is a programming error.
 * @example routeNamed('home').pattern // '/'
 * Specification 1 §2.7.
 */
export function routeNamed(name: RouteName): Route {
  byName ??= new Map(ROUTES.map((route) => [route.name, route]));
  const route = byName.get(name);
  if (!route) throw new Error(`There is no route named '${String(name)}'.`);
  return route;
}
