/**
 * Moves the focus to the page's content, because the focused button disappears with the message it
 * dismissed.
 */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });
