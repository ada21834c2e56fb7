import { Popover as Base } from '@base-ui/react/popover';
import X from 'lucide-react/icons/x';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton.tsx';
import { popupStyle, positionerStyle } from './overlayStyle.ts';
import { useOverlayHome } from './useOverlayHome.ts';

export interface PopoverProps {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement;
  title: string;
  /** A few sentences or fields. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  closeLabel?: string | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Short content next to what it explains or changes, without blocking the page. For more use Drawer, for questions ConfirmDialog. */
export function Popover({ trigger, title, children, align = 'start', closeLabel = 'Close', open, onOpenChange }: PopoverProps) {
  const { home, ref } = useOverlayHome();
  return (
    <Base.Root {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger ref={ref} render={trigger} />
      <Base.Portal container={home}>
        <Positioner align={align} sideOffset={6} collisionPadding={8}>
          <Popup>
            <Header>
              <Title>{title}</Title>
              <Base.Close render={<IconButton icon={X} label={closeLabel} />} />
            </Header>
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Positioner = styled(Base.Positioner)`
  ${positionerStyle}
`;

const Popup = styled(Base.Popup)`
  ${popupStyle}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  width: 320px;
  padding: var(--space-4);
  font-size: var(--text-14);
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin: -10px -10px -10px 0;
`;

const Title = styled(Base.Title)`
  font-size: var(--text-16);
`;
