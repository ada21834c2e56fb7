import { showToast } from '@atlas/ui';
import { SIGN_OUT_FAILED } from '@atlas/domain/auth';
import { routePath } from '@atlas/domain/navigation';
import { useLocation } from 'wouter';
import { useBlocker } from '../routing/routerContext.ts';
import { useAuth } from './authContext.ts';

/**
 * Signs out and goes to the sign-in page. Asks first when the page has unsaved work, and stays when
 * the server did not sign the browser out.
 */
export function useSignOut(): () => void {
  const { logOut } = useAuth();
  const blocker = useBlocker();
  const [, navigate] = useLocation();
  const signOut = async () => {
    try {
      await logOut();
      blocker.release();
      navigate(routePath('login'));
    } catch {
      showToast({ kind: 'error', text: SIGN_OUT_FAILED });
    }
  };
  return () => blocker.pass(() => void signOut());
}
