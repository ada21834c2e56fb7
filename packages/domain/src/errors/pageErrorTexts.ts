/** Advice on a page without its own error view. */
export const PAGE_ERROR_ADVICE = 'Try again. If it happens again, tell your coach.';

/** The error when the connection failed while a page was loading; no change was in progress. */
export const PAGE_CONNECTION_LOST = 'The connection was lost. What you finished is saved.';
