import type { RouteName } from '../navigation/routes.ts';

/**
 * An entry of a menu. It links to a route without parameters or to a path, or only groups other
 * entries.
 */
export interface MenuItem {
  /** Unique among its siblings. */
  readonly key: string;
  readonly label: string;
  readonly route?: RouteName;
  readonly path?: string;
  readonly children?: readonly MenuItem[];
}

/** The entry of a route without parameters, whose key is the route's name. */
export const menuEntry = (route: RouteName, label: string): MenuItem => ({ key: route, label, route });
