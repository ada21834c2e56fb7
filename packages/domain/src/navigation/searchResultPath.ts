import { STUDENT_ROLES } from '../access/roleGroups.ts';
import type { Role } from '../access/roles.ts';
import { matchRoute } from './matchRoute.ts';

/**
 * The types of search results, also used as the type filter.
 *
 * @spec 2 §3
 */
export const SEARCH_TYPES = [
  { value: 'course', label: 'Courses' },
  { value: 'event', label: 'Events' },
  { value: 'resource', label: 'Resources' },
  { value: 'lesson', label: 'Lessons' },
] as const;

/** The additional search type for users who manage people. A product decision. */
export const PEOPLE_SEARCH = { value: 'user', label: 'People' } as const;

/** The additional search type for users who sell products. A product decision. */
export const PRODUCT_SEARCH = { value: 'product', label: 'Products' } as const;

/** The additional search type for users who manage funnels. A product decision. */
export const FUNNEL_SEARCH = { value: 'funnel', label: 'Funnels' } as const;

/** The additional search type for users who open groups. A product decision. */
export const GROUP_SEARCH = { value: 'group', label: 'Groups' } as const;

export type SearchType =
  | (typeof SEARCH_TYPES)[number]['value']
  | typeof PRODUCT_SEARCH.value
  | typeof PEOPLE_SEARCH.value
  | typeof FUNNEL_SEARCH.value
  | typeof GROUP_SEARCH.value;

export interface SearchResult {
  readonly type: string;
  /** The id of the record. */
  readonly id: number;
  /** For a lesson: the id of its course. */
  readonly subId?: number | null;
}

type Links = Readonly<Record<SearchType, (result: SearchResult) => string>>;

const PRODUCT = ({ id }: SearchResult): string => `/products/${id}`;

const PERSON = ({ id }: SearchResult): string => `/community/members/${id}`;

const FUNNEL = ({ id }: SearchResult): string => `/funnels/${id}`;

const GROUP = ({ id }: SearchResult): string => `/groups/${id}`;

const STUDENT: Links = {
  course: ({ id }) => `/courses/my-courses/${id}`,
  event: ({ id }) => `/events/my-events/${id}`,
  resource: ({ id }) => `/resources/my-resources/${id}`,
  lesson: ({ id, subId }) => `/courses/my-courses/${subId}/${id}`,
  product: PRODUCT,
  user: PERSON,
  funnel: FUNNEL,
  group: GROUP,
};

const STAFF: Links = {
  course: ({ id }) => `/courses/${id}`,
  event: ({ id }) => `/events/${id}`,
  resource: ({ id }) => `/resource-files/${id}`,
  lesson: ({ id }) => `/lesson/${id}`,
  product: PRODUCT,
  user: PERSON,
  funnel: FUNNEL,
  group: GROUP,
};

/**
 * The page of a search result. Students (member, non-member, team lead, assistant team lead) go to
 * their own pages, all other roles to the staff pages. Products, people, funnels and groups have one
 * page for all. A result
 * with an unknown type or without a valid id leads to /.
 *
 * @example searchResultPath({ type: 'lesson', id: 7, subId: 136 }, 'member')
 * // '/courses/my-courses/136/7'
 * @spec 1 §2.9
 */
export function searchResultPath(result: SearchResult, role: Role | null): string {
  const links = STUDENT_ROLES.some((student) => student === role) ? STUDENT : STAFF;
  if (!Object.hasOwn(links, result.type)) return '/';
  const path = links[result.type as SearchType](result);
  const match = matchRoute(path);
  return match === null || match.route.access === 'catchAll' ? '/' : path;
}
