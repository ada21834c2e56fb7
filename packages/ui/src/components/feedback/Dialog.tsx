import { useId } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { media } from '../../tokens/media.ts';
import { useModalDialog } from './useModalDialog.ts';

export interface DialogProps {
  open: boolean;
  /** The person wants out: Escape, the backdrop. */
  onClose: () => void;
  /** A question or the name of the task: "Unenroll Jomar Villanueva?" */
  title: string;
  /** The consequence, before the buttons. */
  description?: ReactNode;
  children?: ReactNode;
  /** Cancel first, the deed last; the deed's button names it. */
  actions?: ReactNode;
  /** Escape and the backdrop do nothing; only for what must not stay undecided. */
  mustAnswer?: boolean | undefined;
}

/** A question that stops everything else, or a short task. On phones a sheet from below. For reading beside a list use Drawer. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, description, children, actions, mustAnswer = false }: Omit<DialogProps, 'open'>) {
  const id = useId();
  const modal = useModalDialog({ onClose, mustAnswer });
  return (
    <Native {...modal} aria-labelledby={`${id}title`} aria-describedby={description === undefined ? undefined : `${id}description`}>
      <Inside>
        <Heading level={2} id={`${id}title`}>
          {title}
        </Heading>
        {description !== undefined && <div id={`${id}description`}>{description}</div>}
        {children}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Inside>
    </Native>
  );
}

const rise = keyframes`
  from { translate: 0 16px; opacity: 0; }
`;

const Native = styled.dialog`
  width: var(--dialog);
  min-width: var(--dialog);
  max-width: calc(100% - var(--space-8));
  max-height: calc(100dvh - var(--space-16));
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  &::backdrop {
    background: var(--scrim);
  }
  ${media.motion} {
    animation: ${rise} var(--slow) var(--ease);
  }
  ${media.phone} {
    width: 100%;
    min-width: 0;
    max-width: none;
    max-height: calc(100dvh - var(--space-10));
    margin: auto 0 0;
    border-bottom: 0;
    border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-6);
  ${media.phone} {
    padding: var(--space-2) var(--space-4) calc(var(--space-4) + env(safe-area-inset-bottom));
    &::before {
      content: '';
      width: 36px;
      height: 4px;
      justify-self: center;
      border-radius: var(--radius-pill);
      background: var(--line-strong);
    }
  }
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-2);
  padding-top: var(--space-1);
  ${media.phone} {
    flex-wrap: wrap-reverse;
    > * {
      flex: 1 1 auto;
    }
  }
`;
