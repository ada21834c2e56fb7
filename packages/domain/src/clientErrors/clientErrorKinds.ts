/**
 * How a browser came upon an error: `render` was caught while a page was drawn, `error` and `rejection` by nobody, and `policy` is what the
 * Content-Security-Policy refused.
 */
export const CLIENT_ERROR_KINDS = ['render', 'error', 'rejection', 'policy'] as const;

export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** So many different errors a browser tells between two loads of the page. */
export const MAX_CLIENT_ERRORS = 5;

/** Longer texts are cut before they are sent. */
export const MAX_MESSAGE_CHARACTERS = 300;
export const MAX_STACK_CHARACTERS = 2000;
