import type { SessionUser } from '../access/sessionUser.ts';
import { routePath } from '../navigation/routePath.ts';
import type { RouteName } from '../navigation/routes.ts';
import { safeRedirect } from '../navigation/safeRedirect.ts';
import { afterSignUp } from './afterSignUp.ts';
import { CONFIRM_PARAM } from './emailConfirmation.ts';

/**
 * Where somebody who came signed in is led from a page for those who are not; null where they stay: on all other pages, and where a link confirms
 * an e-mail address. `search` is the query of the address, with or without its question mark.
 *
 * @example entryRedirect('login', '?redirectTo=%2Fcourses', user) // '/courses'
 * Specification 1 §2.1, 2 §4.
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
