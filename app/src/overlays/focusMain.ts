/** The focused button is gone with what it dismissed; the page's content comes next. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });
