import type { Route, RouteName } from '../navigation/routes.ts';
import { ADMIN_TYPE_ROLES } from './roleGroups.ts';
import { hasRole } from './hasRole.ts';
import { roleInUse } from './roleInUse.ts';
import type { Role } from './roles.ts';
import type { SessionUser } from './sessionUser.ts';

/** Whom a page is for. Each has a frame around its pages, and a table of its screens. */
export const AUDIENCES = ['public', 'member', 'leader', 'affiliate', 'staff'] as const;
export type Audience = (typeof AUDIENCES)[number];

type RoleHolder = Pick<SessionUser, 'accessLevel' | 'roles'> | null | undefined;

/** Routes whose page is another one for each audience, or the same one in the frame of whoever opens it. */
const FOR_EVERYONE: readonly RouteName[] = ['home', 'payment', 'account', 'content', 'community', 'myProfile', 'editProfile', 'profile'];

/** Pages that ask for a sign-in only, and are for those who look after others. */
const FOR_LEADERS: readonly RouteName[] = [
  'manageStage',
  'reviewMoveUp',
  'viewGroup',
  'viewGroupMembers',
  'viewSubGroupMembers',
  'accountabilityGroups',
];

/** Pages that ask for a sign-in only, and are entries of the admin menu. Specification 1 §2.9. */
const FOR_STAFF: readonly RouteName[] = ['challengeGroups', 'redirectRules'];

const LEADER_ROLES: readonly Role[] = ['coach', 'assistant-coach', 'expert', 'team-lead', 'assistant-team-lead'];

/** The audience that somebody belongs to by the role in use; `public` when signed out. */
export function audienceOfUser(user: RoleHolder): Audience {
  const role = roleInUse(user);
  if (role === null) return 'public';
  if (hasRole(role, ADMIN_TYPE_ROLES)) return 'staff';
  if (hasRole(role, LEADER_ROLES)) return 'leader';
  return role === 'affiliate' ? 'affiliate' : 'member';
}

/**
 * The audience of a route: its own, or on a route for everyone that of the role in use.
 *
 * @example audienceOf(routeNamed('courses'), coach) // 'staff'
 * @example audienceOf(routeNamed('home'), coach) // 'leader'
 * Specification 1 §2.2 to §2.6; which routes are whose is a product decision.
 */
export function audienceOf(route: Pick<Route, 'name' | 'access' | 'pattern'>, user: RoleHolder): Audience {
  if (FOR_EVERYONE.includes(route.name)) return audienceOfUser(user);
  if (FOR_LEADERS.includes(route.name)) return 'leader';
  if (FOR_STAFF.includes(route.name) || route.access === 'flag') return 'staff';
  if (route.pattern.startsWith('/affiliate/')) return 'affiliate';
  return route.access === 'login' || route.access === 'loginOutsideLayout' ? 'member' : 'public';
}

/** Pages that stand alone: whoever opens them is on the way in. */
const ALONE: readonly RouteName[] = ['login', 'signup', 'forgotPassword', 'resetPassword', 'setNewPassword'];

/** What stands around a page: nothing, a bar with the ways in, a bar with the menu (on phones at the bottom, too), or a sidebar. */
export type LayoutKind = 'none' | 'visitor' | 'bar' | 'sidebar';

/**
 * The frame of a page. It goes by the audience, so that it stays while pages of one audience come and go.
 *
 * @param name of the route; null where an address leads to none
 * Specification 1 §2.8, §2.9.
 */
export function layoutOf(name: RouteName | null, audience: Audience, user: RoleHolder): LayoutKind {
  if (name !== null && ALONE.includes(name)) return 'none';
  if (!user) return 'visitor';
  return audience === 'staff' || audience === 'leader' ? 'sidebar' : 'bar';
}

/**
 * The audience whose table has the screen of a route: its own, else that of members, whose page then stands in. Null when no table has it.
 *
 * @param has whether an audience's table has the screen
 */
export function screenAudience(
  route: Pick<Route, 'name' | 'access' | 'pattern'>,
  user: RoleHolder,
  has: (audience: Audience) => boolean,
): Audience | null {
  return [audienceOf(route, user), 'member' as const].find(has) ?? null;
}
