import type { TableSelection } from '@atlas/ui';
import { type ListSearch, selectionText, writeListSearch } from '@atlas/domain/lists';
import { useState } from 'react';

/** What somebody chose in a list, for those who do something with it. */
export interface Chosen<Row> {
  /** The chosen rows of this page. */
  readonly rows: readonly Row[];
  /** Everything that matches search and filters is chosen, on other pages, too. */
  readonly all: boolean;
  /** How many are chosen; of all, as the list counts. */
  readonly count: number;
  /** Lets go of them, as when they are done with. */
  readonly clear: () => void;
}

interface Listed<Row> {
  list: ListSearch;
  rows: readonly Row[];
  rowName: (row: Row) => string;
  totalCount: number;
}

const keyOf = ({ databaseId }: { readonly databaseId: number }) => String(databaseId);
const NOTHING: ReadonlySet<string> = new Set();

/** The chosen rows of an admin list. Another page, order, search or filter begins anew, so that nobody acts on what is no longer in sight. */
export function useSelection<Row extends { readonly databaseId: number }>({ list, rows, rowName, totalCount }: Listed<Row>) {
  const place = JSON.stringify(writeListSearch(list));
  const [held, setHeld] = useState<{ place: string; keys: ReadonlySet<string> | 'all' }>({ place, keys: NOTHING });
  if (held.place !== place) setHeld({ place, keys: NOTHING });
  const keys = held.place === place ? held.keys : NOTHING;
  const hold = (next: ReadonlySet<string> | 'all') => setHeld({ place, keys: next });
  const all = keys === 'all';
  const chosenRows = all ? rows : rows.filter((row) => keys.has(keyOf(row)));
  const { text, offer } = selectionText(all ? 'all' : chosenRows.length, totalCount);
  const chosen: Chosen<Row> = { rows: chosenRows, all, count: all ? totalCount : chosenRows.length, clear: () => hold(NOTHING) };
  const table: TableSelection<Row> = {
    selected: new Set(chosenRows.map(keyOf)),
    onChange: hold,
    rowLabel: (row) => `Select ${rowName(row)}`,
    text,
    offer,
    onSelectAll: () => hold('all'),
  };
  return { chosen, table };
}
