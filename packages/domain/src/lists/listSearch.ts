import { MAX_COUNTED } from './countText.ts';
import type { FilterFieldsOf, FilterNameOf, ListDeclaration, SentFieldsOf, SortKeyOf } from './defineList.ts';
import { enumName } from './enumName.ts';
import type { ListFilter } from './listFilter.ts';
import { PAGE_SIZE } from './pageWindow.ts';
import { readFilter } from './readFilter.ts';
import type { Sort } from './toggleSort.ts';

/**
 * The state of an admin list in its address: everything that decides which rows show, so that back,
 * reload and a shared link restore it.
 */
export interface ListSearch<Key extends string = string, Name extends string = string> {
  /** The search text; '' for none. */
  readonly query: string;
  /** The chosen order; null for the list's default. */
  readonly sort: Sort<Key> | null;
  /** From 1; pages are numbered within the first 1,000 rows. */
  readonly page: number;
  /** Beyond the numbered pages: the cursor after which the page begins. */
  readonly after: string | null;
  /**
   * The chosen filters by name, as written in the address; filters that are not chosen are absent.
   */
  readonly filters: { readonly [Filter in Name]?: string };
  /**
   * Parameters the list does not support: unknown filters, and known filters with an unknown value.
   * Absent when there are none. A screen shows the list without them. Bulk operations and exports
   * receive them and reject them (`whyNotNarrow`).
   */
  readonly ignored?: Readonly<Record<string, string>>;
}

/** The address state of a declared list. */
export type ListSearchOf<List extends ListDeclaration> = ListSearch<SortKeyOf<List>, FilterNameOf<List>>;

/**
 * Parameters that appear next to a list but are never filters. `id` and `orderId` are the record
 * whose details are open over it, `statementId` and `import` the record that contains it,
 * `announcement` the one that is open on its tab, and `segment` the key of the filters to open.
 */
const NOT_FILTERS: ReadonlySet<string> = new Set([
  'q',
  'sort',
  'page',
  'after',
  'id',
  'orderId',
  'statementId',
  'import',
  'announcement',
  'segment',
  'tab',
  't',
  'global',
  'type',
  'fbclid',
  'gclid',
]);
const isFilterName = (name: string): boolean => !NOT_FILTERS.has(name) && !name.startsWith('utm_');
const MAX_QUERY = 200;

const LAST_PAGE = Math.ceil(MAX_COUNTED / PAGE_SIZE);

const readSort = (text: string | null, sorts: readonly string[]): Sort | null => {
  const descending = text?.startsWith('-') === true;
  const column = descending ? text.slice(1) : (text ?? '');
  return sorts.includes(column) ? { column, direction: descending ? 'descending' : 'ascending' } : null;
};

/**
 * Reads a list's address. Unsupported parameters do not filter the list; they are returned in
 * `ignored`. Product decision: search, filters, sort and page are part of the address.
 *
 * @example readListSearch(new URLSearchParams('q=upwork&status=archived&page=3'), coursesList)
 * // { query: 'upwork', sort: null, page: 3, after: null, filters: { status: 'archived' } }
 */
export function readListSearch<List extends ListDeclaration>(search: URLSearchParams, list: List): ListSearchOf<List>;
export function readListSearch(search: URLSearchParams, { sorts, searches, filters }: ListDeclaration): ListSearch {
  const page = /^[1-9]\d{0,2}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const after = search.get('after');
  const chosen = Object.entries(filters).flatMap(([name, filter]) => {
    const text = search.get(name)?.trim() ?? '';
    return readFilter(filter, text) === null ? [] : [[name, text] as const];
  });
  const query = (search.get('q') ?? '').trim();
  const isQueryUnderstood = searches === null ? query === '' : query.length <= MAX_QUERY;
  const isChosen = (name: string) => chosen.some(([taken]) => taken === name);
  const ignored = [...search].filter(([name, text]) => isFilterName(name) && !isChosen(name) && text.trim() !== '');
  if (!isQueryUnderstood) ignored.push(['q', query]);
  return {
    query: searches === null ? '' : query.slice(0, MAX_QUERY),
    sort: readSort(search.get('sort'), sorts),
    page: page <= LAST_PAGE ? page : 1,
    after: after !== null && /^[\w-]{1,2000}$/.test(after) ? after : null,
    filters: Object.fromEntries(chosen),
    ...(ignored.length > 0 && { ignored: Object.fromEntries(ignored) }),
  };
}

