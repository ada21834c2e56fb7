import * as z from 'zod/mini';
import { formMessage, hiddenCharacters } from '../forms/genericMessages.ts';
import { lineChecks } from '../forms/textField.ts';
import { email } from './email.ts';
import { facebookProfile } from './facebookProfile.ts';
import { newPassword } from './password.ts';

const MAX_NAME = 100;

const name = (label: string) => {
  const required = `${label} is required!`;
  return z
    .string(required)
    .check(
      ...lineChecks(hiddenCharacters(label)),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(MAX_NAME, { error: formMessage(label, 'maxLength') }),
    );
};

/**
 * The sign-up form: names as `cleanLine` stores them, the email address without spaces and
 * lower-cased, the Facebook profile null when left empty.
 *
 * @spec 2 §5
 */
export const signUpForm = z.object({
  firstName: name('Given Name'),
  lastName: name('Last Name'),
  facebookProfile,
  email: email('Enter you email'),
  password: newPassword('Oops! It looks like you forgot to enter your password'),
});

export type SignUpForm = z.output<typeof signUpForm>;
