import * as z from 'zod/mini';
import { normalizePassword } from './normalizePassword.ts';

/** @spec 2 §9 */
export const PASSWORD_MIN = 8;

/** Longer passwords are rejected to bound the cost of hashing. */
export const PASSWORD_MAX = 128;

export const PASSWORD_TOO_SHORT = `Use at least ${PASSWORD_MIN} characters.`;
export const PASSWORD_TOO_LONG = `Use at most ${PASSWORD_MAX} characters.`;

/**
 * A new-password field: 8 to 128 characters of the normalized password. Spaces count, nothing is
 * trimmed. The server also rejects the most common passwords, with `isCommonPassword`.
 *
 * @param required the message for an empty field
 * @spec 2 §5 states only "required"; the lengths are a product decision
 */
export const newPassword = (required: string) =>
  z
    .string(required)
    .check(
      z.overwrite(normalizePassword),
      z.minLength(1, { error: required, abort: true }),
      z.minLength(PASSWORD_MIN, { error: PASSWORD_TOO_SHORT, abort: true }),
      z.maxLength(PASSWORD_MAX, { error: PASSWORD_TOO_LONG }),
    );
