import { changeListSearch, type ListSearch, SEARCH_DEBOUNCE_MS, toggleSort, writeListSearch } from '@atlas/domain/lists';
import { routePath, type PlainRouteName } from '@atlas/domain/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** What the address of an admin list says, and ways to change it. Filters, search and order replace the address; pages are links. */
export interface ListState {
  list: ListSearch;
  /** What stands in the search field: ahead of the address while somebody types. */
  typed: string;
  search: (query: string) => void;
  /** The header of a column was pressed. */
  sortBy: (column: string) => void;
  /** Sets a filter; null takes it away. */
  filter: (name: string, value: string | null) => void;
  clear: () => void;
  /** The address of the list after a change. */
  hrefOf: (change: Partial<ListSearch>) => string;
}

/** Keeps an admin list in the address, so that back, reload and a shared link restore it. */
export function useListState(route: PlainRouteName, read: (search: URLSearchParams) => ListSearch): ListState {
  const [, navigate] = useLocation();
  const list = read(new URLSearchParams(useSearch()));
  const hrefOf = (change: Partial<ListSearch>) => routePath(route, writeListSearch(changeListSearch(list, change)));
  const go = (change: Partial<ListSearch>) => navigate(hrefOf(change), { replace: true });
  const { typed, search, forget } = useTyped(list.query, (query) => go({ query }));
  return {
    list,
    typed,
    search,
    sortBy: (column) => go({ sort: toggleSort(list.sort, column) }),
    filter: (name, value) => {
      const { [name]: _former, ...others } = list.filters;
      go({ filters: value === null ? others : { ...others, [name]: value } });
    },
    clear: () => {
      forget();
      go({ query: '', filters: {} });
    },
    hrefOf,
  };
}

/**
 * The text of a search field; it is searched for once typing pauses, and follows the address when that changes by itself. It stays as it was
 * typed, spaces at its ends too, while the address has what is searched for.
 */
function useTyped(query: string, apply: (query: string) => void) {
  const [draft, setDraft] = useState<{ text: string; for: string } | null>(null);
  const waits = draft !== null && draft.for === query && draft.text.trim() !== query ? draft.text : null;
  // The address of the moment when the pause is over: a filter may have been chosen meanwhile.
  const send = useEffectEvent((text: string) => {
    setDraft({ text, for: text.trim() });
    apply(text.trim());
  });
  useEffect(() => {
    if (waits === null) return undefined;
    const timer = setTimeout(() => send(waits), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return {
    typed: draft?.for === query ? draft.text : query,
    search: (text: string) => setDraft({ text, for: query }),
    forget: () => setDraft(null),
  };
}
