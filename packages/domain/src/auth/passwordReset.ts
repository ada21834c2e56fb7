import { checkDates, timeOf } from '../time/checkDates.ts';

/** Minutes for which a requested code is valid. */
export const RESET_MINUTES = 10;
/** Hours for which a staff-sent link for a first password is valid. */
export const SET_PASSWORD_HOURS = 24;
/** Number of codes that may be tried per request. */
export const RESET_ATTEMPTS = 5;
/** Random codes start at this number and stay below the next: six digits without a leading zero. */
export const MIN_OTP = 100_000;
export const OTP_END = 1_000_000;

const MINUTE = 60_000;

/**
 * The instant at which a code requested now expires.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example resetExpiry(new Date('2026-01-01T00:00:00Z')) // 2026-01-01T00:10:00Z
 */
export const resetExpiry = (now: Date): Date => new Date(timeOf({ now }) + RESET_MINUTES * MINUTE);

/**
 * The instant at which a link for a first password, sent now, expires.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example setPasswordExpiry(new Date('2026-01-01T00:00:00Z')) // 2026-01-02T00:00:00Z
 */
export const setPasswordExpiry = (now: Date): Date => new Date(timeOf({ now }) + SET_PASSWORD_HOURS * 60 * MINUTE);

/** The facts about a reset that decide what can be done with it. */
export interface PasswordReset {
  readonly attempts: number;
  readonly verifiedAt: Date | null;
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
}

/** The published client's messages for an invalid token, word for word. */
export const RESET_TOKEN_REQUIRED = 'resetToken is required';
export const RESET_TOKEN_INVALID = 'resetToken is invalid';
export const RESET_TOKEN_EXPIRED = 'resetToken is expired';

const TOKEN_PROBLEMS: readonly string[] = [RESET_TOKEN_REQUIRED, RESET_TOKEN_INVALID, RESET_TOKEN_EXPIRED];

/**
 * Whether an error means that a link can no longer be used, rather than too many attempts or a
 * failure.
 *
 * @example isResetLinkSpent('resetToken is expired') // true
 */
export const isResetLinkSpent = (error: string): boolean => TOKEN_PROBLEMS.includes(error);

/** The error for a new password that is submitted before the code. */
export const CODE_FIRST = 'Enter the code from the email first.';

/**
 * The toast for a visitor with an invalid link.
 *
 * @spec 2 §8
 */
export const RESET_LINK_INVALID = 'This link is no longer valid. Ask for a new code.';

/**
 * Explains why a token is invalid; null when it is valid. The instant of expiry itself no longer
 * counts.
 *
 * @param reset null for a token that was never issued
 * @throws RangeError for a value that is missing or not a Date
 */
export function whyNotReset(reset: PasswordReset | null, now: Date): string | null {
  if (reset === null) return RESET_TOKEN_INVALID;
  const { expiresAt, usedAt, verifiedAt } = reset;
  checkDates({ expiresAt, now }, { usedAt, verifiedAt });
  if (usedAt !== null) return RESET_TOKEN_INVALID;
  return now < expiresAt ? null : RESET_TOKEN_EXPIRED;
}

/**
 * Explains why a token cannot set a password, yet or any more; null when it can. A token is useless
 * until its code was entered.
 */
export const whyNotNewPassword = (reset: PasswordReset | null, now: Date): string | null =>
  whyNotReset(reset, now) ?? (reset?.verifiedAt == null ? CODE_FIRST : null);

/**
 * The result of an entered code, with the message for the person.
 *
 * @spec 2 §7, validateOtp
 */
export interface OtpVerdict {
  isValid: boolean;
  message: string;
}

export const OTP_VALID = 'Code accepted.';
export const OTP_TOO_MANY = 'Too many wrong codes. Ask for a new one.';
export const OTP_EXPIRED = 'This code is no longer valid. Ask for a new one.';

const OTP_WRONG = 'That code is not right.';

/** The message for a wrong code, with the number of tries left. */
const wrongOtp = (left: number): string =>
  left === 0 ? OTP_TOO_MANY : `${OTP_WRONG} ${left === 1 ? 'One try is' : `${left} tries are`} left.`;

/**
 * Checks a code. The result is the same for an unknown address, so it does not reveal who has an
 * account.
 *
 * @param reset the state before this attempt; null when there is no such request
 * @param matches whether it is the code that was sent
 * @example
 * const expiresAt = new Date('2025-11-17T02:10:00Z');
 * const reset = { attempts: 4, verifiedAt: null, usedAt: null, expiresAt };
 * judgeOtp(reset, false, new Date('2025-11-17T02:05:00Z'))
 * // { isValid: false, message: 'Too many wrong codes. Ask for a new one.' }
 */
export function judgeOtp(reset: PasswordReset | null, matches: boolean, now: Date): OtpVerdict {
  if (reset === null || whyNotReset(reset, now) !== null) return { isValid: false, message: OTP_EXPIRED };
  if (reset.attempts >= RESET_ATTEMPTS) return { isValid: false, message: OTP_TOO_MANY };
  if (matches) return { isValid: true, message: OTP_VALID };
  return { isValid: false, message: wrongOtp(RESET_ATTEMPTS - reset.attempts - 1) };
}

/**
 * Whether the request accepts no more codes, so that only a new one helps.
 *
 * @example isOtpSpent({ isValid: false, message: OTP_TOO_MANY }) // true
 */
export const isOtpSpent = ({ isValid, message }: OtpVerdict): boolean => !isValid && (message === OTP_TOO_MANY || message === OTP_EXPIRED);
