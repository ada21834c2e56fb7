import { Skeleton } from '../../primitives/Skeleton.tsx';
import type { DataColumn } from './DataColumn.ts';
import { Cell, TableRow } from './dataTableRowStyle.ts';

interface SkeletonRowsProps<Row> {
  rows: number;
  columns: readonly DataColumn<Row>[];
  withBox: boolean;
  withActions: boolean;
}

/** The rows of a table that is on its way, as tall and as wide as the rows will be. */
export function SkeletonRows<Row>({ rows, columns, withBox, withActions }: SkeletonRowsProps<Row>) {
  return Array.from({ length: rows }, (_none, row) => (
    <TableRow key={row} aria-hidden="true">
      {withBox && <Cell data-card="box" />}
      {columns.map(({ id, width, priority = 1 }, index) => (
        <Cell key={id} data-width={width} data-priority={priority} data-card={index === 0 ? 'title' : index > 2 ? 'none' : 'bone'}>
          <Skeleton width={index === 0 ? 'wide' : 'half'} />
        </Cell>
      ))}
      {withActions && <Cell data-card="actions" />}
    </TableRow>
  ));
}
