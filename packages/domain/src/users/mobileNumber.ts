import * as z from 'zod/mini';

/** @spec 2 §5 */
export const INVALID_MOBILE_NUMBER = 'Invalid mobile number!';

const SHAPES = [/^09\d{9}$/, /^\+639\d{9}$/, /^\+\d{8,15}$/];
/**
 * Spaces, every kind of dash, the minus sign and every invisible character. Phones copy direction
 * marks along with a number.
 */
const DROPPED = /[\s\p{Dash_Punctuation}\u2212\u2800\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Normalizes a mobile number: drops spaces, dashes and invisible characters, and returns the
 * international form. Valid numbers are 09 plus 9 digits, +639 plus 9 digits, or + with 8 to 15
 * digits. Zeros after +63 (the trunk prefix) are dropped.
 *
 * @returns null when the text is not a mobile number
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
 * An optional mobile number field. Empty becomes null; anything else must be a mobile number and
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
