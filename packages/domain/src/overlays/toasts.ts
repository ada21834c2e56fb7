/**
 * Duration of a toast by kind, in milliseconds; a loading toast stays until it is replaced.
 *
 * @spec 2 §9
 */
export const TOAST_MS = { error: 4000, success: 2000, blank: 4000, custom: 4000, loading: null } as const;

/**
 * Default duration of a toast in milliseconds.
 *
 * @spec 2 §9
 */
export const TOAST_DEFAULT_MS = 3000;

/**
 * Maximum number of toasts.
 *
 * @spec 2 §9
 */
export const MAX_TOASTS = 20;

/**
 * Duration of a toast's progress bar, in milliseconds.
 *
 * @spec 2 §9
 */
export const TOAST_BAR_MS = 3000;

/**
 * Milliseconds after which unused cached query references are disposed.
 *
 * @spec 2 §9
 */
export const QUERY_REFERENCE_DISPOSE_MS = 30_000;
