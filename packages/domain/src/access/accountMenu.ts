import { accountLinks } from './accountLinks.ts';
import { mainMenu } from './mainMenu.ts';
import type { MenuItem } from './menuItem.ts';
import type { SessionUser } from './sessionUser.ts';
import { USER_MENU } from './userMenu.ts';

const routesOf = (items: readonly MenuItem[]): (string | undefined)[] =>
  items.flatMap(({ route, children }) => [route, ...routesOf(children ?? [])]);

/**
 * The links of the menu behind the avatar: the profile, the account links, and the entries of the
 * user menu that the main menu lacks. Empty when signed out.
 *
 * @example
 * const user = { id: 7, email: 'ana@example.com', roles: 'member', ...SEEDED_ACCESS.member };
 * accountMenu(sessionUserSchema.parse(user)).map((link) => link.label)
 * // ['My Profile', 'My Products', 'Billing and Subscriptions', 'My Resources', 'Bug Report']
 * @spec 1 §2.9; the order is a product decision
 */
export function accountMenu(user: SessionUser | null | undefined): MenuItem[] {
  if (!user) return [];
  const inMainMenu = routesOf(mainMenu(user));
  const others = USER_MENU.filter(({ route }) => !inMainMenu.includes(route));
  const isProfile = ({ key }: MenuItem) => key === 'myProfile';
  return [...others.filter(isProfile), ...accountLinks(user, user.linkSettings), ...others.filter((item) => !isProfile(item))];
}
