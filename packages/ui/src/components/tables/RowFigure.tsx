import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface RowFigureProps {
  /** The amount, the count. */
  children: ReactNode;
  /** Small print below it: its date, "2 of 6". */
  note?: ReactNode;
}

/** A figure with a note below it in a cell of a DataTable, so that two facts share a column. In a column with `align: 'end'`. */
export function RowFigure({ children, note }: RowFigureProps) {
  return (
    <Root>
      <Value>{children}</Value>
      {note !== undefined && <Note>{note}</Note>}
    </Root>
  );
}

// The cell decides the text alignment.
const Root = styled.span`
  display: inline-grid;
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-tight);
  white-space: nowrap;
`;

const Value = styled.span`
  font-weight: var(--weight-strong);
`;

const Note = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-12);
`;
