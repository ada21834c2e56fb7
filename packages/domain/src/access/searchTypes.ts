import { matchRoute } from '../navigation/matchRoute.ts';
import {
  FUNNEL_SEARCH,
  GROUP_SEARCH,
  PEOPLE_SEARCH,
  PRODUCT_SEARCH,
  SEARCH_TYPES,
  searchResultPath,
  type SearchType,
} from '../navigation/searchResultPath.ts';
import type { Actor } from './can.ts';
import { roleInUse } from './roleInUse.ts';
import { routeAccess } from './routeAccess.ts';
import type { SessionUser } from './sessionUser.ts';

/** The searching user: the flag maps and role of the access level in use. */
export type Searcher = Actor & Partial<Pick<SessionUser, 'accessLevel'>>;

/** A type of search result, with the page its results link to. */
export interface SearchTypeChoice {
  readonly value: SearchType;
  readonly label: string;
}

/** Placeholder ids; only the page matters. */
const ANY = { id: 1, subId: 1 };

/** The route that search results of a type lead to for the user; null for none. */
export const searchRoute = (type: SearchType, user: Searcher) =>
  matchRoute(searchResultPath({ type, ...ANY }, roleInUse({ accessLevel: null, ...user })))?.route ?? null;

/**
 * The types of results the search offers a user: those whose results link to a page the access
 * level in use opens. The server decides which records of a type are found.
 *
 * @example
 * const member = { roles: 'member', pageAccess: {}, functionAccess: {} };
 * searchTypes(member).map(({ value }) => value) // ['course', 'event', 'resource', 'lesson']
 * @spec 1 §2.9, 2 §3; that flags decide, and that staff find products, people, funnels and groups, are product decisions
 */
export function searchTypes(user: Searcher): SearchTypeChoice[] {
  return [...SEARCH_TYPES, PRODUCT_SEARCH, PEOPLE_SEARCH, FUNNEL_SEARCH, GROUP_SEARCH].filter(({ value }) => {
    const route = searchRoute(value, user);
    return route !== null && routeAccess(route, user) === 'open';
  });
}
