/** Below the headings of the pages that ask for an address. */
export const FORGOT_PASSWORD_LEDE = 'Tell us your email and we send you a code.';
export const SET_NEW_PASSWORD_LEDE = 'Your account has no password yet. Tell us your email and we send you a code.';

/** The page needs script to go on. */
export const RECOVERY_NEEDS_SCRIPT = 'A new password needs JavaScript: switch it on and reload the page.';

/**
 * Below the heading of the reset page, while the code is asked for. It says the same of an address without an account.
 * @example codeSentTo('juan@example.com') // 'Enter the six digits that we sent to juan@example.com.'
 */
export const codeSentTo = (email: string): string => `Enter the six digits that we sent to ${email === '' ? 'your email' : email}.`;

/** Below the heading of the reset page, once the code was right. */
export const CHOOSE_PASSWORD = 'Choose a new password. You are then signed out everywhere else.';
