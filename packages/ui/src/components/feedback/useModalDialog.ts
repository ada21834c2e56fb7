import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { enterModal } from './modalStack.ts';

interface ModalDialogOptions {
  onClose: () => void;
  /** Neither Escape nor the backdrop closes it; the user must choose an action. */
  mustAnswer: boolean;
}

/**
 * The props of a native `<dialog>` that is modal while mounted: the browser traps the focus,
 * makes the rest inert, and restores the focus when the dialog closes.
 */
export function useModalDialog({ onClose, mustAnswer }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const closedByUs = useRef(false);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    closedByUs.current = false;
    const opener = menuButtonAround(document.activeElement);
    const leave = enterModal(dialog);
    return () => {
      closedByUs.current = true;
      leave();
      dialog.close();
      if (dialog.contains(document.activeElement)) opener?.focus();
    };
  }, []);

  return {
    ref,
    // Handles the Escape key rather than `cancel`: Chromium closes on a second Escape even when `cancel` was prevented.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      event.preventDefault();
      if (!mustAnswer) onClose();
    },
    // The back gesture of a phone.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!mustAnswer) onClose();
    },
    // Closed by the browser anyway: notifies the owner, and reopens if the owner keeps it open.
    onClose: (event: SyntheticEvent) => {
      const dialog = ref.current;
      if (event.target !== dialog || dialog.open || closedByUs.current) return;
      if (!mustAnswer) onClose();
      requestAnimationFrame(() => {
        if (!closedByUs.current && !dialog.open) dialog.showModal();
      });
    },
    onMouseDown: (event: MouseEvent) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (!mustAnswer && pressedBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}

/**
 * A dialog opened from a menu outlives the menu item, to which the browser would restore the focus.
 * Returns the menu's button, which remains.
 */
const menuButtonAround = (item: Element | null): HTMLElement | null =>
  document.getElementById(item?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '');
