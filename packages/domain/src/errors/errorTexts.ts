/** The toast of an error that says nothing for people. Specification 2 §8. */
export const GENERIC_ERROR = 'Something went wrong, try again';

/** The full-page fallback of an uncaught error. Specification 1 §2.1. */
export const FULL_PAGE_ERROR = 'Something went wrong';

/** The fallback of a page that has no error view of its own. Specification 1 §2.1. */
export const PAGE_ERROR = 'Something went wrong and we are unable to show this page.';

/** The heading of a form error with messages per field. Specification 2 §8. */
export const FORM_INVALID = 'Errors prevented this form from being saved';

/** The heading of a form error without messages per field, such as a network failure. Specification 2 §8. */
export const FORM_FAILED = 'An error has occurred';

/** The connection failed while something was sent. */
export const CONNECTION_LOST = 'The connection was lost. Check your signal, then try again.';
