/** The only error for a failed sign-in, whether the account exists or not. */
export const SIGN_IN_FAILED = 'Incorrect email or password.';

/** The error for a sign-up with a known address. */
export const ACCOUNT_EXISTS = 'An account with this email already exists. Log in instead.';

/**
 * The response to a sign-up that awaits email confirmation, whether or not the address had an
 * account.
 */
export const SIGN_UP_PENDING = 'Almost there. Open the link in the email that we sent you, then log in.';

/** The error for a signed-in person who enters the address of another account. */
export const EMAIL_TAKEN = 'Another account uses this email.';

/**
 * The sign-up page.
 *
 * @spec 1 §2.8
 */
export const SIGN_UP_HEADING = 'Ready to join?';
export const SIGN_UP_LOGIN_LINK = 'Already have an account? Login here';

/** The link below the password of the login page. */
export const FORGOT_PASSWORD_LINK = 'Forgot password?';

/**
 * The headings of the password pages.
 *
 * @spec 1 §2.8
 */
export const FORGOT_PASSWORD = 'Forgot Password';
export const RESET_PASSWORD = 'Reset Password';
export const SET_NEW_PASSWORD = 'Set New Password';

/**
 * The toast after a new password was saved.
 *
 * @spec 2 §8
 */
export const PASSWORD_CHANGED = 'Password changed!';

/**
 * The toast after sending an email with credentials.
 *
 * @spec 2 §7
 */
export const EMAIL_SENT = 'Email Sent!';

/**
 * The toast after a code was sent.
 *
 * @example otpSent('juan@example.com') // 'An OTP was sent to juan@example.com'
 * @spec 2 §8
 */
export function otpSent(email: string): string {
  return `An OTP was sent to ${email}`;
}

/**
 * The toast after a code was sent again.
 *
 * @example otpResent('juan@example.com') // 'Email OTP sent successfully to juan@example.com!'
 * @spec 2 §8
 */
export function otpResent(email: string): string {
  return `Email OTP sent successfully to ${email}!`;
}
