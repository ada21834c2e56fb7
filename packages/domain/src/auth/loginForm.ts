import * as z from 'zod/mini';
import { email } from './email.ts';

/**
 * The login form. The password is only required: its rules apply when choosing it. The
 * specification states no messages for login; those of the reset screens are used.
 *
 * @spec 1 §2.3
 */
export const loginForm = z.object({
  email: email('Email is required'),
  password: z.string('Password is required').check(z.minLength(1, { error: 'Password is required', abort: true })),
});

export type LoginForm = z.output<typeof loginForm>;
