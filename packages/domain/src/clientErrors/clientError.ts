import * as z from 'zod/mini';
import { ROUTES } from '../navigation/routes.ts';
import { CLIENT_ERROR_KINDS, MAX_MESSAGE_CHARACTERS, MAX_STACK_CHARACTERS } from './clientErrorKinds.ts';
import { scrubbedText } from './scrubbedText.ts';

const scrubbed = (most: number) => z.string().check(z.maxLength(most), z.overwrite(scrubbedText));

/**
 * An error reported by a browser. Both texts are scrubbed here, regardless of the sender. Of the
 * address, only the name of the route is kept; null when no route matches or this version does not
 * have it.
 *
 * @example
 * const report = { kind: 'error', build: 'DR0r5Hto', route: 'home', message: 'Oops', stack: '' };
 * clientError.parse(report).route // 'home'
 */
export const clientError = z.strictObject({
  kind: z.enum(CLIENT_ERROR_KINDS),
  build: z.string().check(z.regex(/^[\w-]{1,16}$/)),
  route: z.catch(z.nullable(z.enum(ROUTES.map(({ name }) => name))), null),
  message: scrubbed(MAX_MESSAGE_CHARACTERS).check(z.minLength(1)),
  stack: scrubbed(MAX_STACK_CHARACTERS),
});

export type ClientError = z.output<typeof clientError>;
