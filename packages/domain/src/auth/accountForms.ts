import * as z from 'zod/mini';
import { email } from './email.ts';
import { CODE_NEEDED } from './secondFactorTexts.ts';
import { newPasswordWithRules } from './resetForms.ts';

const CURRENT_REQUIRED = 'Enter your current password';
/** The error for a wrong current password. */
export const CURRENT_PASSWORD_WRONG = 'That is not your current password.';
/** The error for an account that has no password yet. */
export const NO_PASSWORD_YET = 'Your account has no password yet. Set one with the link that we send you.';
/** The error for reusing the current password, in the words of the published client. */
export const SAME_PASSWORD = 'Must choose a new password';

const currentPassword = z.string(CURRENT_REQUIRED).check(z.minLength(1, { error: CURRENT_REQUIRED, abort: true }));

/** Changes to how a person signs in require the current password. */
export const currentPasswordForm = z.object({ currentPassword });

/**
 * Changes that weaken the second factor require the password and a code: from the app, or a
 * recovery code.
 */
export const secondStepForm = z.object({
  currentPassword,
  code: z.string(CODE_NEEDED).check(z.trim(), z.minLength(1, { error: CODE_NEEDED })),
});

/**
 * A new password for the current user. Typed once, because the field can reveal it.
 * `endCalendarFeed` also revokes the address under which calendar programs read the person's
 * events.
 */
export const changePasswordForm = z.object({
  currentPassword,
  password: newPasswordWithRules,
  endCalendarFeed: z._default(z.boolean(), false),
});

/** A new address to sign in with. The server requires the code when two-step sign-in is on. */
export const changeEmailForm = z.object({
  email: email('Enter your new email'),
  currentPassword,
  code: z._default(z.string().check(z.trim()), ''),
});

/** The same form when two-step sign-in is on. */
export const changeEmailWithCodeForm = z.extend(changeEmailForm, { code: secondStepForm.shape.code });
