import { showToast } from '@atlas/ui';
import { useLocation } from 'wouter';
import { sentenceOf } from './fetchGraphQL.ts';
import { useAuth } from './authContext.ts';
import { rememberRole } from './roleMemory.ts';

/** Switches the access level in use, remembers it for 30 days, and goes home. Specification 2 §4, Role. */
export function useSwitchRole(): (accessLevelId: number) => Promise<void> {
  const { client, replaceUser } = useAuth();
  const [, navigate] = useLocation();
  return async (accessLevelId) => {
    try {
      const { switchRole } = await import('./switchRole.ts');
      const user = await switchRole(accessLevelId, client.knownToken());
      if (user.accessLevel) rememberRole(user.accessLevel, new Date());
      navigate('/');
      replaceUser(user);
    } catch (error) {
      showToast({ kind: 'error', text: sentenceOf(error) });
    }
  };
}
