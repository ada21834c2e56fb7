import ListFilter from 'lucide-react/icons/list-filter';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { media } from '../../tokens/media.ts';
import { Drawer } from '../feedback/Drawer.tsx';

interface FilterSheetProps {
  /** When the controls are in the sheet. */
  fold: 'phone' | 'always';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The number of active filters. */
  count: number;
  /** The button that clears all filters. */
  clear: ReactNode;
  showText: string;
  /** The controls. */
  children: ReactNode;
}

/** The controls of a FilterBar in a sheet, behind a button with the number of active filters. */
export function FilterSheet({ fold, open, onOpenChange, title, count, clear, showText, children }: FilterSheetProps) {
  const close = () => onOpenChange(false);
  return (
    <>
      <Trigger $fold={fold}>
        <Button iconStart={ListFilter} aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
          {count > 0 ? `${title} (${count})` : title}
        </Button>
      </Trigger>
      <Drawer
        open={open}
        onClose={close}
        title={title}
        actions={
          <>
            {clear}
            <Button variant="primary" onClick={close}>
              {showText}
            </Button>
          </>
        }
      >
        <Controls>{children}</Controls>
      </Drawer>
    </>
  );
}

const Trigger = styled.div<{ $fold: 'phone' | 'always' }>`
  display: grid;
  flex: none;
  ${media.tablet} {
    ${({ $fold }) => $fold === 'phone' && 'display: none;'}
  }
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
