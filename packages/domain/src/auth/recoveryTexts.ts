/** The text below the headings of the pages that request an address. */
export const FORGOT_PASSWORD_LEDE = 'Enter your email and we will send you a code.';
export const SET_NEW_PASSWORD_LEDE = 'Your account has no password yet. Enter your email and we will send you a code.';

/** The notice when JavaScript is disabled. */
export const RECOVERY_NEEDS_SCRIPT = 'A new password needs JavaScript: switch it on and reload the page.';

/**
 * The text below the heading of the reset page while the code is requested. It is the same for an
 * address without an account.
 *
 * @example codeSentTo('juan@example.com')
 * // 'Enter the six digits that we sent to juan@example.com.'
 */
export const codeSentTo = (email: string): string => `Enter the six digits that we sent to ${email === '' ? 'your email' : email}.`;

/** The text below the heading of the reset page once the code was right. */
export const CHOOSE_PASSWORD = 'Choose a new password. You are then signed out everywhere else.';
