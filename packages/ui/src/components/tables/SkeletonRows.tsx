import { Skeleton } from '../../primitives/Skeleton.tsx';
import type { DataColumn } from './DataColumn.ts';
import { Cell, TableRow } from './dataTableRowStyle.ts';

interface SkeletonRowsProps<Row> {
  rows: number;
  columns: readonly DataColumn<Row>[];
  withCheckbox: boolean;
  withActions: boolean;
}

/** Placeholder rows of a loading table, in the size of the real rows. */
export function SkeletonRows<Row>({ rows, columns, withCheckbox, withActions }: SkeletonRowsProps<Row>) {
  return Array.from({ length: rows }, (_none, row) => (
    <TableRow key={row} aria-hidden="true">
      {withCheckbox && <Cell data-card="checkbox" />}
      {columns.map(({ id, width, priority = 1 }, index) => (
        <Cell key={id} data-width={width} data-priority={priority} data-card={index === 0 ? 'title' : index > 2 ? 'none' : 'skeleton'}>
          <Skeleton width={index === 0 ? 'wide' : 'half'} />
        </Cell>
      ))}
      {withActions && <Cell data-card="actions" />}
    </TableRow>
  ));
}
