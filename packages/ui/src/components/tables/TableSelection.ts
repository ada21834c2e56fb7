import type { ReactNode } from 'react';

/** The rows that are chosen, what the bar above them says, and what can be done with them. The words are the caller's. */
export interface TableSelection<Row> {
  /** Row keys, as text. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** The name of a row's box: "Select Arvin Salazar". */
  readonly rowLabel: (row: Row) => string;
  readonly allLabel?: string | undefined;
  /** "12 on this page selected." */
  readonly text: string;
  /** "Select all 348 matching"; null when the page shows all of it. */
  readonly offer?: string | null | undefined;
  readonly onSelectAll?: (() => void) | undefined;
  readonly clearLabel?: string | undefined;
  /** Buttons, the likeliest first and primary; on phones at most three, the rest in a Menu. */
  readonly actions?: ReactNode;
}

/**
 * The selection after the boxes of `keys` were set to `checked`; all others stay.
 * @example withKeys(new Set(['1']), ['2', '3'], true) // Set { '1', '2', '3' }
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
 * The keys from one to another, both included, whichever comes first; `to` alone when `from` is no longer there.
 * @example keysBetween(['1', '2', '3', '4'], '3', '1') // ['1', '2', '3']
 */
export function keysBetween(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
