import * as z from 'zod/mini';

/** The address that messages give as an example. */
export const EXAMPLE_EMAIL = 'juan@example.com';

/** Specification 2 §5. */
export const INVALID_EMAIL = `Enter a valid email address (e.g., ${EXAMPLE_EMAIL})`;

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const ADDRESS = new RegExp(`^[^\\s@.,:;<>()[\\]"\\\\]+(?:\\.[^\\s@.,:;<>()[\\]"\\\\]+)*@${LABEL}(?:\\.${LABEL})+$`);

/**
 * An e-mail field: trimmed and lower-cased on parsing, required with the message given, then of the shape of an address, at most
 * 254 characters.
 *
 * @example email('Email is required').parse(' Juan@Example.com ') // 'juan@example.com'
 * Specification 2 §5.
 */
export const email = (required: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(254, { error: INVALID_EMAIL, abort: true }),
      z.regex(ADDRESS, { error: INVALID_EMAIL }),
    );
