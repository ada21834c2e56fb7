import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { media } from '../../tokens/media.ts';
import { ModalActions, ModalBody, ModalHeader, ModalSheet } from './modalSheet.ts';
import { useModalDialog } from './useModalDialog.ts';

export interface ModalProps {
  open: boolean;
  /** The person wants out: Escape, the backdrop, the cross. */
  onClose: () => void;
  /** The name of the task: "Add a payment". */
  title: string;
  /** What it is about or what follows from it, before everything else. */
  description?: ReactNode;
  children?: ReactNode;
  /** Stay in sight below what scrolls: Cancel first, the deed last; the deed's button names it. */
  actions?: ReactNode;
  /** 500 px, or 720 for a form in two columns. */
  size?: 'regular' | 'wide' | undefined;
  /** Escape and the backdrop do nothing and there is no cross; only for what must not stay undecided. */
  mustAnswer?: boolean | undefined;
  /** The deed is under way: nothing closes it meanwhile. */
  busy?: boolean | undefined;
  closeLabel?: string | undefined;
}

/** A short task that stops everything else. On phones a sheet from below. A question is a ConfirmDialog; reading beside a list is a Drawer. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({
  onClose,
  title,
  description,
  children,
  actions,
  size = 'regular',
  mustAnswer = false,
  busy = false,
  closeLabel = 'Close',
}: Omit<ModalProps, 'open'>) {
  const id = useId();
  const modal = useModalDialog({ onClose, mustAnswer: mustAnswer || busy });
  return (
    <ModalSheet
      {...modal}
      $size={size}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
      aria-busy={busy || undefined}
    >
      <ModalHeader $crossed={!mustAnswer}>
        <Heading level={2} id={`${id}title`}>
          {title}
        </Heading>
      </ModalHeader>
      {(description !== undefined || children !== undefined) && (
        <ModalBody>
          {description !== undefined && <div id={`${id}description`}>{description}</div>}
          {children}
        </ModalBody>
      )}
      {actions !== undefined && <ModalActions>{actions}</ModalActions>}
      {/* Last, so that the focus begins with the task and not with the way out. */}
      {!mustAnswer && (
        <Close>
          <IconButton icon={X} label={closeLabel} disabled={busy} onClick={onClose} />
        </Close>
      )}
    </ModalSheet>
  );
}

// Seen first, without a height of its own, over the head that stays while the rest scrolls.
const Close = styled.div`
  position: sticky;
  top: var(--space-3);
  z-index: 2;
  display: flex;
  flex: none;
  justify-content: flex-end;
  order: -1;
  height: 0;
  padding-right: var(--space-3);
  ${media.phone} {
    top: var(--space-2);
    padding-right: var(--space-2);
  }
`;
