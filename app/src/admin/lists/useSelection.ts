import type { TableSelection } from '@atlas/ui';
import { MAX_SELECTED, TOO_MANY_SELECTED } from '@atlas/domain/jobs';
import { isSameSet, type ListSearch, selectionText } from '@atlas/domain/lists';
import { useEffect, useState } from 'react';
import { keepSelection, useKeptSelection } from './useKeptSelection.ts';

/** What somebody chose in a list, for those who do something with it. */
export interface Chosen<Row> {
  /** The chosen rows of this page. */
  readonly rows: readonly Row[];
  /** The numbers of all that were chosen one by one, on other pages, too; null for everything that matches. */
  readonly ids: readonly number[] | null;
  /** Everything that matches search and filters is chosen. */
  readonly all: boolean;
  /** How many are chosen; of all, as the list counts. */
  readonly count: number;
  /** Lets go of them, as when they are done with. */
  readonly clear: () => void;
}

interface Listed<Row> {
  list: ListSearch;
  rows: readonly Row[];
  /** What the rows were read with. */
  queryRef: object;
  rowName: (row: Row) => string;
  totalCount: number;
}

interface Held {
  /** Search and filters. */
  scope: string;
  queryRef: object;
  shown: readonly string[];
  keys: ReadonlySet<string> | 'all';
  isFull: boolean;
}

const keyOf = ({ databaseId }: { readonly databaseId: number }) => String(databaseId);
const NOTHING: ReadonlySet<string> = new Set();
/** Nobody chose anything since the list was opened, or since it was searched or filtered. */
const UNTOUCHED: ReadonlySet<string> = new Set();

const keysOf = (kept: readonly string[] | 'all') => (kept === 'all' ? kept : new Set(kept));

/** The choice as it is with these rows: a row that went away since they were read is let go, one on another page stays. */
function withRows(held: Held, scope: string, queryRef: object, shown: readonly string[]): Held {
  if (held.scope !== scope) return { scope, queryRef, shown, keys: UNTOUCHED, isFull: false };
  if (held.queryRef === queryRef && isSameSet(held.shown, shown)) return held;
  const gone = held.queryRef === queryRef ? held.shown.filter((key) => !shown.includes(key)) : [];
  const keys = held.keys === 'all' || gone.length === 0 ? held.keys : new Set([...held.keys].filter((key) => !gone.includes(key)));
  return { ...held, queryRef, shown, keys };
}

/**
 * The chosen rows of an admin list, over all of its pages. Another search or filter begins anew, so that nobody acts on what is no longer in sight;
 * going back to the list finds them chosen again.
 */
export function useSelection<Row extends { readonly databaseId: number }>({ list, rows, queryRef, rowName, totalCount }: Listed<Row>) {
  const scope = JSON.stringify([list.query, list.filters]);
  const shown = rows.map(keyOf);
  const [before, setHeld] = useState<Held>(() => ({ scope, queryRef, shown, keys: UNTOUCHED, isFull: false }));
  const kept = useKeptSelection(scope);
  const found = kept === null || before.keys !== UNTOUCHED || before.scope !== scope ? before : { ...before, keys: keysOf(kept) };
  const held = withRows(found, scope, queryRef, shown);
  if (held !== before) setHeld(held);
  const { keys, isFull } = held;
  useEffect(() => {
    if (keys !== UNTOUCHED) keepSelection(scope, keys);
  }, [scope, keys]);
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
