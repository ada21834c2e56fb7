import { useLayoutEffect, useState } from 'react';
import { onModalChange, topModal } from './modalStack.ts';

/**
 * Becomes true as soon as no other dialog is open, and stays true. A dialog that opens
 * automatically waits for it, so that it never covers a dialog in which the user is typing.
 */
export function useModalTurn(): boolean {
  const [isOurs, setOurs] = useState(false);
  useLayoutEffect(() => {
    if (isOurs) return undefined;
    const check = () => {
      if (topModal() === undefined) setOurs(true);
    };
    check();
    return onModalChange(check);
  }, [isOurs]);
  return isOurs;
}
