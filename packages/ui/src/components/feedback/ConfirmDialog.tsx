import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Alert } from './Alert.tsx';
import { ModalActions, ModalBody, ModalHeader, ModalSheet } from './modalSheet.ts';
import { useModalDialog } from './useModalDialog.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, with the name of what it is about: "Unenroll Jomar Villanueva?" */
  title: string;
  /** What follows, and whether there is a way back. */
  consequence: ReactNode;
  /** The deed by its name: "Unenroll", never "Yes" or "OK". */
  confirmText: string;
  onConfirm: () => void;
  /** The person wants out: Cancel, Escape, the backdrop. */
  onCancel: () => void;
  cancelText?: string | undefined;
  /** `danger` for what destroys or takes away. */
  tone?: 'neutral' | 'danger' | undefined;
  /** The deed is under way: it cannot be pressed again, and nothing closes the dialog. */
  busy?: boolean | undefined;
  /** What the button says meanwhile ("Unenrolling"). */
  busyText?: string | undefined;
  /** Why it did not work, and what to do; read aloud at once. */
  error?: string | undefined;
  /** A field that the answer needs, such as a reason. */
  children?: ReactNode;
}

/** A question that stops everything else, before something that cannot simply be taken back. Where Undo is possible, act and offer Undo instead. */
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
      <ModalHeader $crossed={false}>
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
