import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { floating, overlayLayer } from './overlayStyle.ts';
import { useOverlayHome } from './useOverlayHome.ts';

export interface TooltipProps {
  /** A few words, without links. */
  text: string;
  /** One Button, IconButton or link: it must be reachable by keyboard. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  open?: boolean | undefined;
}

/** A hint on hover and focus, which describes a control that has a name already. Phones have no hover: nothing may be said here alone. */
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
  ${overlayLayer}
`;

const Popup = styled(Base.Popup)`
  ${floating}
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
