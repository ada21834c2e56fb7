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
  /** The checkbox that selects all rows. */
  selectAll?: ReactNode;
  /** The name of the actions column, if there is one. */
  actionsLabel?: string | undefined;
  /** The SelectionBar covers the header. */
  covered: boolean;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** The table's header. Above cards only the interactive parts stay visible: the select-all checkbox and the sort buttons. */
export function DataTableHead<Row>({ columns, sort, onSort, selectAll, actionsLabel, covered }: DataTableHeadProps<Row>) {
  const hidesOnCards = selectAll === undefined && (onSort === undefined || !columns.some(({ sortable }) => sortable));
  return (
    <TableHead role="rowgroup" $covered={covered} $hidesOnCards={hidesOnCards}>
      <HeaderRow role="row">
        {selectAll !== undefined && (
          <HeaderCell role="columnheader" data-part="checkbox">
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
