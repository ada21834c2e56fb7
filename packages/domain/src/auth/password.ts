import * as z from 'zod/mini';
import { normalizePassword } from './normalizePassword.ts';

/** Specification 2 §9. */
export const PASSWORD_MIN = 8;

/** Longer passwords are refused, so that hashing stays bounded. */
export const PASSWORD_MAX = 128;

export const PASSWORD_TOO_SHORT = `Use at least ${PASSWORD_MIN} characters.`;
export const PASSWORD_TOO_LONG = `Use at most ${PASSWORD_MAX} characters.`;

/**
 * A new-password field: required with the message given, then 8 to 128 characters of the normalized
 * password. Blanks count, nothing is trimmed. The server also refuses the most common passwords,
 * with `isCommonPassword`.
 *
 * Specification 2 §5 states "required" only; the lengths are a product decision.
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
