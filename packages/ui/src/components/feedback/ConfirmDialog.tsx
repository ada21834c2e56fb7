import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Alert } from './Alert.tsx';
import { ModalActions, ModalBody, ModalHeader, ModalSheet } from './modalSheet.ts';
import { useModalDialog } from './useModalDialog.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, naming its subject: "Unenroll Jomar Villanueva?" */
  title: string;
  /** The consequence, and whether it can be undone. */
  consequence: ReactNode;
  /** The name of the action: "Unenroll", never "Yes" or "OK". */
  confirmText: string;
  onConfirm: () => void;
  /** Called on Cancel, Escape and a click on the backdrop. */
  onCancel: () => void;
  cancelText?: string | undefined;
  /** `danger` for destructive actions. */
  tone?: 'neutral' | 'danger' | undefined;
  /** The action is in progress: it cannot be repeated, and nothing closes the dialog. */
  busy?: boolean | undefined;
  /** The button's label while busy ("Unenrolling"). */
  busyText?: string | undefined;
  /** The reason for the failure and the next step; announced at once. */
  error?: string | undefined;
  /** A field that the confirmation needs, such as a reason. */
  children?: ReactNode;
}

/**
 * Requires confirmation before something that cannot simply be undone. Where Undo is possible, act
 * and offer Undo instead.
 */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...rest} /> : null;
}

function OpenConfirmDialog({
  title,
  consequence,
  confirmText,
  onConfirm,
  onCancel,
  cancelText = 'Cancel',
  tone = 'neutral',
  busy = false,
  busyText,
  error,
  children,
}: Omit<ConfirmDialogProps, 'open'>) {
  const id = useId();
  const modal = useModalDialog({ onClose: onCancel, mustAnswer: busy });
  return (
    <ModalSheet
      {...modal}
      $size="regular"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}consequence`}
      aria-busy={busy || undefined}
    >
      <ModalHeader $closable={false}>
        <Heading level={2} id={`${id}title`}>
          {title}
        </Heading>
      </ModalHeader>
      <ModalBody>
        <div id={`${id}consequence`}>{consequence}</div>
        {children}
        {error !== undefined && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
      </ModalBody>
      <ModalActions>
        <Button variant="quiet" waiting={busy} onClick={onCancel}>
          {cancelText}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={busy} loadingText={busyText} onClick={onConfirm}>
          {confirmText}
        </Button>
      </ModalActions>
    </ModalSheet>
  );
}
