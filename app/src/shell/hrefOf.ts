import type { MenuItem, SessionUser } from '@atlas/domain/access';
import { matchRoute, routePath } from '@atlas/domain/navigation';
import { hasScreenFor } from '../routing/hasScreen.ts';

/**
 * The address of a menu item; null while its page does not exist, so that menus have no dead links.
 */
export function hrefOf({ route, path }: MenuItem, user: SessionUser | null): string | null {
  const name = path === undefined ? route : matchRoute(path)?.route.name;
  if (name === undefined || !hasScreenFor(user, name)) return null;
  return path ?? routePath(name as 'home');
}
