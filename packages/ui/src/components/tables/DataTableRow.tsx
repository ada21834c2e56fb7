import type { MouseEvent, ReactNode } from 'react';
import type { DataColumn } from './DataColumn.ts';
import { Cell, TableRow } from './dataTableRowStyle.ts';

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  selected: boolean;
  current: boolean;
  /** The row's checkbox. */
  checkbox?: ReactNode;
  /** The row's actions. */
  actions?: ReactNode;
}

/** A row. If its first cell contains a link, a click anywhere on the row follows it. */
export function DataTableRow<Row>({ row, columns, selected, current, checkbox, actions }: DataTableRowProps<Row>) {
  return (
    <TableRow
      role="row"
      aria-current={current || undefined}
      data-chosen={selected || current}
      data-checkbox={checkbox !== undefined}
      onClick={openFirstLink}
    >
      {checkbox !== undefined && (
        <Cell role="cell" data-card="checkbox">
          {checkbox}
        </Cell>
      )}
      {columns.map(({ id, header, cell, align = 'start', width, priority = 1, card }, index) => (
        <Cell
          key={id}
          as={index === 0 ? 'th' : 'td'}
          scope={index === 0 ? 'row' : undefined}
          role={index === 0 ? 'rowheader' : 'cell'}
          data-lead={index === 0 || undefined}
          data-label={header}
          data-align={align}
          data-width={width}
          data-priority={priority}
          data-card={card ?? (index === 0 ? 'title' : 'fact')}
        >
          {cell(row)}
        </Cell>
      ))}
      {actions !== undefined && (
        <Cell role="cell" data-card="actions">
          {actions}
        </Cell>
      )}
    </TableRow>
  );
}

const OWN_PRESS = 'a, button, input, select, textarea, label, summary, [role^="menuitem"]';

/** Ignores interactive elements, portals, and clicks that end a text selection. */
function openFirstLink(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN_PRESS)) return;
  if (getSelection()?.isCollapsed === false) return;
  currentTarget
    .querySelector('[data-lead] a')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
