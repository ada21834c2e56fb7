import type { TableSelection } from '@atlas/ui';
import { MAX_SELECTED, TOO_MANY_SELECTED } from '@atlas/domain/jobs';
import { isSameSet, type ListSearch, selectionText, writeListSearch } from '@atlas/domain/lists';
import { useEffect, useState } from 'react';
import { keepSelection, useKeptSelection } from './useKeptSelection.ts';

/** The selection of a list, as its operations receive it. */
export interface Chosen<Row> {
  /** The selected rows on this page. */
  readonly rows: readonly Row[];
  /** Ids of all rows selected individually, including other pages; null for all that match. */
  readonly ids: readonly number[] | null;
  /** Whether all rows that match search and filters are selected. */
  readonly all: boolean;
  /** Number of selected rows; for all that match, the list's total. */
  readonly count: number;
  /** Clears the selection, for example after an operation. */
  readonly clear: () => void;
}

interface Listed<Row> {
  /** The address of the list without search, filters or page. */
  path: string;
  list: ListSearch;
  rows: readonly Row[];
  /** The query the rows were loaded with. */
  queryRef: object;
  rowName: (row: Row) => string;
  totalCount: number;
}

interface Held {
  /** The list, search and filters that the selection belongs to. */
  scope: string;
  queryRef: object;
  shown: readonly string[];
  keys: ReadonlySet<string> | 'all';
  isFull: boolean;
}

const keyOf = ({ databaseId }: { readonly databaseId: number }) => String(databaseId);
const NOTHING: ReadonlySet<string> = new Set();
/** Marks a selection that has not been changed since the list was opened, searched or filtered. */
const UNTOUCHED: ReadonlySet<string> = new Set();

const keysOf = (kept: readonly string[] | 'all') => (kept === 'all' ? kept : new Set(kept));

/**
 * Updates the selection for new rows: deselects rows removed since they were loaded and keeps those
 * on other pages.
 */
function withRows(held: Held, scope: string, queryRef: object, shown: readonly string[]): Held {
  if (held.scope !== scope) return { scope, queryRef, shown, keys: UNTOUCHED, isFull: false };
  if (held.queryRef === queryRef && isSameSet(held.shown, shown)) return held;
  const gone = held.queryRef === queryRef ? held.shown.filter((key) => !shown.includes(key)) : [];
  const keys = held.keys === 'all' || gone.length === 0 ? held.keys : new Set([...held.keys].filter((key) => !gone.includes(key)));
  return { ...held, queryRef, shown, keys };
}

/**
 * The selected rows of an admin list, across all of its pages.
 *
 * A new search or filter clears the selection, so that staff never act on rows out of sight. Another
 * page or order keeps it. Going back to any of them restores it.
 */
export function useSelection<Row extends { readonly databaseId: number }>({
  path,
  list,
  rows,
  queryRef,
  rowName,
  totalCount,
}: Listed<Row>) {
  const scope = JSON.stringify([path, list.query, list.filters]);
  const address = JSON.stringify(writeListSearch(list));
  const shown = rows.map(keyOf);
  const [before, setHeld] = useState<Held>(() => ({ scope, queryRef, shown, keys: UNTOUCHED, isFull: false }));
  const kept = useKeptSelection(scope);
  const found = kept === null || before.keys !== UNTOUCHED || before.scope !== scope ? before : { ...before, keys: keysOf(kept) };
  const held = withRows(found, scope, queryRef, shown);
  if (held !== before) setHeld(held);
  const { keys, isFull } = held;
  useEffect(() => {
    // Each page and each order has its own history entry or state.
    if (keys !== UNTOUCHED) keepSelection(path, scope, keys);
  }, [path, scope, address, keys]);
  const hold = (next: ReadonlySet<string> | 'all') => {
    const tooMany = next !== 'all' && next.size > MAX_SELECTED;
    setHeld({ ...held, keys: tooMany ? keys : next, isFull: tooMany });
  };
  const all = keys === 'all';
  const chosenRows = all ? rows : rows.filter((row) => keys.has(keyOf(row)));
  const elsewhere = all ? 0 : keys.size - chosenRows.length;
  const { text, offer } = selectionText(all ? 'all' : chosenRows.length, totalCount, elsewhere);
  const chosen: Chosen<Row> = {
    rows: chosenRows,
    ids: all ? null : [...keys].map(Number),
    all,
    count: all ? totalCount : keys.size,
    clear: () => hold(NOTHING),
  };
  const table: TableSelection<Row> = {
    selected: all ? new Set(shown) : keys,
    onChange: hold,
    rowLabel: (row) => `Select ${rowName(row)}`,
    text: isFull ? TOO_MANY_SELECTED : text,
    offer,
    onSelectAll: () => hold('all'),
  };
  return { chosen, table };
}
