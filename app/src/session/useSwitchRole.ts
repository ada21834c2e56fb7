import { useLocation } from 'wouter';
import { showError } from '../admin/actions/showError.ts';
import { useAuth } from './authContext.ts';

/**
 * Switches the access level in use, remembers it for 30 days, and goes home.
 * @spec 2 §4, Role
 */
export function useSwitchRole(): (accessLevelId: number) => Promise<void> {
  const { client, replaceUser } = useAuth();
  const [, navigate] = useLocation();
  return async (accessLevelId) => {
    try {
      const user = await (await import('./rememberedRole.ts')).changeRole(accessLevelId, client, new Date());
      navigate('/');
      replaceUser(user);
    } catch (error) {
      showError(error);
    }
  };
}
