/**
 * Default duration of the loading overlay, in milliseconds.
 *
 * @spec 2 §3, §9
 */
export const LOADING_OVERLAY_MS = 5000;

/**
 * Duration of the overlay on the landing wrapper, in milliseconds.
 *
 * @spec 1 §2.2, 2 §9
 */
export const LANDING_OVERLAY_MS = 3000;

/**
 * Duration of its exit transition, in milliseconds.
 *
 * @spec 2 §4, §9
 */
export const OVERLAY_EXIT_MS = 300;

/**
 * Delay in milliseconds after which a page shows that it is loading.
 *
 * @spec 2 §9
 */
export const PAGE_LOADING_DELAY_MS = 1000;

/**
 * The phase of the loading overlay: shown, then leaving for 300 ms, then hidden with its text
 * cleared. An invalid time hides it.
 *
 * @param elapsed milliseconds since it was shown
 * @param duration milliseconds for which it stays
 * @example loadingOverlayPhase(5100) // 'leaving'
 * @spec 2 §4
 */
export function loadingOverlayPhase(elapsed: number, duration: number = LOADING_OVERLAY_MS): 'shown' | 'leaving' | 'hidden' {
  if (elapsed < duration) return 'shown';
  return elapsed < duration + OVERLAY_EXIT_MS ? 'leaving' : 'hidden';
}
