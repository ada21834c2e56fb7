import type { SessionUser } from '../access/sessionUser.ts';
import { routePath } from '../navigation/routePath.ts';
import type { RouteName } from '../navigation/routes.ts';
import { safeRedirect } from '../navigation/safeRedirect.ts';
import { afterSignUp } from './afterSignUp.ts';
import { CONFIRM_PARAM } from './emailConfirmation.ts';

/**
 * The redirect for a signed-in visitor of a page meant for signed-out visitors. Null on all other
 * pages, and where a link confirms an email address.
 *
 * @param search the query of the address, with or without its question mark
 * @example entryRedirect('login', '?redirectTo=%2Fcourses', { roles: 'member' }) // '/courses'
 * @spec 1 §2.1, 2 §4
 */
export function entryRedirect(route: RouteName, search: string, user: Pick<SessionUser, 'roles'>): string | null {
  const query = new URLSearchParams(search);
  switch (route) {
    case 'login':
      return query.has(CONFIRM_PARAM) ? null : safeRedirect(query.get('redirectTo'));
    case 'signup':
      return routePath(afterSignUp(user));
    case 'forgotPassword':
    case 'setNewPassword':
    case 'resetPassword':
      return routePath('home');
    default:
      return null;
  }
}
