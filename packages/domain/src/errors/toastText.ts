import { GENERIC_ERROR } from './errorTexts.ts';
import { graphQLErrors } from './graphqlErrors.ts';

const message = (extensions: Readonly<Record<string, unknown>> | undefined): string | undefined => {
  const original = extensions?.['originalError'];
  const message = typeof original === 'object' && original !== null && 'message' in original ? original.message : undefined;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
};

/**
 * The sentence of a toast for an error: the original error's message if the server meant it for
 * people, otherwise the generic sentence. An error's own `message` is never shown. Accepts any
 * value and never throws.
 *
 * @example toastText({ extensions: { originalError: { message: 'The code has expired.' } } })
 * // 'The code has expired.'
 * @example toastText(new TypeError('x is undefined')) // 'Something went wrong, try again'
 * @spec 2 §8
 */
export function toastText(error: unknown): string {
  for (const { extensions } of graphQLErrors(error)) {
    const text = message(extensions);
    if (text !== undefined) return text;
  }
  return GENERIC_ERROR;
}
