import * as z from 'zod/mini';
import { changeEmailForm, currentPasswordForm, secondStepForm } from '../auth/accountForms.ts';

/**
 * The request to delete an account, confirmed with the current password. The server requires the
 * code when two-step sign-in is on.
 */
export const deletionForm = z.extend(currentPasswordForm, { code: changeEmailForm.shape.code });

/** The same form when two-step sign-in is on. */
export const deletionWithCodeForm = z.extend(deletionForm, { code: secondStepForm.shape.code });
