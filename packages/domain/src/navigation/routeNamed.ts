import { type Route, type RouteName, ROUTES } from './routes.ts';

let byName: Map<string, Route> | undefined;

/**
 * The route with a name.
 *
 * @throws Error for an unknown name; names are type-checked, so this is a programming error
 * @example routeNamed('home').pattern // '/'
 * @spec 1 §2.7
 */
export function routeNamed(name: RouteName): Route {
  byName ??= new Map(ROUTES.map((route) => [route.name, route]));
  const route = byName.get(name);
  if (!route) throw new Error(`There is no route named '${String(name)}'.`);
  return route;
}
