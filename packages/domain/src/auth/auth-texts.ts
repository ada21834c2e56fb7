/** The one answer to a failed sign-in, whether the account exists or not. */
export const SIGN_IN_FAILED = 'Incorrect email or password.';

/** The answer to a sign-up with a known address. */
export const ACCOUNT_EXISTS = 'An account with this email already exists. Log in instead.';
