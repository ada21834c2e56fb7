import { RequestError, errorMessage } from '../../session/fetchGraphQL.ts';

/** What to say when something with an upload in it did not work: uploads are refused with a sentence, whoever refused them. */
export const uploadErrorMessage = (error: unknown): string =>
  error instanceof Error && !(error instanceof RequestError || error instanceof TypeError) && error.message !== ''
    ? error.message
    : errorMessage(error);
