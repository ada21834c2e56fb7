import { PAGE_SIZE } from './pageWindow.ts';
import { MOST_COUNTED } from './countText.ts';
import type { Sort } from './toggleSort.ts';

/** What the address of an admin list says: everything that decides which rows show, so that back, reload and a shared link restore it. */
export interface ListSearch {
  /** What is searched for; '' for nothing. */
  readonly query: string;
  /** The chosen order; null for the list's own. */
  readonly sort: Sort | null;
  /** From 1; pages have numbers within the first 1,000 rows. */
  readonly page: number;
  /** Beyond them: the cursor after which the page begins. */
  readonly after: string | null;
  /** The chosen filters by name; those that are not chosen are absent. */
  readonly filters: Readonly<Record<string, string>>;
}

const LAST_PAGE = Math.ceil(MOST_COUNTED / PAGE_SIZE);

const readSort = (text: string | null): Sort | null => {
  const [, minus, column] = /^(-?)([a-zA-Z]{1,40})$/.exec(text ?? '') ?? [];
  return column === undefined ? null : { column, direction: minus === '-' ? 'descending' : 'ascending' };
};

/**
 * Reads a list's address; what is not understood counts as not said.
 *
 * @param filterNames the filters that the list has
 * @example readListSearch(new URLSearchParams('q=upwork&sort=-name&page=3'), []) // { query: 'upwork', sort: { column: 'name', direction: 'descending' }, page: 3, … }
 * That search, filters, sort and page live in the address is a product decision.
 */
export function readListSearch(search: URLSearchParams, filterNames: readonly string[]): ListSearch {
  const page = /^[1-9]\d{0,2}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const after = search.get('after');
  const filters = filterNames.flatMap((name) => {
    const value = search.get(name)?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    query: (search.get('q') ?? '').trim().slice(0, 200),
    sort: readSort(search.get('sort')),
    page: page <= LAST_PAGE ? page : 1,
    after: after !== null && /^[\w-]{1,500}$/.test(after) ? after : null,
    filters: Object.fromEntries(filters),
  };
}

/**
 * The query of an address for a list; what has its first value stays out of it.
 *
 * @example writeListSearch({ query: '', sort: null, page: 2, after: null, filters: { status: 'archived' } }) // { status: 'archived', page: '2' }
 * That search, filters, sort and page live in the address is a product decision.
 */
export function writeListSearch({ query, sort, page, after, filters }: ListSearch): Record<string, string> {
  return {
    ...(query !== '' && { q: query }),
    ...filters,
    ...(sort && { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` }),
    ...(page > 1 && after === null && { page: String(page) }),
    ...(after !== null && { after }),
  };
}

/**
 * A list after a change: another search, filter or order begins at the first page again.
 *
 * @example changeListSearch(list, { query: 'upwork' }).page // 1
 */
export function changeListSearch(list: ListSearch, change: Partial<ListSearch>): ListSearch {
  const turnsPage = 'page' in change || 'after' in change;
  return { ...list, ...(turnsPage ? { after: null } : { page: 1, after: null }), ...change };
}

/** The arguments of a list's connection. */
export interface ListVariables {
  readonly first: number;
  readonly offset: number;
  readonly after: string | null;
  readonly sort: { readonly by: string; readonly descending: boolean };
}

/**
 * What is asked of the server for a list's address: a page of ten, in an order that the list has.
 *
 * @param sorts the orders that the list has; the first is its own, and goes `descending` where that is said
 * @example listVariables(readListSearch(new URLSearchParams('page=3'), []), ['created', 'name'], true) // { first: 10, offset: 20, after: null, sort: { by: 'created', descending: true } }
 * Specification 2 §9, page size.
 */
export function listVariables(list: ListSearch, sorts: readonly [string, ...string[]], descending = false): ListVariables {
  const chosen = list.sort && sorts.includes(list.sort.column) ? list.sort : null;
  return {
    first: PAGE_SIZE,
    offset: list.after === null ? (list.page - 1) * PAGE_SIZE : 0,
    after: list.after,
    sort: chosen ? { by: chosen.column, descending: chosen.direction === 'descending' } : { by: sorts[0], descending },
  };
}
