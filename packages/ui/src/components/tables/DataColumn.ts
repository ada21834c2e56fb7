import type { ReactNode } from 'react';

/**
 * The slot of a cell when rows are shown as cards: below 640 px, or in a table no wider than that.
 */
export type CardPlace =
  /** The first line, bold: what the row is about. */
  | 'title'
  /** At the end of the first line: the amount, the date that matters. */
  | 'aside'
  /** The second line, separated by dots: Tribe ID, stage. */
  | 'meta'
  /** The same for a count, with the column's name behind it: "3 waiting". */
  | 'count'
  /** The line of badges; the last one is right-aligned. */
  | 'badge'
  /** A separate line, labelled with the column's name. */
  | 'fact'
  /** Hidden on cards. */
  | 'none';

/** A column of a DataTable: a header and a cell renderer. */
export interface DataColumn<Row> {
  readonly id: string;
  /** The column's name, also used on cards and in the ColumnChooser. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean | undefined;
  /** `end` for money, dates and other figures that are compared. */
  readonly align?: 'start' | 'end' | undefined;
  /**
   * `wide` takes a third, or the remaining width of a narrow table, and truncates; `narrow` fits
   * its content; `short`, for a word or two, has the same width in every table, so that stacked
   * tables align.
   */
  readonly width?: 'narrow' | 'short' | 'wide' | undefined;
  /** 1 is always visible; 3 is hidden first, then 2, before the table scrolls horizontally. Cards show them all. */
  readonly priority?: 1 | 2 | 3 | undefined;
  /** By default the first column is the title and the others are facts. */
  readonly card?: CardPlace | undefined;
}

/** The current sort order: the column's id and the direction. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The visible columns in their original order; always includes the first, which identifies the row. */
export function visibleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  visible: readonly string[] | undefined,
): readonly DataColumn<Row>[] {
  return visible === undefined ? columns : columns.filter(({ id }, index) => index === 0 || visible.includes(id));
}
