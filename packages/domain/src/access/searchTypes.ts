import { matchRoute } from '../navigation/matchRoute.ts';
import { PEOPLE_SEARCH, SEARCH_TYPES, searchResultPath, type SearchType } from '../navigation/searchResultPath.ts';
import type { Actor } from './can.ts';
import { roleInUse } from './roleInUse.ts';
import { routeAccess } from './routeAccess.ts';
import type { SessionUser } from './sessionUser.ts';

/** Who searches: the maps and the role of the access level in use. */
export type Searcher = Actor & Partial<Pick<SessionUser, 'accessLevel'>>;

/** A type of what the search finds, with the page that its results lead to. */
export interface SearchTypeChoice {
  readonly value: SearchType;
  readonly label: string;
}

/** Any number and its course: only the page counts. */
const ANY = { id: 1, subId: 1 };

/** The route that results of a type lead to for somebody; null for none. */
export const searchRoute = (type: SearchType, user: Searcher) =>
  matchRoute(searchResultPath({ type, ...ANY }, roleInUse({ accessLevel: null, ...user })))?.route ?? null;

/**
 * What the search finds for somebody: the types whose results lead to a page that the access level in use opens. Which records of them, the server
 * decides.
 *
 * @example searchTypes({ roles: 'member', pageAccess: {}, functionAccess: {} }).map(({ value }) => value) // ['course', 'event', 'resource', 'lesson']
 * Specification 1 §2.9, 2 §3; that flags decide, and that staff find people, are product decisions.
 */
export function searchTypes(user: Searcher): SearchTypeChoice[] {
  return [...SEARCH_TYPES, PEOPLE_SEARCH].filter(({ value }) => {
    const route = searchRoute(value, user);
    return route !== null && routeAccess(route, user) === 'open';
  });
}
