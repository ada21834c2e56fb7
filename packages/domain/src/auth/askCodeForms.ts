import * as z from 'zod/mini';
import { email } from './email.ts';

/**
 * Forgot password: the address the code is sent to.
 *
 * @spec 2 §5
 */
export const forgotPasswordForm = z.object({ email: email('Enter your registered email') });

/**
 * Set new password: the address, often prefilled.
 *
 * @spec 1 §2.8, 2 §5
 */
export const setNewPasswordForm = z.object({ email: email('Email is required') });
