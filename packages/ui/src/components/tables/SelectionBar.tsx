import X from 'lucide-react/icons/x';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { media } from '../../tokens/media.ts';
import { stickyTop } from './dataTableStyle.ts';
import { focusSelected } from './selectionFocus.ts';
import type { TableSelection } from './TableSelection.ts';
import { useScrollEdges } from './useScrollEdges.ts';

type SelectionBarProps = Omit<TableSelection<never>, 'rowLabel' | 'allLabel'>;

/**
 * The selection and its bulk actions: above the rows, and below 900 px with the actions at the
 * bottom edge.
 *
 * In the document it follows the rows, so that Tab leads to it from every checkbox. Enter on a
 * checkbox leads there at once, Escape back.
 */
export function SelectionBar({
  selected,
  onChange,
  text,
  offer,
  onSelectAll,
  clearLabel = 'Clear selection',
  hint = 'Enter: actions',
  actions,
}: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const open = selected.size > 0;
  // This button disappears with the bar; the select-all checkbox takes the focus.
  const clear = () => {
    bar.current?.parentElement?.querySelector('input')?.focus();
    onChange(new Set());
  };
  const returnToRow = (event: KeyboardEvent<HTMLElement>) => {
    // The Escape of an open menu bubbles here through its portal.
    if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
    focusSelected(event.currentTarget);
  };
  return (
    <Root ref={bar} $open={open} onKeyDown={returnToRow}>
      <Summary>
        {/* A live region must exist before its text is set to be announced. */}
        <span role="status">{open ? text : ''}</span>
        {open && offer && onSelectAll && (
          <Button variant="quiet" size="dense" onClick={onSelectAll}>
            {offer}
          </Button>
        )}
        {open && <Hint aria-hidden="true">{hint}</Hint>}
      </Summary>
      {open && (
        <Actions role="group" aria-label={text} data-actions="phone">
          <ActionRow>{actions}</ActionRow>
          <Clear>
            <IconButton icon={X} label={clearLabel} onClick={clear} />
          </Clear>
        </Actions>
      )}
    </Root>
  );
}

/** The actions in one row, which scrolls sideways on phones and fades where it continues. */
function ActionRow({ children }: { children: ReactNode }) {
  const { ref, edges } = useScrollEdges<HTMLDivElement>();
  return (
    <Scroller ref={ref} data-edges={edges} data-selection-actions="">
      {children}
    </Scroller>
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
  order: -1;
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

// Only while a checkbox has the focus by keyboard, for whom it is meant.
const Hint = styled.span`
  display: none;
  color: var(--ink-muted);
  font-size: var(--text-12);
  font-weight: var(--weight-text);
  [data-list]:has(input[type='checkbox']:focus-visible) & {
    display: inline;
  }
  ${media.touch} {
    && {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  white-space: nowrap;
  ${media.touch} {
    --control-pad: 8px 10px;
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-bar);
    gap: 0;
    padding: 0 0 env(safe-area-inset-bottom) var(--space-2);
    border-top: var(--border) solid var(--line);
    background: var(--surface);
  }
`;

// The padding keeps focus rings from being clipped.
const Scroller = styled.div`
  --fade: var(--space-8);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  ${media.touch} {
    flex: 1 1 0;
    flex-wrap: nowrap;
    padding: 10px var(--space-4) 10px var(--space-2);
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: 1 0 auto;
    }
    &[data-edges='end'] {
      mask-image: linear-gradient(to left, transparent, black var(--fade));
    }
    &[data-edges='start'] {
      mask-image: linear-gradient(to right, transparent, black var(--fade));
    }
    &[data-edges='both'] {
      mask-image: linear-gradient(to right, transparent, black var(--fade), black calc(100% - var(--fade)), transparent);
    }
  }
  ${media.forcedColors} {
    && {
      mask-image: none;
      scrollbar-width: auto;
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
