import type { Route, RouteName } from '../navigation/routes.ts';
import { ADMIN_TYPE_ROLES } from './roleGroups.ts';
import { hasRole } from './hasRole.ts';
import { roleInUse } from './roleInUse.ts';
import type { Role } from './roles.ts';
import type { SessionUser } from './sessionUser.ts';

/**
 * The group of users a page is for. Each audience has a layout for its pages and a table of its
 * screens.
 */
export const AUDIENCES = ['public', 'member', 'leader', 'affiliate', 'staff'] as const;
export type Audience = (typeof AUDIENCES)[number];

type RoleHolder = Pick<SessionUser, 'accessLevel' | 'roles'> | null | undefined;

/**
 * Routes that have a different page for each audience, or the same page in the layout of the
 * current user.
 */
const FOR_EVERYONE: readonly RouteName[] = [
  'home',
  'payment',
  'account',
  'content',
  'community',
  'myProfile',
  'editProfile',
  'profile',
  'viewSubGroup',
  'viewSubGroupMembers',
];

/** Pages that need only a sign-in and are for leaders. */
const FOR_LEADERS: readonly RouteName[] = ['manageStage', 'reviewMoveUp', 'viewGroup', 'viewGroupMembers', 'accountabilityGroups'];

/**
 * Pages that need only a sign-in and are entries of the admin menu.
 *
 * @spec 1 §2.9
 */
const FOR_STAFF: readonly RouteName[] = ['challengeGroups', 'redirectRules'];

const LEADER_ROLES: readonly Role[] = ['coach', 'assistant-coach', 'expert', 'team-lead', 'assistant-team-lead'];

/** The audience a user belongs to by the role in use; `public` when signed out. */
export function audienceOfUser(user: RoleHolder): Audience {
  const role = roleInUse(user);
  if (role === null) return 'public';
  if (hasRole(role, ADMIN_TYPE_ROLES)) return 'staff';
  if (hasRole(role, LEADER_ROLES)) return 'leader';
  return role === 'affiliate' ? 'affiliate' : 'member';
}

/**
 * The audience of a route: its own, or the current user's on a route for everyone.
 *
 * @example audienceOf(routeNamed('courses'), { accessLevel: null, roles: 'coach' }) // 'staff'
 * @example audienceOf(routeNamed('home'), { accessLevel: null, roles: 'coach' }) // 'leader'
 * @spec 1 §2.2 to §2.6; which routes are whose is a product decision
 */
export function audienceOf(route: Pick<Route, 'name' | 'access' | 'pattern'>, user: RoleHolder): Audience {
  if (FOR_EVERYONE.includes(route.name)) return audienceOfUser(user);
  if (FOR_LEADERS.includes(route.name)) return 'leader';
  if (FOR_STAFF.includes(route.name) || route.access === 'flag') return 'staff';
  if (route.pattern.startsWith('/affiliate/')) return 'affiliate';
  return route.access === 'login' || route.access === 'loginOutsideLayout' ? 'member' : 'public';
}

/** Their pages have a sidebar, and their menu the pages of the team. */
const TEAM_AUDIENCES: readonly Audience[] = ['staff', 'leader'];

/** Pages without a layout: the user is signing in. */
const ALONE: readonly RouteName[] = ['login', 'signup', 'forgotPassword', 'resetPassword', 'setNewPassword'];

/**
 * The layout around a page: none, a bar with sign-in links, a bar with the menu of a member, a
 * non-member or an affiliate (on phones also at the bottom), the same bar with the menu of the team,
 * or a sidebar.
 */
export type LayoutKind = 'none' | 'visitor' | 'bar' | 'teamBar' | 'sidebar';

/**
 * The layout of a page. It depends on the audience, so it stays mounted between pages of the same
 * audience.
 *
 * @param name the route's name; null for an address without a route
 * @spec 1 §2.8, §2.9
 */
export function layoutOf(name: RouteName | null, audience: Audience, user: RoleHolder): LayoutKind {
  if (name !== null && ALONE.includes(name)) return 'none';
  if (!user) return 'visitor';
  if (TEAM_AUDIENCES.includes(audience)) return 'sidebar';
  return TEAM_AUDIENCES.includes(audienceOfUser(user)) ? 'teamBar' : 'bar';
}

/**
 * The audience whose table has the screen of a route: the route's own, else members. Null when
 * neither table has it.
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
