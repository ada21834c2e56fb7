import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { enterModal } from './modalStack.ts';

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
    // Escape by its key, not by `cancel`: Chromium lets a second Escape through even when `cancel` was prevented.
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
    // Closed by the browser after all: the owner is told, and if it stays open for them, it is shown again.
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

/** A dialog that is opened from a menu outlives the item that opened it, to which the browser would give the focus back; the menu's button stays. */
const menuButtonAround = (item: Element | null): HTMLElement | null =>
  document.getElementById(item?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '');
