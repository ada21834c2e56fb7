/** A row on its way: which one, over which place it is, how far it was carried, and how tall each row is. */
export interface Drag {
  from: number;
  to: number;
  by: number;
  /** Top and height of every row, in pixels, as they lay when the drag began. */
  rows: readonly { readonly top: number; readonly height: number }[];
}

/** The list with the entry at `from` at `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** As far as a row can be carried: from the first place to the last. Beyond, the page would grow under it. */
export function withinList({ from, rows }: Pick<Drag, 'from' | 'rows'>, by: number): number {
  const [own, first, last] = [rows[from], rows[0], rows.at(-1)];
  if (!own || !first || !last) return 0;
  return Math.max(first.top - own.top, Math.min(last.top + last.height - own.top - own.height, by));
}

/** The place that a row is over once it was carried by so many pixels: it passes another when its edge passes the other's middle. */
export function placeOver({ from, rows }: Pick<Drag, 'from' | 'rows'>, by: number): number {
  const own = rows[from];
  if (own === undefined) return from;
  const middle = ({ top, height }: { top: number; height: number }) => top + height / 2;
  const passed = rows.filter((row, index) => index > from && own.top + own.height + by > middle(row)).length;
  const behind = rows.filter((row, index) => index < from && own.top + by < middle(row)).length;
  return from + passed - behind;
}

/** How far a row stands from where it lay, in pixels, while another one is carried over it. */
export function rowOffset({ from, to, by, rows }: Drag, index: number): number {
  if (index === from) return by;
  const own = rows[from];
  const next = rows[from + 1] ?? rows[from - 1];
  if (own === undefined || next === undefined) return 0;
  const pitch = from + 1 < rows.length ? next.top - own.top : own.top + own.height - (next.top + next.height);
  if (index > from && index <= to) return -pitch;
  return index < from && index >= to ? pitch : 0;
}
