import { submitErrors } from '@atlas/ui/forms/submitErrors.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';

/**
 * What a form shows for an error of its mutation: the server's messages per field and its sentence. Anything but a refusal is thrown on, so
 * that the form says what went wrong as a whole.
 */
export function formErrors(error: unknown): object {
  if (!(error instanceof RequestError)) throw error;
  return submitErrors({ fieldErrors: error.fieldErrors, message: error.message });
}

/** Somebody else saved the record while it was being edited. */
export const isStale = (error: unknown): boolean => error instanceof RequestError && error.code === 'STALE';

/** What a form says then, once it has read the record anew. */
export const OVERTAKEN = {
  title: 'Someone else saved this while you were editing',
  text: 'Fields you did not change now show their version. Your edits are kept. Review them, then save again.',
};
