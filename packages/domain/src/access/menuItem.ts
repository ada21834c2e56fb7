import type { RouteName } from '../navigation/routes.ts';

/** One entry of a menu: it leads to a route without parameters, or to a path, or only holds others. */
export interface MenuItem {
  /** Unique among its siblings. */
  readonly key: string;
  readonly label: string;
  readonly route?: RouteName;
  readonly path?: string;
  readonly children?: readonly MenuItem[];
}
