import { routeNamed } from '../navigation/routeNamed.ts';
import type { RouteName } from '../navigation/routes.ts';
import { can } from './can.ts';
import type { MenuItem } from './menuItem.ts';
import {
  ADMIN_MENU,
  AFFILIATE_MENU,
  ALTERNATIVE_MEMBER_MENU,
  leaderMenu,
  MANAGE_GROUP,
  MANAGE_STAGE,
  memberMenu,
  reviewMenu,
  subgroupMenu,
} from './menus.ts';
import type { PageFlag } from './pageFlags.ts';
import { roleInUse } from './roleInUse.ts';
import type { Role } from './roles.ts';
import type { SessionUser } from './sessionUser.ts';
import { SPECIAL_ROUTES } from './specialRoutes.ts';

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

/** Joins menus and removes duplicates; the first of two equal entries stays. */
const joined = (...menus: (readonly MenuItem[])[]): MenuItem[] => {
  const items = menus.flat();
  return items.filter((item, index) => items.findIndex((other) => other.key === item.key) === index);
};

const staffMenu = (user: SessionUser): readonly MenuItem[] => [
  ...visible(user, ADMIN_MENU, (route) => isSpecial(route) || flagsOf(route).length === 0 || holds(user, route)),
  ...reviewMenu(user.stagesAsReviewer),
];

const leadMenu = (user: SessionUser): readonly MenuItem[] =>
  joined(
    ADMIN_MENU.slice(0, 1),
    user.managedGroup ? leaderMenu(MANAGE_GROUP, user.stagesAsReviewer) : [],
    user.managedStage ? leaderMenu(MANAGE_STAGE, user.stagesAsReviewer) : [],
    visible(user, ADMIN_MENU, (route) => holds(user, route)),
  );

type Menu = (user: SessionUser) => readonly MenuItem[];

const MENUS: Readonly<Record<Role, Menu>> = {
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
  member: (user) => joined(memberMenu(user.bonusCourseId), subgroupMenu(user.subGroup)),
  'non-member': () => ALTERNATIVE_MEMBER_MENU,
  affiliate: (user) => (user.affiliateTimestamp ? AFFILIATE_MENU : AFFILIATE_MENU.slice(0, 1)),
};

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
  return user && role ? [...MENUS[role](user)] : [];
}
