import { routeAccess, type SessionUser } from '@atlas/domain/access';
import { matchRoute } from '@atlas/domain/navigation';
import { hasScreenFor } from './hasScreen.ts';

/** Whether a link that staff wrote leads to something: another site, or a page with a screen that whoever looks may open. */
export function hasDestination(user: SessionUser | null, target: string): boolean {
  if (!target.startsWith('/')) return true;
  const match = matchRoute(target.split(/[?#]/, 1)[0] ?? '');
  return match !== null && routeAccess(match.route, user) === 'open' && hasScreenFor(user, match.route.name);
}
