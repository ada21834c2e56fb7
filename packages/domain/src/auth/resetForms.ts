import * as z from 'zod/mini';
import { normalizePassword } from './normalizePassword.ts';
import { PASSWORD_MAX, PASSWORD_TOO_LONG } from './password.ts';
import { meetsPasswordRules } from './passwordRules.ts';

const PASSWORD_REQUIRED = 'Password is required';

/** Specification 2 §5. */
export const PASSWORD_CRITERIA = 'Password must meet all validation criteria.';

/** Specification 2 §5. */
export const PASSWORDS_DIFFER = 'Passwords do not match';

/** A new password that has to meet the whole checklist. */
export const newPasswordWithRules = z
  .string(PASSWORD_REQUIRED)
  .check(
    z.overwrite(normalizePassword),
    z.minLength(1, { error: PASSWORD_REQUIRED, abort: true }),
    z.maxLength(PASSWORD_MAX, { error: PASSWORD_TOO_LONG, abort: true }),
    z.refine(meetsPasswordRules, { error: PASSWORD_CRITERIA }),
  );

/**
 * The new password of a reset, typed twice. The specification gives its checklist no message, because the checklist itself shows
 * what is missing; the sentence of the set-password modal is used, so that the form never fails in silence.
 * Specification 2 §5.
 */
export const resetPasswordForm = z
  .object({
    password: newPasswordWithRules,
    confirmPassword: z._default(z.string(PASSWORDS_DIFFER).check(z.overwrite(normalizePassword)), ''),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: PASSWORDS_DIFFER,
      path: ['confirmPassword'],
      when: ({ value }) => typeof (value as { password?: unknown })?.password === 'string',
    }),
  );

/** The set-password modal of the free lessons. Specification 2 §4, §5. */
export const setPasswordForm = z.object({ password: newPasswordWithRules });
