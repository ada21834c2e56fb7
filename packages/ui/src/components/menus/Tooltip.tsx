import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { popupStyle, positionerStyle } from './overlayStyle.ts';
import { useOverlayHome } from './useOverlayHome.ts';

export interface TooltipProps {
  /** A short text without links. */
  text: string;
  /** One Button, IconButton or link; must be focusable. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  open?: boolean | undefined;
}

/** A hint on hover and focus that describes an already labelled control. Phones have no hover: never put essential information here. */
export function Tooltip({ text, children, side = 'top', open }: TooltipProps) {
  const { home, ref } = useOverlayHome();
  return (
    <Base.Root {...(open === undefined ? {} : { open })}>
      <Base.Trigger ref={ref} render={children} aria-description={text} delay={400} />
      <Base.Portal container={home}>
        <Positioner side={side} sideOffset={6} collisionPadding={8}>
          <Popup role="tooltip">{text}</Popup>
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
  max-width: min(var(--available-width, 100vw), 280px);
  padding: 6px 10px;
  border-color: transparent;
  border-radius: var(--radius-small);
  background: var(--ink);
  color: var(--surface);
  font-size: var(--text-12);
  font-weight: var(--weight-medium);
  text-wrap: pretty;
`;
