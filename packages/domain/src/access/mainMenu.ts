import { routeNamed } from '../navigation/routeNamed.ts';
import type { RouteName } from '../navigation/routes.ts';
import { can } from './can.ts';
import type { MenuItem } from './menuItem.ts';
import { joinedMenus, type OwnMenuRole, ownMenu } from './ownMenus.ts';
import type { PageFlag } from './pageFlags.ts';
import { roleInUse } from './roleInUse.ts';
import type { Role } from './roles.ts';
import type { SessionUser } from './sessionUser.ts';
import { SPECIAL_ROUTES } from './specialRoutes.ts';
import { ACCOUNTABILITY_GROUPS, ADMIN_MENU, leaderMenu, MANAGE_GROUP, MANAGE_STAGE, reviewMenu } from './teamMenus.ts';

/** Routes that need only a sign-in, but whose menu item depends on the flag of their content. */
const ITEM_FLAGS: Partial<Record<RouteName, PageFlag>> = { payment: 'studentPaymentDetails', redirectRules: 'products' };

/** Menus that need a flag themselves. */
const MENU_FLAGS: Readonly<Record<string, PageFlag>> = { settings: 'defaultSettings' };

type Shows = (route: RouteName) => boolean;

const flagsOf = (route: RouteName): readonly PageFlag[] => {
  const own = ITEM_FLAGS[route];
  return own ? [own] : (routeNamed(route).flags ?? []);
};

const holds = (user: SessionUser, route: RouteName): boolean => can(user, { page: flagsOf(route) });

const isSpecial = (route: RouteName): boolean => SPECIAL_ROUTES.some((special) => special === route);

const visible = (user: SessionUser, items: readonly MenuItem[], shows: Shows): MenuItem[] =>
  items.flatMap((item): MenuItem[] => {
    const { route, children, ...rest } = item;
    const flag = MENU_FLAGS[item.key];
    if (flag && !can(user, { page: flag })) return [];
    if (!children) return route === undefined || shows(route) ? [item] : [];
    const shown = visible(user, children, shows);
    return shown.length === 0 ? [] : [{ ...rest, ...(route !== undefined && shows(route) ? { route } : {}), children: shown }];
  });

const staffMenu = (user: SessionUser): readonly MenuItem[] => [
  ...visible(user, ADMIN_MENU, (route) => isSpecial(route) || flagsOf(route).length === 0 || holds(user, route)),
  ...reviewMenu(user.stagesAsReviewer),
];

const leadMenu = (user: SessionUser): readonly MenuItem[] =>
  joinedMenus(
    ADMIN_MENU.slice(0, 1),
    user.managedGroup ? leaderMenu(MANAGE_GROUP, user.stagesAsReviewer) : [],
    user.managedStage ? leaderMenu(MANAGE_STAGE, user.stagesAsReviewer) : [],
    // Their team leads and assistants may lead no other group.
    user.accountabilityAsLeaderId === null ? [] : [ACCOUNTABILITY_GROUPS],
    // A reviewer may lead neither a group nor a stage.
    reviewMenu(user.stagesAsReviewer),
    visible(user, ADMIN_MENU, (route) => holds(user, route)),
  );

type TeamRole = Exclude<Role, OwnMenuRole>;

const TEAM_MENUS: Readonly<Record<TeamRole, (user: SessionUser) => readonly MenuItem[]>> = {
  admin: staffMenu,
  'tribe-team-fa': staffMenu,
  'tribe-team-ro': staffMenu,
  'success-manager': staffMenu,
  'head-coach': staffMenu,
  coach: leadMenu,
  'assistant-coach': leadMenu,
  expert: leadMenu,
  'team-lead': leadMenu,
  'assistant-team-lead': leadMenu,
};

const hasTeamMenu = (role: Role): role is TeamRole => Object.hasOwn(TEAM_MENUS, role);

/**
 * The main menu of a user. The role in use chooses the menu. An entry shows when its route is
 * special, needs no flag, or its flag is held. A parent shows only with a child, and Settings only
 * with defaultSettings. Leaders and coaches see entries of the admin menu only with the flag.
 * Review Move-Up shows to everyone who reviews a stage, including staff, which is a product
 * decision. Empty when signed out or without a known role.
 *
 * @example
 * const user = { id: 7, email: 'ana@example.com', roles: 'member', ...SEEDED_ACCESS.member };
 * mainMenu(sessionUserSchema.parse(user)).map((item) => item.label)
 * // ['Home', 'My Products', 'Bonuses', 'My Stage']
 * @spec 1 §2.9, §6
 */
export function mainMenu(user: SessionUser | null | undefined): MenuItem[] {
  const role = roleInUse(user);
  return user && role && hasTeamMenu(role) ? [...TEAM_MENUS[role](user)] : ownMenu(user);
}
