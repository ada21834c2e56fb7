import { submitErrors } from '@atlas/ui/forms/submitErrors.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';

/**
 * Converts a mutation's error to form errors: the server's messages per field and its general
 * message.
 *
 * @throws the error itself unless it is a RequestError, so that the form shows a general failure
 */
export function formErrors(error: unknown): object {
  if (!(error instanceof RequestError)) throw error;
  return submitErrors({ fieldErrors: error.fieldErrors, message: error.message });
}

/** The title and text of an error summary. */
export interface Overtaken {
  readonly title: string;
  readonly text: string;
}

/** Message shown after the record was reloaded because another user saved it. */
export const OVERTAKEN: Overtaken = {
  title: 'Someone else saved this while you were editing',
  text: 'Fields you did not change now show their version. Your edits are kept. Review them, then save again.',
};
