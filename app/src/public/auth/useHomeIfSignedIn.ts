import { routePath } from '@atlas/domain/navigation';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '../../session/authContext.ts';

/**
 * Redirects a signed-in user to home.
 * @returns Whether it redirects.
 * @spec 2 §4, Password reset
 */
export function useHomeIfSignedIn(): boolean {
  const { isAuthenticated } = useAuth();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isAuthenticated) navigate(routePath('home'), { replace: true });
  }, [isAuthenticated, navigate]);
  return isAuthenticated;
}
