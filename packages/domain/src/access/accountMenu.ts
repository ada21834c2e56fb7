import { routeNamed } from '../navigation/routeNamed.ts';
import { routePath } from '../navigation/routePath.ts';
import { accountLinks } from './accountLinks.ts';
import { mainMenu } from './mainMenu.ts';
import type { MenuItem } from './menuItem.ts';
import { communityName } from './communityName.ts';
import type { SessionUser } from './sessionUser.ts';
import { PROFILE_TABS, type ProfileTab, USER_MENU } from './userMenu.ts';

const routesOf = (items: readonly MenuItem[]): (string | undefined)[] =>
  items.flatMap(({ route, children }) => [route, ...routesOf(children ?? [])]);

/**
 * The links of the menu behind the avatar: the profile and the account's security, the account
 * links, the entries of the user menu that the main menu lacks, and the pages that no other menu
 * has: the community, and the news about Atlas. Empty when signed out.
 *
 * @example
 * const user = { id: 7, email: 'ana@example.com', roles: 'member', ...SEEDED_ACCESS.member };
 * accountMenu(sessionUserSchema.parse(user)).map((link) => link.label)
 * // ['My Profile', 'Account and security', 'My Products', 'Billing and Subscriptions',
 * //  'My Resources', 'My groups', 'What’s new', 'Bug Report']
 * @spec 1 §2.9; the order and the added pages are product decisions
 */
export function accountMenu(user: SessionUser | null | undefined): MenuItem[] {
  if (!user) return [];
  const inMainMenu = routesOf(mainMenu(user));
  const others = USER_MENU.filter(({ route }) => !inMainMenu.includes(route));
  const withKey = (...keys: string[]) => others.filter(({ key }) => keys.includes(key));
  return [
    ...withKey('myProfile'),
    { key: 'accountSecurity', label: labelOfTab('account'), path: routePath('myProfile', { tab: 'account' }) },
    ...accountLinks(user, user.linkSettings),
    ...others.filter(({ key }) => key !== 'myProfile' && key !== 'bugReport'),
    { key: 'community', label: communityName(user), route: 'community' },
    { key: 'changelog', label: routeNamed('changelog').title, route: 'changelog' },
    ...withKey('bugReport'),
  ];
}

const labelOfTab = (tab: ProfileTab): string => PROFILE_TABS.find(({ value }) => value === tab)?.label ?? '';
