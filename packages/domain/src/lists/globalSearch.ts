import {
  FUNNEL_SEARCH,
  GROUP_SEARCH,
  PEOPLE_SEARCH,
  PRODUCT_SEARCH,
  SEARCH_TYPES,
  type SearchType,
} from '../navigation/searchResultPath.ts';

/**
 * Milliseconds without typing after which the search is written to the address.
 *
 * @spec 2 §4, §9
 */
export const SEARCH_DEBOUNCE_MS = 300;

export interface GlobalSearch {
  readonly query: string;
  readonly type: SearchType | null;
}

/**
 * Reads the search from the parameters `global` and `type` of the address; an unknown type is
 * ignored.
 *
 * @example readGlobalSearch(new URLSearchParams('global=upwork&type=course'))
 * // { query: 'upwork', type: 'course' }
 * @spec 2 §4, Search
 */
export function readGlobalSearch(search: URLSearchParams): GlobalSearch {
  return { query: search.get('global') ?? '', type: readSearchType(search.get('type')) };
}

/**
 * A search type by its name; null for none and for unknown names.
 *
 * @example readSearchType('course') // 'course'
 * @spec 2 §3; products, people, funnels and groups are a product decision
 */
export const readSearchType = (name: string | null | undefined): SearchType | null =>
  [...SEARCH_TYPES, PRODUCT_SEARCH, PEOPLE_SEARCH, FUNNEL_SEARCH, GROUP_SEARCH].find(({ value }) => value === name)?.value ?? null;

/**
 * Writes the search into the query of the address; other parameters stay. A cleared search (no
 * query) removes both parameters.
 *
 * @example writeGlobalSearch('?page=2', { query: 'upwork', type: null }) // 'page=2&global=upwork'
 * @spec 2 §4, Search
 */
export function writeGlobalSearch(search: string, { query, type }: GlobalSearch): string {
  const params = new URLSearchParams(search);
  params.delete('global');
  params.delete('type');
  const text = query.trim();
  if (text !== '') params.set('global', text);
  if (text !== '' && type !== null) params.set('type', type);
  return params.toString();
}

/**
 * The type filter after one was chosen: choosing the active one clears it.
 *
 * @example toggleSearchType('course', 'course') // null
 * @spec 2 §4, Search
 */
export function toggleSearchType(active: SearchType | null, chosen: SearchType): SearchType | null {
  return active === chosen ? null : chosen;
}
