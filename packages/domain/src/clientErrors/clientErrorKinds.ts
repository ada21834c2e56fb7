/**
 * The kinds of browser errors: `render` was caught while a page rendered, `error` and `rejection`
 * were uncaught, and `policy` was blocked by the Content-Security-Policy.
 */
export const CLIENT_ERROR_KINDS = ['render', 'error', 'rejection', 'policy'] as const;

export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** Maximum number of different errors a browser reports between two page loads. */
export const MAX_CLIENT_ERRORS = 5;

/** Maximum lengths in characters; longer texts are truncated before they are sent. */
export const MAX_MESSAGE_CHARACTERS = 300;
export const MAX_STACK_CHARACTERS = 2000;
