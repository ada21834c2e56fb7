/** A code that was asked for is good for so many minutes. */
export const RESET_MINUTES = 10;
/** A link that others sent, with which somebody sets their first password, is good for so many hours. */
export const SET_PASSWORD_HOURS = 24;
/** So many codes may be tried. */
export const RESET_ATTEMPTS = 5;
/** Codes are drawn from this number on, and below the next: six digits, none of them lost at the front. */
export const MIN_OTP = 100_000;
export const OTP_END = 1_000_000;

const MINUTE = 60_000;

/**
 * The instant at which a code that is asked for now ends.
 * @example resetExpiry(new Date('2026-01-01T00:00:00Z')) // 2026-01-01T00:10:00Z
 */
export const resetExpiry = (now: Date): Date => new Date(now.getTime() + RESET_MINUTES * MINUTE);

/**
 * The instant at which a link that is sent now, for a first password, ends.
 * @example setPasswordExpiry(new Date('2026-01-01T00:00:00Z')) // 2026-01-02T00:00:00Z
 */
export const setPasswordExpiry = (now: Date): Date => new Date(now.getTime() + SET_PASSWORD_HOURS * 60 * MINUTE);

/** A way back in, as far as it decides what may be done with it. */
export interface PasswordReset {
  readonly attempts: number;
  readonly verifiedAt: Date | null;
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
}

/** What the published client shows of a token that is not good, in its own words. */
export const RESET_TOKEN_REQUIRED = 'resetToken is required';
export const RESET_TOKEN_INVALID = 'resetToken is invalid';
export const RESET_TOKEN_EXPIRED = 'resetToken is expired';

const TOKEN_PROBLEMS: readonly string[] = [RESET_TOKEN_REQUIRED, RESET_TOKEN_INVALID, RESET_TOKEN_EXPIRED];

/**
 * Whether an answer means that a link is of no use any more, and not that somebody tried too often or that something failed.
 * @example isResetLinkSpent('resetToken is expired') // true
 */
export const isResetLinkSpent = (error: string): boolean => TOKEN_PROBLEMS.includes(error);

/** The answer to a new password before the code. */
export const CODE_FIRST = 'Enter the code from the e-mail first.';

/** The toast for whoever comes with a link that is not good. Specification 2 §8. */
export const RESET_LINK_INVALID = 'This link is not valid any more. Ask for a new code.';

/**
 * Why a token is not good; null where it is. The instant of its end itself no longer counts.
 *
 * @param reset null for a token that was never given
 */
export function whyNotReset(reset: PasswordReset | null, now: Date): string | null {
  if (reset === null || reset.usedAt !== null) return RESET_TOKEN_INVALID;
  return now < reset.expiresAt ? null : RESET_TOKEN_EXPIRED;
}

/** Why no password can be set with a token yet, or any more; null where it can. A token is good for nothing before its code was entered. */
export const whyNotNewPassword = (reset: PasswordReset | null, now: Date): string | null =>
  whyNotReset(reset, now) ?? (reset?.verifiedAt == null ? CODE_FIRST : null);

/** What becomes of a code that was entered, with what its person is told. Specification 2 §7, validateOtp. */
export interface OtpVerdict {
  isValid: boolean;
  message: string;
}

export const OTP_VALID = 'Code accepted.';
export const OTP_TOO_MANY = 'Too many wrong codes. Ask for a new one.';
export const OTP_EXPIRED = 'This code is not valid any more. Ask for a new one.';

const OTP_WRONG = 'That code is not right.';

/** The answer to a wrong code, with how many tries are left after it. */
const wrongOtp = (left: number): string =>
  left === 0 ? OTP_TOO_MANY : `${OTP_WRONG} ${left === 1 ? 'One try is' : `${left} tries are`} left.`;

/**
 * Judges a code. It says the same of a request for an unknown address, so that nobody learns from it who has an account.
 *
 * @param reset as it was before this attempt; null where there is no such request
 * @param matches whether it is the code that was sent
 * @example judgeOtp({ attempts: 4, … }, false, now) // { isValid: false, message: 'Too many wrong codes. Ask for a new one.' }
 */
export function judgeOtp(reset: PasswordReset | null, matches: boolean, now: Date): OtpVerdict {
  if (reset === null || whyNotReset(reset, now) !== null) return { isValid: false, message: OTP_EXPIRED };
  if (reset.attempts >= RESET_ATTEMPTS) return { isValid: false, message: OTP_TOO_MANY };
  if (matches) return { isValid: true, message: OTP_VALID };
  return { isValid: false, message: wrongOtp(RESET_ATTEMPTS - reset.attempts - 1) };
}

/**
 * Whether no code of the request is taken any more, so that only a new one helps.
 * @example isOtpSpent({ isValid: false, message: OTP_TOO_MANY }) // true
 */
export const isOtpSpent = ({ isValid, message }: OtpVerdict): boolean => !isValid && (message === OTP_TOO_MANY || message === OTP_EXPIRED);
