import * as z from 'zod/mini';
import { normalizePassword } from './normalizePassword.ts';
import { PASSWORD_MAX, PASSWORD_TOO_LONG } from './password.ts';
import { meetsPasswordRules } from './passwordRules.ts';

const PASSWORD_REQUIRED = 'Password is required';

/** @spec 2 §5 */
export const PASSWORD_CRITERIA = 'Password must meet all validation criteria.';

/** @spec 2 §5 */
export const PASSWORDS_DIFFER = 'Passwords do not match';

/** A new password that must meet the whole checklist. */
export const newPasswordWithRules = z
  .string(PASSWORD_REQUIRED)
  .check(
    z.overwrite(normalizePassword),
    z.minLength(1, { error: PASSWORD_REQUIRED, abort: true }),
    z.maxLength(PASSWORD_MAX, { error: PASSWORD_TOO_LONG, abort: true }),
    z.refine(meetsPasswordRules, { error: PASSWORD_CRITERIA }),
  );

/**
 * The new password of a reset, typed twice. The specification has no message for its checklist,
 * because the checklist shows what is missing. The sentence of the set-password modal is used, so
 * that the form never fails silently.
 *
 * @spec 2 §5
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

/**
 * The set-password modal of the free lessons.
 *
 * @spec 2 §4, §5
 */
export const setPasswordForm = z.object({ password: newPasswordWithRules });
