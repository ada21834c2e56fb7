/** The number of boxes of a one-time code. Specification 2 §9. */
export const OTP_LENGTH = 6;

/** The resend control is hidden for so many seconds after sending. Specification 2 §9. */
export const OTP_RESEND_SECONDS = 10;

/** A valid code in the link is tried by itself after so many milliseconds. Specification 2 §4, §9. */
export const OTP_AUTO_VERIFY_MS = 1000;

/** When to worry that the message does not come. Specification 2 §9. */
export const OTP_RESEND_HINT = 'more than 3 minutes';

/** The hint below the boxes. */
export const OTP_RESEND_ADVICE = `If it takes ${OTP_RESEND_HINT}, look in your spam folder, then ask for a new code.`;

/**
 * The boxes that a pasted text fills: its first six digits, whatever stands between them.
 *
 * @example otpDigits('Your code: 123 456') // ['1', '2', '3', '4', '5', '6']
 * Specification 2 §5.
 */
export function otpDigits(pasted: string): string[] {
  return (pasted.match(/[0-9]/g) ?? []).slice(0, OTP_LENGTH);
}

/**
 * Whole seconds until the resend control is offered again; 0 when it is, also when nothing was sent or the clock went back.
 *
 * @param sentAt when the code was last sent, or null
 * @example resendCountdown(new Date(0), new Date(2500)) // 8
 * Specification 2 §4, §9.
 */
export function resendCountdown(sentAt: Date | null, now: Date): number {
  if (sentAt === null) return 0;
  const left = Math.ceil(OTP_RESEND_SECONDS - (now.getTime() - sentAt.getTime()) / 1000);
  return left > 0 && left <= OTP_RESEND_SECONDS ? left : 0;
}

/**
 * What stands in the place of the resend control while it is hidden.
 * @example resendWait(1) // 'You can ask for a new code in 1 second.'
 */
export const resendWait = (seconds: number): string => `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
