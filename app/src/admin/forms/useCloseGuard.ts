import { useRef } from 'react';
import type { ConfirmLeaving } from '../../routing/Blocker.ts';
import { useBlocker } from '../../routing/routerContext.ts';

/**
 * Guards a dialog's contents: pass `guard` to an UnsavedGuard in it, and `close` to the dialog.
 * Escape, the close button and leaving the page then ask for confirmation.
 */
export function useCloseGuard(onClose: () => void): { guard: (confirm: ConfirmLeaving) => () => void; close: () => void } {
  const blocker = useBlocker();
  const confirm = useRef<ConfirmLeaving | null>(null);
  const guard = (confirmLeaving: ConfirmLeaving) => {
    confirm.current = confirmLeaving;
    const release = blocker.guard(confirmLeaving);
    return () => {
      confirm.current = null;
      release();
    };
  };
  return { guard, close: () => (confirm.current ? confirm.current(onClose) : onClose()) };
}
