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
import { useTableBoxes } from './useTableBoxes.tsx';

export interface DataTableProps<Row> {
  /** What the rows are: "Users". Read, not shown. */
  label: string;
  /** The first one names the row; a link in it opens the row. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Every row has one: without it a table throws "Table action without a primary key". */
  rowKey: (row: Row) => RowKey | null | undefined;
  /** The ids of the columns to show; all of them without it. The first always shows. */
  visible?: readonly string[] | undefined;
  sort?: TableSort | null | undefined;
  /** A header was pressed. Which way the column is then sorted is the caller's rule. */
  onSort?: ((columnId: string) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** At the end of each row: an ActionMenu, or one IconButton. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  actionsLabel?: string | undefined;
  /** The row whose details are open beside the table. */
  currentKey?: RowKey | undefined;
  /** Rows are on their way: bones where there are none yet, else the old rows stay. */
  loading?: boolean | undefined;
  skeletonRows?: number | undefined;
  loadingText?: string | undefined;
  /** An EmptyState, when there are no rows. */
  empty?: ReactNode;
}

/** Many things of one kind in rows, for those who compare, sort and act on several. Below 640 px each row is a card of the same cells. */
export function DataTable<Row>({ loading = false, empty, ...props }: DataTableProps<Row>) {
  const { label, rows, rowKey, selection, loadingText = 'Loading...' } = props;
  const keyed = rows.map((row) => ({ key: rowKeyOf(rowKey, row), row }));
  const bones = loading && rows.length === 0;
  const { ref, fits } = useFits<HTMLDivElement>();
  return (
    <Root>
      {selection && <SelectionBar {...selection} />}
      <ScrollArea ref={ref} $fits={fits}>
        {bones && <VisuallyHidden role="status">{loadingText}</VisuallyHidden>}
        <Table role="table" aria-label={label} aria-busy={loading || undefined}>
          <Rows {...props} keyed={keyed} bones={bones} />
        </Table>
      </ScrollArea>
      {!loading && rows.length === 0 && empty !== undefined && <Empty>{empty}</Empty>}
    </Root>
  );
}

interface RowsProps<Row> extends Omit<DataTableProps<Row>, 'loading' | 'empty'> {
  keyed: readonly { readonly key: string; readonly row: Row }[];
  bones: boolean;
}

function Rows<Row>({ keyed, bones, selection, rowActions, currentKey, skeletonRows = 10, ...props }: RowsProps<Row>) {
  const columns = visibleColumns(props.columns, props.visible);
  // Nothing to sort or to select.
  const isEmpty = keyed.length === 0 && !bones;
  const boxes = useTableBoxes(
    selection,
    keyed.map(({ key }) => key),
  );
  return (
    <>
      <DataTableHead
        columns={columns}
        sort={props.sort ?? null}
        onSort={isEmpty ? undefined : props.onSort}
        selectAll={isEmpty ? undefined : boxes?.boxForAll}
        actionsLabel={rowActions && (props.actionsLabel ?? 'Actions')}
        still={selection !== undefined && selection.selected.size > 0}
      />
      <Body role="rowgroup">
        {bones && <SkeletonRows rows={skeletonRows} columns={columns} withBox={boxes !== null} withActions={rowActions !== undefined} />}
        {keyed.map(({ key, row }) => (
          <DataTableRow
            key={key}
            row={row}
            columns={columns}
            selected={selection?.selected.has(key) ?? false}
            current={currentKey !== undefined && key === String(currentKey)}
            box={boxes?.boxFor(key, row)}
            actions={rowActions?.(row)}
          />
        ))}
      </Body>
    </>
  );
}
