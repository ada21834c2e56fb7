import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

interface ModalDialogOptions {
  onClose: () => void;
  /** Neither Escape nor the backdrop closes it: one of its buttons must be pressed. */
  mustAnswer: boolean;
}

/**
 * The attributes of a native `<dialog>` that is modal as long as it is in the page: the browser keeps the focus inside,
 * makes the rest inert, and gives the focus back when the dialog goes.
 */
export function useModalDialog({ onClose, mustAnswer }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const closedByUs = useRef(false);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    closedByUs.current = false;
    dialog.showModal();
    return () => {
      closedByUs.current = true;
      dialog.close();
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!mustAnswer) onClose();
    },
    // Chromium lets a second Escape through even when `cancel` was prevented; only the key itself can be refused.
    onKeyDown: (event: KeyboardEvent) => {
      if (mustAnswer && event.key === 'Escape') event.preventDefault();
    },
    onClose: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget && !closedByUs.current && !ref.current?.open) onClose();
    },
    onMouseDown: (event: MouseEvent) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (!mustAnswer && pressedBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}
