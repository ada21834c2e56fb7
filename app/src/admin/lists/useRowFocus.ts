import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusList } from './focusList.ts';

const ROWS = '[data-list] tbody > tr';
/** The layers over a list, in which a press is not about another row. */
const LAYERS = 'dialog, [role="menu"], [role="alertdialog"], [role="dialog"]';

/** True if no element has the focus, for example after the focused one was removed. */
const isFocusLost = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !focused.isConnected;
};

/**
 * Keeps the focus in a list whose row disappears, or changes its actions, while it has the focus: on
 * the actions of the same row, else of the row that took its place, else on the list.
 *
 * The menu of a row returns the focus to its button when it closes, and a dialog to what opened it.
 * Both lose it when the list has been reloaded without that button in the meantime. The focus is
 * therefore checked after each change of the rows, and again once no dialog covers them.
 *
 * @param root contains the list
 * @param keys the keys of the rows, in order
 * @param isCovered whether a dialog about a row is open
 * @returns the handler for focus events inside the root
 */
export function useRowFocus(root: RefObject<HTMLElement | null>, keys: readonly string[], isCovered: boolean) {
  const last = useRef<{ key: string; index: number } | null>(null);
  const rowsOf = () => [...(root.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
  useLayoutEffect(() => {
    const from = last.current;
    if (from === null || isCovered || !isFocusLost()) return;
    const rows = rowsOf();
    const same = keys.indexOf(from.key);
    const row = rows[same === -1 ? Math.min(from.index, rows.length - 1) : same];
    const target =
      row?.querySelector<HTMLElement>('[data-card="actions"] :is(button, a)') ?? row?.querySelector<HTMLElement>('a, button, input');
    if (target) target.focus();
    else {
      last.current = null;
      focusList();
    }
  });
  useEffect(() => {
    // A press elsewhere takes the focus away on purpose.
    const forget = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest(`${ROWS}, ${LAYERS}`) === null) last.current = null;
    };
    document.addEventListener('pointerdown', forget, { capture: true });
    return () => document.removeEventListener('pointerdown', forget, { capture: true });
  }, []);
  return (event: FocusEvent) => {
    const rows = rowsOf();
    const index = rows.findIndex((row) => row.contains(event.target));
    // A menu of the row is in a portal: its events arrive here, but the row is still the last one.
    if (index !== -1) last.current = { key: keys[index] ?? '', index };
    else if (root.current?.contains(event.target) === true) last.current = null;
  };
}
