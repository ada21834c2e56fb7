/**
 * The response to a sign-in that lacks the second factor. The login form then requests the code.
 */
export const CODE_NEEDED = 'Enter the code from your authenticator app.';
/** The error for a wrong, old or used code. */
export const CODE_WRONG = 'That code is not right. Use the newest one, or a recovery code.';

/** The hint below the field for the second-factor code. */
export const CODE_HINT = 'Six digits of your authenticator app, or one of your recovery codes.';

/**
 * The error of every page and request, other than the setup itself, until a required second factor
 * is set up.
 */
export const SET_UP_FIRST = 'Set up two-step sign-in first: your access level needs it.';
