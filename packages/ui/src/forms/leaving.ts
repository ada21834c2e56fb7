/** Events by which the user continues on the page. */
const CONTINUES = ['pointerdown', 'keydown'] as const;

// oxlint-disable-next-line atlas/module-state -- of one tab: only a browser leaves a page
let isAgreed = false;

/** Ends the agreement to leave. */
function stay(): void {
  isAgreed = false;
  for (const type of CONTINUES) removeEventListener(type, stay, { capture: true });
}

/**
 * Records that the user has agreed to leave, so that the browser does not prompt again if another
 * document loads. The agreement ends when the user continues on the page.
 */
export function agreeToLeave(): void {
  isAgreed = true;
  for (const type of CONTINUES) addEventListener(type, stay, { capture: true });
}

/**
 * Makes the browser prompt before another document loads or the tab is closed. Each caller has its
 * own listener, so that ending one prompt does not end another.
 *
 * @returns A function that ends the prompt.
 */
export function promptOnUnload(): () => void {
  const prompt = (event: BeforeUnloadEvent) => {
    if (!isAgreed) event.preventDefault();
  };
  stay();
  addEventListener('beforeunload', prompt);
  return () => {
    stay();
    removeEventListener('beforeunload', prompt);
  };
}
