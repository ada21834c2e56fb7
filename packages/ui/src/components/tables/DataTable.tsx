import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { visibleColumns } from './DataColumn.ts';
import type { DataColumn, TableSort } from './DataColumn.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { Body, Empty, Root, ScrollArea, Table } from './dataTableStyle.ts';
import { rowKeyOf } from './rowKeyOf.ts';
import type { RowKey } from './rowKeyOf.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { TableSelection } from './TableSelection.ts';
import { useFits } from './useFits.ts';
import { useRowCheckboxes } from './useRowCheckboxes.tsx';

export interface DataTableProps<Row> {
  /** The accessible name: "Users". */
  label: string;
  /** The first one identifies the row; a link in it opens the row. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** The row's key; the table throws "Table action without a primary key" when it is missing. */
  rowKey: (row: Row) => RowKey | null | undefined;
  /** The ids of the visible columns; all by default. The first is always visible. */
  visible?: readonly string[] | undefined;
  sort?: TableSort | null | undefined;
  /** Called when a header is pressed. The caller decides the direction. */
  onSort?: ((columnId: string) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** At the end of each row: an ActionMenu, or one IconButton. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  actionsLabel?: string | undefined;
  /** The row whose details are open next to the table. */
  currentKey?: RowKey | undefined;
  /** Rows are loading: shows skeletons if there are none yet, otherwise keeps the old rows. */
  loading?: boolean | undefined;
  skeletonRows?: number | undefined;
  loadingText?: string | undefined;
  /** An EmptyState, shown when there are no rows. */
  empty?: ReactNode;
}

/** A table of records to compare, sort and act on in bulk. Below 640 px each row is a card with the same cells. */
export function DataTable<Row>({ loading = false, empty, ...props }: DataTableProps<Row>) {
  const { label, rows, rowKey, selection, loadingText = 'Loading...' } = props;
  const keyed = rows.map((row) => ({ key: rowKeyOf(rowKey, row), row }));
  const showsSkeleton = loading && rows.length === 0;
  const { ref, fits } = useFits<HTMLDivElement>();
  return (
    <Root data-list="">
      <ScrollArea ref={ref} $fits={fits}>
        {showsSkeleton && <VisuallyHidden role="status">{loadingText}</VisuallyHidden>}
        <Table role="table" aria-label={label} aria-busy={loading || undefined}>
          <Rows {...props} keyed={keyed} showsSkeleton={showsSkeleton} />
        </Table>
      </ScrollArea>
      {!loading && rows.length === 0 && empty !== undefined && <Empty>{empty}</Empty>}
      {selection && <SelectionBar {...selection} />}
    </Root>
  );
}

interface RowsProps<Row> extends Omit<DataTableProps<Row>, 'loading' | 'empty'> {
  keyed: readonly { readonly key: string; readonly row: Row }[];
  showsSkeleton: boolean;
}

function Rows<Row>({ keyed, showsSkeleton, selection, rowActions, currentKey, skeletonRows = 10, ...props }: RowsProps<Row>) {
  const columns = visibleColumns(props.columns, props.visible);
  // Nothing to sort or to select.
  const isEmpty = keyed.length === 0 && !showsSkeleton;
  const checkboxes = useRowCheckboxes(
    selection,
    keyed.map(({ key }) => key),
  );
  return (
    <>
      <DataTableHead
        columns={columns}
        sort={props.sort ?? null}
        onSort={isEmpty ? undefined : props.onSort}
        selectAll={isEmpty ? undefined : checkboxes?.selectAll}
        actionsLabel={rowActions && (props.actionsLabel ?? 'Actions')}
        covered={selection !== undefined && selection.selected.size > 0}
      />
      <Body role="rowgroup">
        {showsSkeleton && (
          <SkeletonRows rows={skeletonRows} columns={columns} withCheckbox={checkboxes !== null} withActions={rowActions !== undefined} />
        )}
        {keyed.map(({ key, row }) => (
          <DataTableRow
            key={key}
            row={row}
            columns={columns}
            selected={selection?.selected.has(key) ?? false}
            current={currentKey !== undefined && key === String(currentKey)}
            checkbox={checkboxes?.rowCheckbox(key, row)}
            actions={rowActions?.(row)}
          />
        ))}
      </Body>
    </>
  );
}
