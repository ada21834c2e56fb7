import { errorCode } from './errorCode.ts';
import { FORM_FAILED, FORM_INVALID } from './errorTexts.ts';
import { graphQLErrors } from './graphqlErrors.ts';
import { toastText } from './toastText.ts';

export interface FormProblem {
  readonly title: string;
  /** The sentence below the title. */
  readonly details: string;
  /** Messages by the dotted path of the field. */
  readonly fields: Readonly<Record<string, string>>;
}

const textsOf = (value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    : [];

/**
 * The error a form shows after the server rejected it or could not be reached. With the code
 * BAD_USER_INPUT: 'Errors prevented this form from being saved' and the messages of the fields.
 * Otherwise: 'An error has occurred' and the toast's sentence as details.
 *
 * @example formProblem(new TypeError('fetch failed')).title // 'An error has occurred'
 * @spec 2 §8
 */
export function formProblem(error: unknown): FormProblem {
  const invalid = errorCode(error) === 'BAD_USER_INPUT';
  const fields = invalid ? graphQLErrors(error).flatMap(({ extensions }) => textsOf(extensions?.['fieldErrors'])) : [];
  return { title: invalid ? FORM_INVALID : FORM_FAILED, details: toastText(error), fields: Object.fromEntries(fields) };
}
