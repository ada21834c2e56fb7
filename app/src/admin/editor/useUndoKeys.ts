import { useEffect, useEffectEvent } from 'react';

/** True inside a text field or a select, where the browser undoes what was typed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select') !== null;

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (with Cmd on a Mac) in an editor: outside fields and dialogs. */
export function useUndoKeys(run: (direction: 'undo' | 'redo') => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]') || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const direction = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : null;
    if (direction === null) return;
    event.preventDefault();
    run(direction);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
