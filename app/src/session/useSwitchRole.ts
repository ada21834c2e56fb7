import { useLocation } from 'wouter';
import { showError } from '../admin/actions/showError.ts';
import { useBlocker } from '../routing/routerContext.ts';
import { useAuth } from './authContext.ts';

/**
 * Switches the access level in use, remembers it for 30 days, and goes home. Asks first when the
 * page has unsaved work.
 * @spec 2 §4, Role
 */
export function useSwitchRole(): (accessLevelId: number) => void {
  const { client, replaceUser } = useAuth();
  const blocker = useBlocker();
  const [, navigate] = useLocation();
  const change = async (accessLevelId: number) => {
    try {
      const user = await (await import('./rememberedRole.ts')).changeRole(accessLevelId, client, new Date());
      blocker.release();
      navigate('/');
      replaceUser(user);
    } catch (error) {
      showError(error);
    }
  };
  return (accessLevelId) => blocker.pass(() => void change(accessLevelId));
}
