import type { DataColumn } from '@atlas/ui';

/** A column of a declared list: those that sort are called what the list can be ordered by. */
export type ListColumn<Row, Key extends string> = DataColumn<Row> &
  ({ readonly sortable?: false } | { readonly sortable: true; readonly id: Key });
