import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { media } from '../../tokens/media.ts';
import { stickyTop } from './dataTableStyle.ts';
import type { TableSelection } from './TableSelection.ts';

type SelectionBarProps = Omit<TableSelection<never>, 'rowLabel' | 'allLabel'>;

/** The selection and its bulk actions: above the rows, and below 900 px with the actions at the bottom edge. */
export function SelectionBar({ selected, onChange, text, offer, onSelectAll, clearLabel = 'Clear selection', actions }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const open = selected.size > 0;
  // This button disappears with the bar; the select-all checkbox takes the focus.
  const clear = () => {
    bar.current?.parentElement?.querySelector('input')?.focus();
    onChange(new Set());
  };
  return (
    <Root ref={bar} $open={open}>
      <Summary>
        {/* A live region must exist before its text is set to be announced. */}
        <span role="status">{open ? text : ''}</span>
        {open && offer && onSelectAll && (
          <Button variant="quiet" size="dense" onClick={onSelectAll}>
            {offer}
          </Button>
        )}
      </Summary>
      {open && (
        <Actions role="group" aria-label={text} data-actions="phone">
          {actions}
          <Clear>
            <IconButton icon={X} label={clearLabel} onClick={clear} />
          </Clear>
        </Actions>
      )}
    </Root>
  );
}

const shown = css`
  ${stickyTop}
  z-index: 2;
  min-height: 52px;
  padding: var(--space-1) var(--space-2) var(--space-1) var(--space-4);
  border-bottom: var(--border) solid var(--accent-line);
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--accent-surface);
`;

const Root = styled.div<{ $open: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-14);
  ${({ $open }) => $open && shown}
`;

// When space is tight its two parts stack before the actions wrap to another line.
const Summary = styled.div`
  display: flex;
  flex: 1 1 180px;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  ${media.desktop} {
    > button {
      margin-left: -14px;
    }
  }
  ${media.touch} {
    --control-pad: 8px 0;
    padding-top: var(--space-1);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  white-space: nowrap;
  ${media.touch} {
    --control-pad: 8px 10px;
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-bar);
    flex-wrap: nowrap;
    padding: 10px var(--space-4) calc(10px + env(safe-area-inset-bottom));
    border-top: var(--border) solid var(--line);
    background: var(--surface);
    > * {
      flex: 1 1 auto;
    }
  }
`;

// On phones the close button comes first, away from the actions.
const Clear = styled.span`
  display: grid;
  ${media.touch} {
    order: -1;
    flex: none;
  }
`;
