import type { Route, RouteAccess } from '../navigation/routes.ts';
import { type Actor, can } from './can.ts';

/** What a person may do with a route: open it, sign in first, set up the second step of it first, or see the Forbidden screen. */
export type RouteDecision = 'open' | 'login' | 'second-factor' | 'forbidden';

const OPEN_TO_ALL: readonly RouteAccess[] = ['public', 'publicAuth', 'catchAll'];
const OPEN_TO_USERS: readonly RouteAccess[] = ['login', 'loginOutsideLayout'];

/**
 * Whether a route opens for somebody. Public routes open for all; the others ask a signed-out visitor to log in; a route with
 * page flags is forbidden to a signed-in user who lacks one of them, and so is a route whose access is not known. Somebody whose access level
 * needs a second step of signing in, and who has none, sets that up before any of them.
 *
 * @example routeAccess(routeNamed('courses'), null) // 'login'
 * Specification 1 §2.1.
 */
export function routeAccess(
  route: Pick<Route, 'access' | 'flags'>,
  user: (Actor & { mustSetUpSecondFactor?: boolean }) | null | undefined,
): RouteDecision {
  if (OPEN_TO_ALL.includes(route.access)) return 'open';
  if (!user) return 'login';
  if (user.mustSetUpSecondFactor === true) return 'second-factor';
  if (OPEN_TO_USERS.includes(route.access)) return 'open';
  return route.access === 'flag' && can(user, { page: route.flags ?? [] }) ? 'open' : 'forbidden';
}
