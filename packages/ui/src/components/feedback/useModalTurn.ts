import { useLayoutEffect, useState } from 'react';
import { onModalChange, topModal } from './modalStack.ts';

/** Milliseconds without a press, a key or a change of focus until a delayed dialog opens. */
const CALM_MS = 1000;

/** The user may be typing here, or watching. */
const IN_USE = 'input, select, textarea, [contenteditable], [role="combobox"], audio, iframe, video';

/** An open menu, popover or list of suggestions: the button or field that controls it. */
const OPEN_LAYER = '[aria-haspopup][aria-expanded="true"]';

/**
 * Whether a dialog may open without a user action: no other layer is open, and no field or player
 * has the focus.
 */
const isPageFree = (): boolean =>
  topModal() === undefined &&
  !document.fullscreenElement &&
  document.querySelector(OPEN_LAYER) === null &&
  document.activeElement?.matches(IN_USE) !== true;

const SIGNS_OF_USE = ['keydown', 'pointerdown', 'focusin', 'focusout'] as const;

/**
 * Becomes true as soon as a dialog may open without a user action, and stays true: at once where
 * the page is free, otherwise a second after it became free. It never takes the focus from a field,
 * and never covers another layer.
 */
export function useModalTurn(): boolean {
  const [isOurs, setOurs] = useState(false);
  useLayoutEffect(() => {
    if (isOurs) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      if (isPageFree()) setOurs(true);
      else wait();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(check, CALM_MS);
    };
    check();
    const unsubscribe = onModalChange(wait);
    for (const sign of SIGNS_OF_USE) document.addEventListener(sign, wait, true);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      for (const sign of SIGNS_OF_USE) document.removeEventListener(sign, wait, true);
    };
  }, [isOurs]);
  return isOurs;
}
