/** A drag in progress: the row, its current position, the distance moved, and the rows' geometry. */
export interface Drag {
  from: number;
  to: number;
  by: number;
  /** The top and height of every row in pixels when the drag began. */
  rows: readonly { readonly top: number; readonly height: number }[];
}

/** The list with the item at `from` moved to `to`. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** Clamps the distance so that a row stays within the list. */
export function clampToList({ from, rows }: Pick<Drag, 'from' | 'rows'>, by: number): number {
  const [own, first, last] = [rows[from], rows[0], rows.at(-1)];
  if (!own || !first || !last) return 0;
  return Math.max(first.top - own.top, Math.min(last.top + last.height - own.top - own.height, by));
}

/**
 * The index that a row would drop to after moving by `by` pixels: it passes another when its edge
 * passes the other's centre.
 */
export function dropIndex({ from, rows }: Pick<Drag, 'from' | 'rows'>, by: number): number {
  const own = rows[from];
  if (own === undefined) return from;
  const middle = ({ top, height }: { top: number; height: number }) => top + height / 2;
  const passed = rows.filter((row, index) => index > from && own.top + own.height + by > middle(row)).length;
  const behind = rows.filter((row, index) => index < from && own.top + by < middle(row)).length;
  return from + passed - behind;
}

/** The offset of a row in pixels while another one is dragged over it. */
export function rowOffset({ from, to, by, rows }: Drag, index: number): number {
  if (index === from) return by;
  const own = rows[from];
  const next = rows[from + 1] ?? rows[from - 1];
  if (own === undefined || next === undefined) return 0;
  const pitch = from + 1 < rows.length ? next.top - own.top : own.top + own.height - (next.top + next.height);
  if (index > from && index <= to) return -pitch;
  return index < from && index >= to ? pitch : 0;
}
