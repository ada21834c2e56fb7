import type { SessionUser } from '@atlas/domain/access';
import { useAuth } from '../../session/authContext.ts';

type Known = Partial<Pick<SessionUser, 'name' | 'slug' | 'firstName' | 'lastName' | 'facebookProfile' | 'profileImage' | 'userProfile'>>;

/**
 * Updates the session with saved changes to the user's own data, so that the layout and other tabs
 * show them too.
 */
export function useKnownSelf(): (known: Known) => void {
  const { currentUser, replaceUser } = useAuth();
  return (known) => {
    if (currentUser) replaceUser({ ...currentUser, ...known });
  };
}
