import type { SessionUser } from '@atlas/domain/access';
import { useAuth } from '../../session/authContext.ts';

type Known = Partial<Pick<SessionUser, 'name' | 'slug' | 'firstName' | 'lastName' | 'facebookProfile' | 'profileImage' | 'userProfile'>>;

/** Tells the session what was just saved about oneself, so that the frame around the page and the other tabs show it, too. */
export function useKnownSelf(): (known: Known) => void {
  const { currentUser, replaceUser } = useAuth();
  return (known) => {
    if (currentUser) replaceUser({ ...currentUser, ...known });
  };
}
