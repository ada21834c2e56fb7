import { hasRole } from '../access/hasRole.ts';
import type { SessionUser } from '../access/sessionUser.ts';
import type { PlainRouteName } from '../navigation/routes.ts';

/**
 * Where a new or already signed-in visitor of the sign-up page goes: a non-member to the courses, everybody else home.
 *
 * @example afterSignUp({ roles: ['non-member'] }) // 'viewCourses'
 * Specification 1 §2.8, 2 §4.
 */
export function afterSignUp(user: Pick<SessionUser, 'roles'> | null | undefined): PlainRouteName {
  return hasRole(user?.roles, 'non-member') ? 'viewCourses' : 'home';
}

/** What a new member reads until they are there. */
export const afterSignUpText = (user: Parameters<typeof afterSignUp>[0]): string =>
  afterSignUp(user) === 'home' ? 'We are taking you home.' : 'We are taking you to your courses.';

/** The toast of a sign-up that went well. */
export const SIGNED_UP = 'Your account is ready.';
