import {
  changeListSearch,
  type FilterNameOf,
  type ListDeclaration,
  type ListSearch,
  readListSearch,
  type Sort,
  type SortKeyOf,
  toggleSort,
  writeListSearch,
} from '@atlas/domain/lists';
import { routePath, type RouteName, type RouteQuery } from '@atlas/domain/navigation';
import { useLocation, useSearch } from 'wouter';
import { useTyped } from './useTyped.ts';
import { withDefaultFilters } from './withDefaultFilters.ts';

/**
 * The state of an admin list in its address, and the functions that change it. Filters, search and
 * order replace the history entry; pages are links.
 */
export interface ListState<Key extends string = string, Name extends string = string> {
  list: ListSearch<Key, Name>;
  /** The current order: the chosen one, or the list's default. */
  sort: Sort<Key>;
  /** The fields that the search covers: "Name". */
  searches: string | null;
  /** Whether a search or filter is active; the current tab does not count. */
  isNarrowed: boolean;
  /** Text in the search field, which may be ahead of the address while the user types. */
  typed: string;
  search: (query: string) => void;
  /** Sorts by a column, or reverses its order. Called when its header is pressed. */
  sortBy: (column: string) => void;
  /** Sets a filter; null removes it. */
  filter: (name: Name, value: string | null) => void;
  /** Replaces all filters. */
  filterAll: (filters: { readonly [Filter in Name]?: string }) => void;
  /** Clears search and filters; the tab stays. */
  clear: () => void;
  /** The address of the list after a change. */
  hrefOf: (change: Partial<ListSearch>) => string;
  /** The address of the list without search, filters or page. Saved columns are stored by it. */
  path: string;
}

interface Options<Name> {
  /** The filter that the tabs of the list set. */
  tab?: Name;
  /** Fixed part of the address: the page tab that contains the list. */
  within?: { readonly tab: string };
  /** The parameter of the address that names the record that contains the list. It stays in every address. */
  record?: string;
  /** The parameters of the route's path. */
  params?: Readonly<Record<string, string | number>>;
  /** Filters that the page itself sets. They are not in its address, and do not count as chosen. */
  fixed?: { readonly [Filter in Name & string]?: string };
  /** The filters of an address that does not set them. */
  defaults?: { readonly [Filter in Name & string]?: string };
}

/**
 * Stores the state of an admin list in the address, so that back, reload and shared links restore
 * it.
 */
export function useListState<List extends ListDeclaration>(
  route: RouteName,
  declaration: List,
  { tab, within, record, params, fixed = {}, defaults = {} }: Options<FilterNameOf<List>> = {},
): ListState<SortKeyOf<List>, FilterNameOf<List>> {
  const [at, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const list = readListSearch(withFixedFilters(withDefaultFilters(address, defaults), fixed), declaration);
  const { by, descending } = declaration.order;
  const sort: Sort<SortKeyOf<List>> = list.sort ?? { column: by, direction: descending ? 'descending' : 'ascending' };
  const open = tab === undefined ? undefined : list.filters[tab];
  const onlyTab = { ...defaults, ...fixed, ...(open !== undefined && { [String(tab)]: open }) } as Record<string, string>;
  const pathOf = (query?: RouteQuery) => (routePath as RoutePath)(route, ...(params ? [params] : []), query);
  const hrefOf = (change: Partial<ListSearch>) =>
    pathOf({
      ...within,
      ...(record !== undefined && { [record]: address.get(record) }),
      ...without(writeListSearch(changeListSearch<ListSearch>(list, change)), Object.keys(fixed)),
      ...globalSearchIn(address),
    });
  const go = (change: Partial<ListSearch>) => navigate(hrefOf(change), { replace: true });
  const { typed, search, forget } = useTyped(list.query, (query) => {
    // If the user followed a link during the pause, the search must not navigate back.
    if (at === pathOf()) go({ query });
  });
  return {
    list,
    sort,
    searches: declaration.searches,
    isNarrowed:
      list.query !== '' || list.ignored !== undefined || Object.entries(list.filters).some(([name, value]) => onlyTab[name] !== value),
    typed,
    search,
    sortBy: (column) => go({ sort: toggleSort<string>(sort, column) }),
    filter: (name, value) => {
      const { [name]: _former, ...others } = list.filters as Record<string, string>;
      go({ filters: value === null ? others : { ...others, [name]: value } });
    },
    filterAll: (filters) => go({ filters: filters as Record<string, string> }),
    clear: () => {
      forget();
      go({ query: '', filters: onlyTab });
    },
    hrefOf,
    path: pathOf(within),
  };
}

/** `routePath` for a route that is known only as a name. Its parameters are checked when it runs. */
type RoutePath = (route: RouteName, ...parts: unknown[]) => string;

/** Sets filters of an address, whatever it contains. */
function withFixedFilters(address: URLSearchParams, fixed: Readonly<Record<string, string | undefined>>): URLSearchParams {
  for (const name of Object.keys(fixed)) address.delete(name);
  return withDefaultFilters(address, fixed);
}

const without = (query: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

/** The parameters of the global search, which stay in the address next to the list's. */
const globalSearchIn = (address: URLSearchParams) => ({ global: address.get('global'), type: address.get('type') });
