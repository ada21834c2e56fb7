import { RequestError, errorMessage } from '../fetchGraphQL.ts';
import type { EntryError } from '../useEntryForm.ts';

/** Does what a form is for. Answers what was refused: at its fields where the server names them, otherwise for the form. */
export async function entryErrorOf<Values>(doing: Promise<void>): Promise<EntryError<Values> | undefined> {
  try {
    await doing;
    return undefined;
  } catch (error) {
    const fields = error instanceof RequestError ? error.fieldErrors : undefined;
    return { text: errorMessage(error), ...(fields && { fields: fields as NonNullable<EntryError<Values>['fields']> }) };
  }
}
