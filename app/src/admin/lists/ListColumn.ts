import type { DataColumn } from '@atlas/ui';

/** A column of a declared list. The ids of sortable columns are the list's sort keys. */
export type ListColumn<Row, Key extends string> = DataColumn<Row> &
  ({ readonly sortable?: false } | { readonly sortable: true; readonly id: Key });
