import { RequestError, sentenceOf } from '../../session/fetchGraphQL.ts';

/** What to say when something with an upload in it did not work: uploads are refused with a sentence, whoever refused them. */
export const sentenceOfUpload = (error: unknown): string =>
  error instanceof Error && !(error instanceof RequestError || error instanceof TypeError) && error.message !== ''
    ? error.message
    : sentenceOf(error);
