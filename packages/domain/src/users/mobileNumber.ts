import * as z from 'zod/mini';

/** Specification 2 §5. */
export const INVALID_MOBILE_NUMBER = 'Invalid mobile number!';

const SHAPES = [/^09\d{9}$/, /^\+639\d{9}$/, /^\+\d{8,15}$/];
/**
 * Blanks, dashes of every length, the minus sign and every invisible character; phones copy marks
 * of direction with a number.
 */
const DROPPED = /[\s\p{Dash_Punctuation}\u2212\u2800\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A mobile number without blanks, dashes and invisible characters, in international form, or null
 * when it is none: 09 plus 9 digits, +639 plus 9 digits, or + with 8 to 15 digits. After +63 the
 * zero of the form without a country code is dropped.
 *
 * @example mobileNumber('0917 123-4567') // '+639171234567'
 * @example mobileNumber('+63 0917 123 4567') // '+639171234567'
 * @spec 2 §5
 */
export function mobileNumber(typed: string): string | null {
  const number = typeof typed === 'string' ? typed.replaceAll(DROPPED, '').replace(/^\+630+/, '+63') : '';
  if (!SHAPES.some((shape) => shape.test(number))) return null;
  return number.startsWith('0') ? `+63${number.slice(1)}` : number;
}

/**
 * A mobile number field: optional, empty becomes null, anything else must be a mobile number and
 * becomes its international form.
 *
 * @example mobileNumberField.parse('09171234567') // '+639171234567'
 * @spec 2 §5
 */
export const mobileNumberField = z.pipe(
  z
    .optional(z.nullable(z.string(INVALID_MOBILE_NUMBER)))
    .check(z.refine((typed) => isEmpty(typed) || mobileNumber(typed ?? '') !== null, { error: INVALID_MOBILE_NUMBER })),
  z.transform((typed) => mobileNumber(typed ?? '')),
);

const isEmpty = (typed: string | null | undefined): boolean =>
  (typed ?? '').replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '') === '';
