/** How long a toast of each kind stays, in milliseconds; one that shows loading stays until it is replaced. Specification 2 §9. */
export const TOAST_MS = { error: 4000, success: 2000, blank: 4000, custom: 4000, loading: null } as const;

/** How long a toast stays where the kind does not say. Specification 2 §9. */
export const TOAST_DEFAULT_MS = 3000;

/** How many toasts are kept. Specification 2 §9. */
export const MAX_TOASTS = 20;

/** How long the bar of a toast runs, in milliseconds. Specification 2 §9. */
export const TOAST_BAR_MS = 3000;

/** Cached references of queries are disposed after so long without users, in milliseconds. Specification 2 §9. */
export const QUERY_REFERENCE_DISPOSE_MS = 30_000;
