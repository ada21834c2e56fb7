import { routeAccess } from '@atlas/domain/access';
import { routeNamed, type RouteName } from '@atlas/domain/navigation';
import { hasScreenFor } from './screenNames.ts';
import { useAuth } from '../session/authContext.ts';

/** Whether a page exists and opens for whoever is signed in; null is no page. */
export function useOpens(page: RouteName | null): boolean {
  const { currentUser } = useAuth();
  return page !== null && hasScreenFor(currentUser, page) && routeAccess(routeNamed(page), currentUser) === 'open';
}
