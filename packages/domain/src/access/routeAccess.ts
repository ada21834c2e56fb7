import type { Route, RouteAccess } from '../navigation/routes.ts';
import { type Actor, can } from './can.ts';

/**
 * The outcome for a route: open it, require a sign-in, require the setup of a second factor, or
 * show the Forbidden screen.
 */
export type RouteDecision = 'open' | 'login' | 'second-factor' | 'forbidden';

const OPEN_TO_ALL: readonly RouteAccess[] = ['public', 'publicAuth', 'catchAll'];
const OPEN_TO_USERS: readonly RouteAccess[] = ['login', 'loginOutsideLayout'];

/**
 * Decides whether a route opens for the user. Public routes open for everyone; the others require a
 * sign-in. A signed-in user who lacks one of a route's page flags is forbidden, and so is a route
 * with unknown access. A user whose access level requires a second factor must set it up before any
 * of them opens.
 *
 * @example routeAccess(routeNamed('courses'), null) // 'login'
 * @spec 1 §2.1
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
