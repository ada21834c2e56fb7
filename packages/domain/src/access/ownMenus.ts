import { routePath } from '../navigation/routePath.ts';
import { type MenuItem, menuEntry } from './menuItem.ts';
import { roleInUse } from './roleInUse.ts';
import type { Role } from './roles.ts';
import type { SessionUser } from './sessionUser.ts';

/**
 * The member menu; the bonuses are a course.
 *
 * @spec 1 §2.9
 */
export const memberMenu = (bonusCourseId: number): readonly MenuItem[] => [
  menuEntry('home', 'Home'),
  { key: 'contents', label: 'My Products', children: [menuEntry('viewCourses', 'My Courses'), menuEntry('viewEvents', 'My Events')] },
  { key: 'bonuses', label: 'Bonuses', path: routePath('viewCourse', { id: bonusCourseId }) },
  { key: 'stage', label: 'My Stage', route: 'viewStage' },
];

/**
 * The alternative member menu.
 *
 * @spec 1 §2.9
 */
export const ALTERNATIVE_MEMBER_MENU: readonly MenuItem[] = [
  menuEntry('home', 'Home'),
  menuEntry('viewCourses', 'My Courses'),
  menuEntry('viewEvents', 'My Events'),
  menuEntry('viewResources', 'My Resources'),
];

/**
 * The affiliate menu; only its first entry shows until the user has an affiliate timestamp.
 *
 * @spec 1 §2.9, affiliate menu
 */
export const AFFILIATE_MENU: readonly MenuItem[] = [
  menuEntry('home', 'Dashboard'),
  menuEntry('affiliateLeads', 'Leads'),
  menuEntry('affiliateLinks', 'Links'),
  menuEntry('affiliateResources', 'Resources'),
  menuEntry('affiliateCommission', 'Commission'),
];

/**
 * The subgroup menu: home, and the subgroup if there is one.
 *
 * @spec 1 §2.9
 */
export const subgroupMenu = (subGroup: SessionUser['subGroup']): readonly MenuItem[] => {
  const id = subGroup?.id;
  const link = typeof id === 'number' ? [{ key: 'viewSubGroup', label: 'My Subgroup', path: routePath('viewSubGroup', { id }) }] : [];
  return [menuEntry('home', 'Home'), ...link];
};

/** Joins menus and removes duplicates; the first of two equal entries stays. */
export const joinedMenus = (...menus: (readonly MenuItem[])[]): MenuItem[] => {
  const items = menus.flat();
  return items.filter((item, index) => items.findIndex((other) => other.key === item.key) === index);
};

/** The roles whose menu contains only pages of their own; the others' menus are the team's. */
export const OWN_MENU_ROLES = ['member', 'non-member', 'affiliate'] as const satisfies readonly Role[];
export type OwnMenuRole = (typeof OWN_MENU_ROLES)[number];

const OWN_MENUS: Readonly<Record<OwnMenuRole, (user: SessionUser) => readonly MenuItem[]>> = {
  member: (user) => joinedMenus(memberMenu(user.bonusCourseId), subgroupMenu(user.subGroup)),
  'non-member': () => ALTERNATIVE_MEMBER_MENU,
  affiliate: (user) => (user.affiliateTimestamp ? AFFILIATE_MENU : AFFILIATE_MENU.slice(0, 1)),
};

/**
 * The main menu of a member, a non-member or an affiliate; empty for every other role. It is what
 * their pages need of `mainMenu`, without the menus of the team.
 *
 * @spec 1 §2.9
 */
export function ownMenu(user: SessionUser | null | undefined): MenuItem[] {
  const role = OWN_MENU_ROLES.find((own) => own === roleInUse(user));
  return user && role ? [...OWN_MENUS[role](user)] : [];
}
