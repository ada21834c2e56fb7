import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import type { DataColumn, TableSort } from './DataColumn.ts';
import { TableHead, HeaderRow, HeaderCell, SortButton } from './dataTableHeadStyle.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: TableSort | null;
  onSort: ((columnId: string) => void) | undefined;
  /** The box above all others. */
  selectAll?: ReactNode;
  /** The name of the column of actions, if there is one. */
  actionsLabel?: string | undefined;
  /** The SelectionBar sticks in its place. */
  still: boolean;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** The names of the columns. Over cards only what can be pressed is left in sight: the box for all, and the columns to sort by. */
export function DataTableHead<Row>({ columns, sort, onSort, selectAll, actionsLabel, still }: DataTableHeadProps<Row>) {
  const plain = selectAll === undefined && (onSort === undefined || !columns.some(({ sortable }) => sortable));
  return (
    <TableHead role="rowgroup" $still={still} $plain={plain}>
      <HeaderRow role="row">
        {selectAll !== undefined && (
          <HeaderCell role="columnheader" data-part="box">
            {selectAll}
          </HeaderCell>
        )}
        {columns.map(({ id, header, sortable, align = 'start', priority = 1 }) => {
          const direction = sort?.column === id ? sort.direction : 'none';
          const canSort = sortable === true && onSort !== undefined;
          return (
            <HeaderCell
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={canSort && direction !== 'none' ? direction : undefined}
              data-align={align}
              data-priority={priority}
              data-part={canSort ? 'sort' : 'name'}
            >
              {canSort ? (
                <SortButton type="button" onClick={() => onSort(id)} data-active={direction !== 'none'}>
                  {header}
                  <Icon icon={arrows[direction]} size="xs" />
                </SortButton>
              ) : (
                header
              )}
            </HeaderCell>
          );
        })}
        {actionsLabel !== undefined && (
          <HeaderCell role="columnheader" data-part="name">
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </HeaderCell>
        )}
      </HeaderRow>
    </TableHead>
  );
}