/**
 * The query of the address for a list; default values are omitted. Product decision: search,
 * filters, sort and page are part of the address.
 *
 * @example
 * const list = { query: '', sort: null, page: 2, after: null };
 * writeListSearch({ ...list, filters: { status: 'archived' } })
 * // { status: 'archived', page: '2' }
 */
export function writeListSearch({ query, sort, page, after, filters, ignored }: ListSearch): Record<string, string> {
  return {
    ...(query !== '' && { q: query }),
    ...(filters as Record<string, string>),
    ...ignored,
    ...(sort && { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` }),
    ...(page > 1 && after === null && { page: String(page) }),
    ...(after !== null && { after }),
  };
}

/**
 * Applies a change to a list's state. A new search, filter or order starts at the first page again.
 *
 * @example
 * const list = { query: '', sort: null, page: 3, after: null, filters: {} };
 * changeListSearch(list, { query: 'upwork' }).page // 1
 */
export function changeListSearch<Search extends ListSearch>(list: Search, change: Partial<ListSearch>): Search {
  const turnsPage = 'page' in change || 'after' in change;
  // Choosing a filter or a search drops unsupported parameters.
  const { ignored: _dropped, ...understood } = list;
  const kept = 'filters' in change || 'query' in change ? (understood as Search) : list;
  return { ...kept, ...(turnsPage ? { after: null } : { page: 1, after: null }), ...change };
}

/** The arguments of a list's connection. */
export interface ListVariables<List extends ListDeclaration> {
  readonly first: number;
  readonly offset: number;
  readonly after: string | null;
  readonly sort: { readonly by: SortKeyOf<List>; readonly descending: boolean };
  readonly filter: ListFilterFields<SentFieldsOf<List>>;
}

/** The filter values of a list; null where not chosen. */
export type ListFilterFields<Fields> = { readonly [Field in keyof Fields]: Fields[Field] | null };

const fieldsOf = (
  { query, filters: chosen }: ListSearch,
  { searches, searchField = 'search', filters }: ListDeclaration,
  valueOf: (filter: ListFilter, text: string) => unknown,
): Record<string, unknown> => ({
  ...(searches !== null && { [searchField]: query === '' ? null : query }),
  ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [filter.field, valueOf(filter, chosen[name] ?? '')])),
});

/**
 * The filter values in a list's address, as the server uses them.
 *
 * @example
 * const search = readListSearch(new URLSearchParams('status=archived'), coursesList);
 * filterOf(search, coursesList)
 * // { search: null, archived: true, authorId: null, publication: null }
 */
export function filterOf<List extends ListDeclaration>(search: ListSearchOf<List>, list: List): ListFilterFields<FilterFieldsOf<List>>;
export function filterOf(search: ListSearch, list: ListDeclaration): ListFilterFields<FilterFieldsOf<ListDeclaration>> {
  return fieldsOf(search, list, readFilter) as ListFilterFields<FilterFieldsOf<ListDeclaration>>;
}

const sentValue = (filter: ListFilter, text: string) => {
  const value = readFilter(filter, text);
  if (filter.kind !== 'enum' || value === null) return value;
  return Array.isArray(value) ? value.map((word) => enumName(String(word))) : enumName(String(value));
};

/**
 * The request variables for a list's address: a page of ten, in the chosen order or the default
 * one.
 *
 * @example
 * const search = readListSearch(new URLSearchParams('page=3'), coursesList);
 * listVariables(search, coursesList)
 * // { first: 10, offset: 20, after: null, sort: { by: 'created', descending: true },
 * //   filter: { search: null, authorId: null, publication: null, archived: null } }
 * @spec 2 §9, page size
 */
export function listVariables<List extends ListDeclaration>(search: ListSearchOf<List>, list: List): ListVariables<List>;
export function listVariables(search: ListSearch, list: ListDeclaration): ListVariables<ListDeclaration> {
  const { sort, page, after } = search;
  return {
    first: PAGE_SIZE,
    offset: after === null ? (page - 1) * PAGE_SIZE : 0,
    after,
    sort: sort ? { by: sort.column, descending: sort.direction === 'descending' } : list.order,
    filter: fieldsOf(search, list, sentValue),
  } as ListVariables<ListDeclaration>;
}
