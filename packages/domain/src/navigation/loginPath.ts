import { routePath } from './routePath.ts';
import { safeRedirect } from './safeRedirect.ts';

/**
 * The login page with the return address: `redirectTo` is the page the visitor came from. It is
 * left out for home and for anything `safeRedirect` rejects.
 *
 * @param from path with query and hash, as in the address bar
 * @example loginPath('/courses/my-courses') // '/login?redirectTo=%2Fcourses%2Fmy-courses'
 * @spec 1 §2.1
 */
export function loginPath(from: string): string {
  const target = safeRedirect(from);
  return target === '/' ? routePath('login') : `${routePath('login')}?redirectTo=${encodeURIComponent(target)}`;
}
