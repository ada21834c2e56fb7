import { RequestError, errorMessage } from '../fetchGraphQL.ts';
import type { EntryError } from '../useEntryForm.ts';

/**
 * Waits for a form's request and returns its error: on fields where the server names them,
 * otherwise on the form.
 */
export async function entryErrorOf<Values>(doing: Promise<void>): Promise<EntryError<Values> | undefined> {
  try {
    await doing;
    return undefined;
  } catch (error) {
    const fields = error instanceof RequestError ? error.fieldErrors : undefined;
    return { text: errorMessage(error), ...(fields && { fields: fields as NonNullable<EntryError<Values>['fields']> }) };
  }
}
