/**
 * The fallback of a page without its own error view.
 *
 * @spec 1 §2.1
 */
export const PAGE_ERROR = 'Something went wrong and we are unable to show this page.';

/** Advice on a page without its own error view. */
export const PAGE_ERROR_ADVICE = 'Try again. If it happens again, tell your coach.';

/** The error when the connection failed while a page was loading; no change was in progress. */
export const PAGE_CONNECTION_LOST = 'The connection was lost. What you finished is saved.';

/** The error when a page was loaded before an update, and the server no longer has its code. */
export const ATLAS_UPDATED = 'Atlas was updated. Reload the page.';

/** The error when code failed to load. Browsers remember the failure until the page is reloaded. */
export const CODE_LOST = 'The connection was lost. Check your signal, then reload the page.';

/** The button next to `ATLAS_UPDATED` and `CODE_LOST`. */
export const RELOAD = 'Reload';
