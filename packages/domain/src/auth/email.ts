import * as z from 'zod/mini';
import { visibleText } from '../forms/visibleText.ts';
import { emailAddress } from './emailAddress.ts';

/** The address that messages give as an example. */
export const EXAMPLE_EMAIL = 'juan@example.com';

/** Specification 2 §5. */
export const INVALID_EMAIL = `Enter a valid email address (e.g., ${EXAMPLE_EMAIL})`;

/**
 * An e-mail field: without invisible characters and lower-cased on parsing, required with the message given, then what `emailAddress` takes for one.
 *
 * @example email('Email is required').parse(' Juan@Example.com ') // 'juan@example.com'
 * Specification 2 §5.
 */
export const email = (required: string) =>
  z.string(required).check(
    z.overwrite((text) => visibleText(text).trim()),
    z.minLength(1, { error: required, abort: true }),
    z.refine((text) => emailAddress(text) !== null, { error: INVALID_EMAIL }),
    z.toLowerCase(),
  );
