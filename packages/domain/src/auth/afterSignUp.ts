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
