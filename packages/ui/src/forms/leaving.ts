/** Events by which the user continues on the page. */
const CONTINUES = ['pointerdown', 'keydown'] as const;

// oxlint-disable-next-line atlas/module-state -- of one tab: only a browser leaves a page
let isAgreed = false;

/** Whether the user has agreed to leave the page and has not continued on it since. */
export const isLeaving = (): boolean => isAgreed;

/** Ends the agreement to leave. */
export function stay(): void {
  isAgreed = false;
  for (const type of CONTINUES) removeEventListener(type, stay, { capture: true });
}

/**
 * Records that the user has agreed to leave, so that the browser's own prompt does not follow if
 * another document loads.
 */
export function agreeToLeave(): void {
  isAgreed = true;
  for (const type of CONTINUES) addEventListener(type, stay, { capture: true });
}
