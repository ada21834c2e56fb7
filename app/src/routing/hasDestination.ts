import { routeAccess, type SessionUser } from '@atlas/domain/access';
import { matchRoute } from '@atlas/domain/navigation';
import { hasScreenFor } from './hasScreen.ts';

/**
 * Whether a link written by staff leads somewhere: another site, or a page that the user can open.
 */
export function hasDestination(user: SessionUser | null, target: string): boolean {
  if (!target.startsWith('/')) return true;
  const match = matchRoute(target.split(/[?#]/, 1)[0] ?? '');
  return match !== null && routeAccess(match.route, user) === 'open' && hasScreenFor(user, match.route.name);
}
