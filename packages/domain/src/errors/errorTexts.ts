/**
 * The toast of an error without a message for people.
 *
 * @spec 2 §8
 */
export const GENERIC_ERROR = 'Something went wrong, try again';

/**
 * The full-page fallback of an uncaught error.
 *
 * @spec 1 §2.1
 */
export const FULL_PAGE_ERROR = 'Something went wrong';

/**
 * The heading of a form error with messages per field.
 *
 * @spec 2 §8
 */
export const FORM_INVALID = 'Errors prevented this form from being saved';

/**
 * The heading of a form error without messages per field, such as a network failure.
 *
 * @spec 2 §8
 */
export const FORM_FAILED = 'An error has occurred';

/** The error when the connection failed while data was sent. */
export const CONNECTION_LOST = 'The connection was lost. Check your signal, then try again.';

/** The error when the server did not respond within `RESPONSE_LIMIT_MS`. */
export const RESPONSE_LATE = 'Atlas is taking too long to respond. Try again.';
