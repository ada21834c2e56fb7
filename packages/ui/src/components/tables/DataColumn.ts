import type { ReactNode } from 'react';

/** Where a cell stands once the row is a card: below 640 px, or where the table has no more room than that. */
export type CardPlace =
  /** The first line, heavy: what the row is about. */
  | 'title'
  /** At the end of the first line: the amount, the date that decides. */
  | 'aside'
  /** The second line, several in a row with a dot between: Tribe ID, stage. */
  | 'meta'
  /** The line of badges; the last one at the right edge. */
  | 'badge'
  /** A line of its own with the column's name before it. */
  | 'fact'
  /** Not on cards. */
  | 'none';

/** One column of a DataTable: a name and a slot. What a cell looks like is the caller's. */
export interface DataColumn<Row> {
  readonly id: string;
  /** The name, which cards and the ColumnChooser say as well. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean | undefined;
  /** `end` for money, dates that are compared and other figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** `wide` takes a third, or all that the few columns of a narrow table leave, and cuts what is too long; `narrow` takes no more than its content; `short`, for a word or two, is as wide in every table, so that tables below each other align. */
  readonly width?: 'narrow' | 'short' | 'wide' | undefined;
  /** 1 always shows; 3 goes first, then 2, before the table scrolls sideways in its frame. Cards show them all. */
  readonly priority?: 1 | 2 | 3 | undefined;
  /** The first column is the title and every other a fact, unless said otherwise. */
  readonly card?: CardPlace | undefined;
}

/** The order in force: the column's id, and which way. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The chosen columns in their own order; the first is always among them, because it says which row it is. */
export function visibleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  visible: readonly string[] | undefined,
): readonly DataColumn<Row>[] {
  return visible === undefined ? columns : columns.filter(({ id }, index) => index === 0 || visible.includes(id));
}
