import * as z from 'zod/mini';
import { email } from './email.ts';
import { facebookProfile } from './facebookProfile.ts';
import { newPassword } from './password.ts';

const LONGEST_NAME = 100;

const name = (required: string, tooLong: string) =>
  z.string(required).check(z.trim(), z.minLength(1, { error: required, abort: true }), z.maxLength(LONGEST_NAME, { error: tooLong }));

/**
 * The sign-up form: names trimmed, e-mail trimmed and lower-cased, the Facebook profile null when it was left empty.
 * Specification 2 §5.
 */
export const signUpForm = z.object({
  firstName: name('Given Name is required!', 'Given Name is too long'),
  lastName: name('Last Name is required!', 'Last Name is too long'),
  facebookProfile,
  email: email('Enter you email'),
  password: newPassword('Oops! It looks like you forgot to enter your password'),
});

export type SignUpForm = z.output<typeof signUpForm>;
