import type { ReactNode } from 'react';

/** The selected rows, the text of the SelectionBar and the bulk actions. The caller provides the texts. */
export interface TableSelection<Row> {
  /** The keys of the selected rows, as strings. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** The label of a row's checkbox: "Select Arvin Salazar". */
  readonly rowLabel: (row: Row) => string;
  readonly allLabel?: string | undefined;
  /** "12 on this page selected." */
  readonly text: string;
  /** "Select all 348 matching"; null when the page shows all rows. */
  readonly offer?: string | null | undefined;
  readonly onSelectAll?: (() => void) | undefined;
  readonly clearLabel?: string | undefined;
  /** Next to the text while a checkbox has the focus by keyboard: the key that leads to the actions. */
  readonly hint?: string | undefined;
  /** Buttons, the most likely one first and primary; on phones the row of them scrolls. */
  readonly actions?: ReactNode;
}

/**
 * The selection with `keys` checked or unchecked; all others stay.
 * @example withKeys(new Set(['1']), ['2', '3'], true) // new Set(['1', '2', '3'])
 */
export function withKeys(selected: ReadonlySet<string>, keys: readonly string[], checked: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (checked) next.add(key);
    else next.delete(key);
  }
  return next;
}

/**
 * The keys between two keys, inclusive, in either direction; only `to` if `from` no longer exists.
 * @example keysBetween(['1', '2', '3', '4'], '3', '1') // ['1', '2', '3']
 */
export function keysBetween(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
