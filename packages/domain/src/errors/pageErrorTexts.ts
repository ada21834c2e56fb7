/** What can be done about a page that has no error view of its own. */
export const PAGE_ERROR_ADVICE = 'Try again. If it happens again, tell your coach.';

/** The connection failed while a page was read; nothing was being changed. */
export const PAGE_CONNECTION_LOST = 'The connection was lost. What you finished is saved.';
