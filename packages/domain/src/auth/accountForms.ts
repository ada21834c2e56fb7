import * as z from 'zod/mini';
import { email } from './email.ts';
import { CODE_NEEDED } from './secondFactorTexts.ts';
import { newPasswordWithRules } from './resetForms.ts';

const CURRENT_REQUIRED = 'Enter your current password';
/** The answer to a wrong current password. */
export const CURRENT_PASSWORD_WRONG = 'That is not your current password.';
/** The answer to somebody who has none yet. */
export const NO_PASSWORD_YET = 'Your account has no password yet. Set one with the link that we send you.';
/** The answer to the former password as the new one, in the words of the published client. */
export const SAME_PASSWORD = 'Must choose a new password';

const currentPassword = z.string(CURRENT_REQUIRED).check(z.minLength(1, { error: CURRENT_REQUIRED, abort: true }));

/** Whatever changes how one gets in asks for the current password. */
export const currentPasswordForm = z.object({ currentPassword });

/** Whatever weakens the second step of signing in asks for both: the password, and a code of the app or a recovery code. */
export const secondStepForm = z.object({
  currentPassword,
  code: z.string(CODE_NEEDED).check(z.trim(), z.minLength(1, { error: CODE_NEEDED })),
});

/**
 * Another password for oneself. Typed once: it can be shown. `endCalendarFeed` also revokes the
 * address under which calendar programs read the person's events.
 */
export const changePasswordForm = z.object({
  currentPassword,
  password: newPasswordWithRules,
  endCalendarFeed: z._default(z.boolean(), false),
});

/** Another address to sign in with. The server requires the code where two-step sign-in is on. */
export const changeEmailForm = z.object({
  email: email('Enter your new email'),
  currentPassword,
  code: z._default(z.string().check(z.trim()), ''),
});

/** The same form where two-step sign-in is on. */
export const changeEmailWithCodeForm = z.extend(changeEmailForm, { code: secondStepForm.shape.code });
