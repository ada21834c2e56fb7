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
  /** Called on Escape, a click on the backdrop and the close button. */
  onClose: () => void;
  /** The name of the task: "Add a payment". */
  title: string;
  /** The subject of the task or its consequence, above everything else. */
  description?: ReactNode;
  children?: ReactNode;
  /** Stay visible below the scrolling content: Cancel first, the main action last, named by its button. */
  actions?: ReactNode;
  /** 500 px, or 720 for a form in two columns. */
  size?: 'regular' | 'wide' | undefined;
  /** Escape and the backdrop do nothing and there is no close button; only for decisions that must be made. */
  mustAnswer?: boolean | undefined;
  /** The task is in progress: nothing closes the dialog. */
  busy?: boolean | undefined;
  closeLabel?: string | undefined;
  /** Hides the page behind it, which must not be readable. */
  opaque?: boolean | undefined;
  /**
   * Opens without a user action: the focus starts on the title, so that a key press meant for the
   * page triggers nothing.
   */
  unasked?: boolean | undefined;
}

/**
 * A short task in a modal dialog; a bottom sheet on phones. For a question use ConfirmDialog, for
 * reading next to a list Drawer.
 */
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
  unasked = false,
  opaque = false,
}: Omit<ModalProps, 'open'>) {
  const id = useId();
  const modal = useModalDialog({ onClose, mustAnswer: mustAnswer || busy });
  return (
    <ModalSheet
      {...modal}
      $size={size}
      $opaque={opaque}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
      aria-busy={busy || undefined}
    >
      <ModalHeader $closable={!mustAnswer}>
        <Heading level={2} id={`${id}title`} focusable={unasked} ref={unasked ? focusFirst : undefined}>
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
      {/* Last in the DOM, so that the focus starts with the task and not with the close button. */}
      {!mustAnswer && (
        <Close>
          <IconButton icon={X} label={closeLabel} disabled={busy} onClick={onClose} />
        </Close>
      )}
    </ModalSheet>
  );
}

/**
 * Sets `autofocus`, from which a dialog takes its initial focus. React does not render that
 * attribute.
 */
function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}

// Shown first, without height, over the sticky header.
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
