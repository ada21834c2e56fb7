import { checkDates } from '../time/checkDates.ts';

/**
 * The number of boxes for a one-time code.
 *
 * @spec 2 §9
 */
export const OTP_LENGTH = 6;

/**
 * Seconds for which the resend control is hidden after sending.
 *
 * @spec 2 §9
 */
export const OTP_RESEND_SECONDS = 10;

/**
 * Delay in milliseconds before a valid code in the link is submitted automatically.
 *
 * @spec 2 §4, §9
 */
export const OTP_AUTO_VERIFY_MS = 1000;

/**
 * The delay after which a missing message is unusual.
 *
 * @spec 2 §9
 */
export const OTP_RESEND_HINT = 'more than 3 minutes';

/** The hint below the boxes. */
export const OTP_RESEND_ADVICE = `If it takes ${OTP_RESEND_HINT}, look in your spam folder, then ask for a new code.`;

/**
 * Fills the boxes from a pasted text: its first six digits, ignoring other characters.
 *
 * @example otpDigits('Your code: 123 456') // ['1', '2', '3', '4', '5', '6']
 * @spec 2 §5
 */
export function otpDigits(pasted: string): string[] {
  return (pasted.match(/[0-9]/g) ?? []).slice(0, OTP_LENGTH);
}

/**
 * Whole seconds until the resend control is available again. 0 when it is available, when nothing
 * was sent, or when the clock was set back.
 *
 * @param sentAt when the code was last sent, or null
 * @throws RangeError for a value that is missing or not a Date
 * @example resendCountdown(new Date(0), new Date(2500)) // 8
 * @spec 2 §4, §9
 */
export function resendCountdown(sentAt: Date | null, now: Date): number {
  checkDates({ now }, { sentAt });
  if (sentAt === null) return 0;
  const left = Math.ceil(OTP_RESEND_SECONDS - (now.getTime() - sentAt.getTime()) / 1000);
  return left > 0 && left <= OTP_RESEND_SECONDS ? left : 0;
}

/**
 * The text shown while the resend control is hidden.
 *
 * @example resendWait(1) // 'You can ask for a new code in 1 second.'
 */
export const resendWait = (seconds: number): string => `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
