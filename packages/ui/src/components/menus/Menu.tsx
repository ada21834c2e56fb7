import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { popupStyle, positionerStyle } from './overlayStyle.ts';
import { useOverlayHome } from './useOverlayHome.ts';

export interface MenuProps {
  /** The Button or IconButton that opens it; its label names the menu. */
  trigger: ReactElement;
  /** MenuItems, MenuGroups and MenuSeparators. */
  children: ReactNode;
  /** The edge of the button that the menu aligns to. */
  align?: 'start' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Secondary actions behind a button. For a single action use Button, for a choice in a form Select. */
export function Menu({ trigger, children, align = 'end', open, onOpenChange }: MenuProps) {
  const { home, ref } = useOverlayHome();
  return (
    <Base.Root modal={false} {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger ref={ref} render={trigger} />
      <Base.Portal container={home}>
        <Positioner align={align} sideOffset={6} collisionPadding={8}>
          <Popup>{children}</Popup>
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
  min-width: 200px;
  padding: 6px;
`;
