import { hasRole } from './hasRole.ts';
import { ADMIN_TYPE_ROLES, COACH_ROLES, TRIBE_TEAM_ROLES } from './roleGroups.ts';
import { roleInUse } from './roleInUse.ts';
import { ROLES, type Role } from './roles.ts';
import type { SessionUser } from './sessionUser.ts';

type RoleHolder = Pick<SessionUser, 'accessLevel' | 'roles'> | null | undefined;

/**
 * The width of the progress drawer.
 *
 * @spec 1 §2.9, 2 §9
 */
export const DRAWER_WIDTH = '450px';

const NO_SEARCH: readonly Role[] = ['success-manager', ...COACH_ROLES, 'expert', 'affiliate'];

const NO_QUICK_ACTIONS: readonly Role[] = ['member', 'non-member', 'success-manager', ...COACH_ROLES, 'expert', 'affiliate'];

const BADGES: Readonly<Partial<Record<Role, string | null>>> = {
  affiliate: 'Affiliate',
  admin: 'Admin',
  'tribe-team-fa': 'Admin',
  'tribe-team-ro': 'Admin',
  member: null,
  'non-member': null,
};

const OTHER_BADGE = 'Coaching';

/**
 * The badge next to the logo: Affiliate, Admin (for admin and both tribe teams), none for members
 * and non-members, Coaching for every other role. Null when signed out. Product decision: admin has
 * the badge Admin.
 *
 * @example navbarBadge({ accessLevel: null, roles: 'expert' }) // 'Coaching'
 * @spec 1 §2.9
 */
export function navbarBadge(user: RoleHolder): string | null {
  const role = roleInUse(user);
  if (role === null) return null;
  return Object.hasOwn(BADGES, role) ? (BADGES[role] ?? null) : OTHER_BADGE;
}

/**
 * Whether the search box shows: signed in, and neither success manager, coach, head coach, expert
 * nor affiliate.
 *
 * @example showsSearch({ accessLevel: null, roles: 'member' }) // true
 * @spec 1 §6
 */
export function showsSearch(user: RoleHolder): boolean {
  const role = roleInUse(user);
  return role !== null && !NO_SEARCH.includes(role);
}

/**
 * Whether the quick-actions menu shows: signed in, and neither member, non-member, success manager,
 * coach, expert nor affiliate.
 *
 * @example showsQuickActions({ accessLevel: null, roles: 'admin' }) // true
 * @spec 1 §6
 */
export function showsQuickActions(user: RoleHolder): boolean {
  const role = roleInUse(user);
  return role !== null && !NO_QUICK_ACTIONS.includes(role);
}

/**
 * Whether the progress drawer shows: only to the role member.
 *
 * @example showsProgressDrawer({ accessLevel: null, roles: 'member' }) // true
 * @spec 1 §6
 */
export function showsProgressDrawer(user: RoleHolder): boolean {
  return roleInUse(user) === 'member';
}

/**
 * Whether there is a fixed sidebar: for roles that work with the admin menu.
 *
 * @example showsSidebar({ accessLevel: null, roles: 'admin' }) // true
 * @spec 1 §2.9
 */
export function showsSidebar(user: RoleHolder): boolean {
  return hasRole(roleInUse(user), ADMIN_TYPE_ROLES);
}

/**
 * Whether the sidebar starts open: for team leads, assistant team leads, and unknown roles.
 *
 * @example sidebarStartsOpen('admin') // false
 * @spec 1 §2.9
 */
export function sidebarStartsOpen(role: string | null | undefined): boolean {
  const known = ROLES.find((id) => id === role);
  return known === undefined || known === 'team-lead' || known === 'assistant-team-lead';
}

/**
 * Whether pages have extra padding on the left: for the tribe-team roles.
 *
 * @example hasExtraPadding({ accessLevel: null, roles: 'tribe-team-ro' }) // true
 * @spec 1 §2.8
 */
export function hasExtraPadding(user: RoleHolder): boolean {
  return hasRole(roleInUse(user), TRIBE_TEAM_ROLES);
}
