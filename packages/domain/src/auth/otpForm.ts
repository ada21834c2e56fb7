import * as z from 'zod/mini';
import { GENERIC_FORM_MESSAGES } from '../forms/genericMessages.ts';
import { OTP_LENGTH } from './otp.ts';

/**
 * The one-time code: exactly six boxes with one digit each. Parses to the number that is sent.
 *
 * @example otpForm.parse({ otp: ['1', '2', '3', '4', '5', '6'] }) // { otp: 123456 }
 * @spec 2 §5, §7
 */
export const otpForm = z.object({
  otp: z.pipe(
    z
      .array(
        z.string(GENERIC_FORM_MESSAGES.required).check(z.regex(/^[0-9]$/, { error: GENERIC_FORM_MESSAGES.required })),
        GENERIC_FORM_MESSAGES.required,
      )
      .check(z.length(OTP_LENGTH, { error: GENERIC_FORM_MESSAGES.required })),
    z.transform((digits) => Number(digits.join(''))),
  ),
});
