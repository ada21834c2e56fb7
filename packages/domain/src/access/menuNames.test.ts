import { expect, test } from 'vitest';
import { routeNamed } from '../navigation/routeNamed.ts';
import type { RouteName } from '../navigation/routes.ts';
import { accountMenu } from './accountMenu.ts';
import { communityName } from './communityName.ts';
import { contentName } from './contentName.ts';
import { footerLinks } from './footerLinks.ts';
import type { MenuItem } from './menuItem.ts';
import { AFFILIATE_MENU, ALTERNATIVE_MEMBER_MENU, memberMenu } from './ownMenus.ts';
import type { Role } from './roles.ts';
import { sessionUserSchema } from './sessionUser.ts';
import { ADMIN_MENU, MANAGE_GROUP, MANAGE_STAGE } from './teamMenus.ts';
import { USER_MENU } from './userMenu.ts';

const user = sessionUserSchema.parse({ id: 1, email: 'ana@example.com', roles: 'member', pageAccess: {}, functionAccess: {} });
const MENUS = [
  ADMIN_MENU,
  memberMenu(136),
  ALTERNATIVE_MEMBER_MENU,
  AFFILIATE_MENU,
  [MANAGE_GROUP, MANAGE_STAGE],
  USER_MENU,
  footerLinks(null),
  accountMenu(user),
];

/** Pages whose name depends on the role: each page renders the name itself. */
const BY_ROLE: readonly (RouteName | undefined)[] = ['home', 'content', 'community'];

/** The links of a menu. An entry with children only groups them. */
const links = (items: readonly MenuItem[]): readonly MenuItem[] => items.flatMap((item) => (item.children ? links(item.children) : [item]));

test('names each page as its link does', () => {
  const others = MENUS.flatMap(links).flatMap(({ label, route }) =>
    route === undefined || BY_ROLE.includes(route) || routeNamed(route).title === label ? [] : [`${label}: ${routeNamed(route).title}`],
  );
  expect([...new Set(others)]).toEqual([]);
});

test.each<[Role, string, string]>([
  ['member', 'My Products', 'My groups'],
  ['non-member', 'My Products', 'My groups'],
  ['team-lead', 'Dashboard', 'My groups'],
  ['affiliate', 'Dashboard', 'My groups'],
  ['admin', 'Dashboard', 'Community'],
  ['head-coach', 'Dashboard', 'Community'],
])('names content and community for %s', (roles, content, community) => {
  expect([contentName({ accessLevel: null, roles }), communityName({ accessLevel: null, roles })]).toEqual([content, community]);
});
