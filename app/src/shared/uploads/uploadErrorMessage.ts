import { RequestError, errorMessage } from '../../session/fetchGraphQL.ts';

/** The message for a failed upload. Upload errors carry a message for users, whoever threw them. */
export const uploadErrorMessage = (error: unknown): string =>
  error instanceof Error && !(error instanceof RequestError || error instanceof TypeError) && error.message !== ''
    ? error.message
    : errorMessage(error);
