import { matchesSearch } from '../lists/matchesSearch.ts';
import { routeNamed } from '../navigation/routeNamed.ts';
import { accountMenu } from './accountMenu.ts';
import { mainMenu } from './mainMenu.ts';
import type { MenuItem } from './menuItem.ts';
import { quickCreate } from './quickCreate.ts';
import type { SessionUser } from './sessionUser.ts';

/** A page that the search finds by its name. */
export interface NamedPage {
  readonly item: MenuItem;
  /** The group of the menu that contains it; null for an entry of its own. */
  readonly group: string | null;
}

const named = (items: readonly MenuItem[], group: string | null): NamedPage[] =>
  items.flatMap((item) => [
    ...(item.children === undefined || item.route !== undefined ? [{ item, group }] : []),
    ...named(item.children ?? [], item.label),
  ]);

/** The last entry wins: a child of a group is named after the page, unlike the group itself. */
const withoutDuplicates = (pages: readonly NamedPage[]): NamedPage[] => {
  const isSame = (one: MenuItem, other: MenuItem) => one.path === other.path && one.route === other.route;
  return pages.filter(({ item }, index) => !pages.slice(index + 1).some((later) => isSame(item, later.item)));
};

/**
 * The pages of the user's menus whose name, or the name of their group, contains every word of a
 * query. A query without words returns all of them, in the order of the menus.
 *
 * @example
 * const user = { id: 7, email: 'ana@example.com', roles: 'member', ...SEEDED_ACCESS.member };
 * findPages(sessionUserSchema.parse(user), 'my ev').map(({ item }) => item.label) // ['My Events']
 */
export const findPages = (user: SessionUser | null | undefined, query: string): NamedPage[] =>
  withoutDuplicates([...named(mainMenu(user), null), ...named(accountMenu(user), null)]).filter(({ item, group }) =>
    matchesSearch(`${group ?? ''} ${item.label}`, query),
  );

/**
 * The user's quick actions whose page has every word of a query in its name. Each is named after
 * its page.
 *
 * @example
 * const user = { id: 1, email: 'ana@example.com', roles: 'admin', ...SEEDED_ACCESS.admin };
 * findQuickActions(sessionUserSchema.parse(user), 'cour').map(({ label }) => label)
 * // ['Create a Course']
 */
export const findQuickActions = (user: SessionUser | null | undefined, query: string): MenuItem[] =>
  quickCreate(user)
    .map((item) => ({ ...item, label: item.route === undefined ? item.label : routeNamed(item.route).title }))
    .filter(({ label }) => matchesSearch(label, query));
