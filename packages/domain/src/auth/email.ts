import * as z from 'zod/mini';
import { visibleText } from '../forms/visibleText.ts';
import { emailAddress } from './emailAddress.ts';

/** The example address used in messages. */
export const EXAMPLE_EMAIL = 'juan@example.com';

/** @spec 2 §5 */
export const INVALID_EMAIL = `Enter a valid email address (e.g., ${EXAMPLE_EMAIL})`;

/**
 * A required email field. Parsing drops invisible characters and lower-cases the text;
 * `emailAddress` decides whether it is valid.
 *
 * @param required the message for an empty field
 * @example email('Email is required').parse(' Juan@Example.com ') // 'juan@example.com'
 * @spec 2 §5
 */
export const email = (required: string) =>
  z.string(required).check(
    z.overwrite((text) => visibleText(text).trim()),
    z.minLength(1, { error: required, abort: true }),
    z.refine((text) => emailAddress(text) !== null, { error: INVALID_EMAIL }),
    z.toLowerCase(),
  );
