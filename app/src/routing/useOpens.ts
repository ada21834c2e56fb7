import { routeAccess, type SessionUser } from '@atlas/domain/access';
import { routeNamed, type RouteName } from '@atlas/domain/navigation';
import { hasScreenFor } from './hasScreen.ts';
import { useAuth } from '../session/authContext.ts';

/** Whether a page exists and a user may open it. */
export const opensFor = (user: SessionUser | null, page: RouteName): boolean =>
  hasScreenFor(user, page) && routeAccess(routeNamed(page), user) === 'open';

/** Whether a page exists and the current user may open it; null is not a page. */
export function useOpens(page: RouteName | null): boolean {
  const { currentUser } = useAuth();
  return page !== null && opensFor(currentUser, page);
}
