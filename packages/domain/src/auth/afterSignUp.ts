import { hasRole } from '../access/hasRole.ts';
import type { SessionUser } from '../access/sessionUser.ts';
import type { PlainRouteName } from '../navigation/routes.ts';

/**
 * The route for a new or already signed-in visitor of the sign-up page: courses for a non-member,
 * home for everyone else.
 *
 * @example afterSignUp({ roles: ['non-member'] }) // 'viewCourses'
 * @spec 1 §2.8, 2 §4
 */
export function afterSignUp(user: Pick<SessionUser, 'roles'> | null | undefined): PlainRouteName {
  return hasRole(user?.roles, 'non-member') ? 'viewCourses' : 'home';
}

/** The text a new member sees until the redirect. */
export const afterSignUpText = (user: Parameters<typeof afterSignUp>[0]): string =>
  afterSignUp(user) === 'home' ? 'We are taking you home.' : 'We are taking you to your courses.';

/** The toast after a successful sign-up. */
export const SIGNED_UP = 'Your account is ready.';
