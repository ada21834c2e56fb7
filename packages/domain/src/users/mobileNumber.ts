import * as z from 'zod/mini';

/** Specification 2 §5. */
export const INVALID_MOBILE_NUMBER = 'Invalid mobile number!';

const SHAPES = [/^09\d{9}$/, /^\+639\d{9}$/, /^\+\d{8,15}$/];

/**
 * A mobile number without blanks and dashes, in international form, or null when it is none: 09 plus 9 digits, +639 plus 9 digits,
 * or + with 8 to 15 digits.
 *
 * @example mobileNumber('0917 123-4567') // '+639171234567'
 * Specification 2 §5.
 */
export function mobileNumber(typed: string): string | null {
  const number = typeof typed === 'string' ? typed.replace(/[\s-]/g, '') : '';
  if (!SHAPES.some((shape) => shape.test(number))) return null;
  return number.startsWith('0') ? `+63${number.slice(1)}` : number;
}

/**
 * A mobile number field: optional, empty becomes null, anything else must be a mobile number and becomes its international form.
 *
 * @example mobileNumberField.parse('09171234567') // '+639171234567'
 * Specification 2 §5.
 */
export const mobileNumberField = z.pipe(
  z
    .optional(z.nullable(z.string(INVALID_MOBILE_NUMBER)))
    .check(z.refine((typed) => !typed?.trim() || mobileNumber(typed) !== null, { error: INVALID_MOBILE_NUMBER })),
  z.transform((typed) => mobileNumber(typed ?? '')),
);
