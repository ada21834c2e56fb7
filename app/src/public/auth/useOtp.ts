import { isOtpSpent, OTP_LENGTH, otpDigits, type ResetLink } from '@atlas/domain/auth';
import { showToast } from '@atlas/ui';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { useState } from 'react';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import { validateOtp } from './validateOtp.ts';

/** The name of the code's field. */
export const OTP_FIELD = 'otp';
export const focusOtp = (): void => focusFirstError({ [OTP_FIELD]: 'here' });

/**
 * The boxes of a code, with one attempt at a time. A wrong code shows a toast, and below the boxes
 * until a digit changes; the digits stay. A code that can no longer be used clears the boxes.
 * @spec 2 §8
 */
export function useOtp({ id, otp }: ResetLink, onVerified: () => Promise<void>) {
  const [code, setDigits] = useState(otp === null ? '' : String(otp));
  const [wrong, setWrong] = useState<string>();
  const [isVerifying, setVerifying] = useState(false);
  const [spent, setSpent] = useState<string | null>(null);

  const setCode = (digits: string) => {
    setDigits(digits);
    setWrong(undefined);
  };
  const verify = async (typed: string) => {
    if (isVerifying) return;
    const digits = otpDigits(typed);
    if (digits.length < OTP_LENGTH) return focusOtp();
    setVerifying(true);
    try {
      const verdict = await validateOtp({ id, otp: Number(digits.join('')) });
      if (verdict.isValid) return await onVerified();
      showToast({ kind: 'error', text: verdict.message });
      const isSpent = isOtpSpent(verdict);
      if (isSpent) setDigits('');
      setWrong(isSpent ? undefined : verdict.message);
      setSpent(isSpent ? verdict.message : null);
      focusOtp();
    } catch (error) {
      showToast({ kind: 'error', text: errorMessage(error) });
    } finally {
      setVerifying(false);
    }
  };
  return { code, setCode, isVerifying, verify, wrong, spent };
}
