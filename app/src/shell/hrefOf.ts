import type { MenuItem, SessionUser } from '@atlas/domain/access';
import { matchRoute, routePath } from '@atlas/domain/navigation';
import { hasScreenFor } from '../routing/hasScreen.ts';

/** Where a menu item leads; null while its page is not built, so that no menu leads nowhere. */
export function hrefOf({ route, path }: MenuItem, user: SessionUser | null): string | null {
  const name = path === undefined ? route : matchRoute(path)?.route.name;
  if (name === undefined || !hasScreenFor(user, name)) return null;
  return path ?? routePath(name as 'home');
}
