import { useLayoutEffect, useState } from 'react';
import { onModalChange, topModal } from './modalStack.ts';

/**
 * True as soon as no other dialog is open, and from then on. A dialog that opens by itself waits for it, so that it never covers a dialog in
 * which the user is typing.
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
