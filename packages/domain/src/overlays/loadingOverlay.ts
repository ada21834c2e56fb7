/** How long the loading overlay stays unless told, in milliseconds. Specification 2 §3, §9. */
export const LOADING_OVERLAY_MS = 5000;

/** How long it stays on the landing wrapper. Specification 1 §2.2, 2 §9. */
export const LANDING_OVERLAY_MS = 3000;

/** How long it takes to slide away. Specification 2 §4, §9. */
export const OVERLAY_EXIT_MS = 300;

/** After so long a page that loads says so. Specification 2 §9. */
export const PAGE_LOADING_DELAY_MS = 1000;

/**
 * What the loading overlay does so long after it was shown: it shows, then slides away for 300 ms, then is hidden and its text is
 * cleared. What is no time hides it.
 *
 * @param elapsed milliseconds since it was shown
 * @param duration milliseconds that it stays
 * @example loadingOverlayPhase(5100) // 'leaving'
 * Specification 2 §4.
 */
export function loadingOverlayPhase(elapsed: number, duration: number = LOADING_OVERLAY_MS): 'shown' | 'leaving' | 'hidden' {
  if (elapsed < duration) return 'shown';
  return elapsed < duration + OVERLAY_EXIT_MS ? 'leaving' : 'hidden';
}
