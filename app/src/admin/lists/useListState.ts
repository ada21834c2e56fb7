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
import { routePath, type PlainRouteName } from '@atlas/domain/navigation';
import { useLocation, useSearch } from 'wouter';
import { useTyped } from './useTyped.ts';

/** What the address of an admin list says, and ways to change it. Filters, search and order replace the address; pages are links. */
export interface ListState<Key extends string = string, Name extends string = string> {
  list: ListSearch<Key, Name>;
  /** The order in force: the chosen one, or the list's own. */
  sort: Sort<Key>;
  /** What its search looks at: "Name". */
  searches: string | null;
  /** Somebody searched or filtered; the tab that is open does not count. */
  isNarrowed: boolean;
  /** What stands in the search field: ahead of the address while somebody types. */
  typed: string;
  search: (query: string) => void;
  /** The header of a column was pressed. */
  sortBy: (column: string) => void;
  /** Sets a filter; null takes it away. */
  filter: (name: Name, value: string | null) => void;
  /** Takes away search and filters; the tab stays. */
  clear: () => void;
  /** The address of the list after a change. */
  hrefOf: (change: Partial<ListSearch>) => string;
  /** The address of the list without anything chosen: what its saved columns go by. */
  path: string;
}

interface Options<Name> {
  /** The filter that the tabs of the list set. */
  tab?: Name;
  /** What else its address says, always: which part of a page in tabs it is. */
  within?: { readonly tab: string };
}

/** Keeps an admin list in the address, so that back, reload and a shared link restore it. */
export function useListState<List extends ListDeclaration>(
  route: PlainRouteName,
  declaration: List,
  { tab, within }: Options<FilterNameOf<List>> = {},
): ListState<SortKeyOf<List>, FilterNameOf<List>> {
  const [at, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const list = readListSearch(address, declaration);
  const { by, descending } = declaration.order;
  const sort: Sort<SortKeyOf<List>> = list.sort ?? { column: by, direction: descending ? 'descending' : 'ascending' };
  const open = tab === undefined ? undefined : list.filters[tab];
  const onlyTab = open === undefined ? {} : { [String(tab)]: open };
  const hrefOf = (change: Partial<ListSearch>) =>
    routePath(route, { ...within, ...writeListSearch(changeListSearch<ListSearch>(list, change)), ...globalSearchIn(address) });
  const go = (change: Partial<ListSearch>) => navigate(hrefOf(change), { replace: true });
  const { typed, search, forget } = useTyped(list.query, (query) => {
    // Whoever pressed a link while the pause ran is on their way to another page, and is not called back.
    if (at === routePath(route)) go({ query });
  });
  return {
    list,
    sort,
    searches: declaration.searches,
    isNarrowed: list.query !== '' || list.ignored !== undefined || Object.keys(list.filters).length > Object.keys(onlyTab).length,
    typed,
    search,
    sortBy: (column) => go({ sort: toggleSort<string>(sort, column) }),
    filter: (name, value) => {
      const { [name]: _former, ...others } = list.filters as Record<string, string>;
      go({ filters: value === null ? others : { ...others, [name]: value } });
    },
    clear: () => {
      forget();
      go({ query: '', filters: onlyTab });
    },
    hrefOf,
    path: routePath(route, within),
  };
}

/** The search over everything stays in the address beside the list. */
const globalSearchIn = (address: URLSearchParams) => ({ global: address.get('global'), type: address.get('type') });
