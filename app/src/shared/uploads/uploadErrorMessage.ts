import { RequestError, errorMessage } from '../../session/fetchGraphQL.ts';

/** The message for a failed upload. Errors of uploads themselves have a message for users. */
export const uploadErrorMessage = (error: unknown): string =>
  error instanceof Error && !(error instanceof RequestError || error instanceof TypeError) && error.message !== ''
    ? error.message
    : errorMessage(error);
