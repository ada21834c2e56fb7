import { GraphQLError } from 'graphql';
import { GENERIC_ERROR } from '@atlas/domain/errors';
import { userErrorOf } from '../commands/constraintErrors.ts';
import { RecordExists, UserError } from '../errors.ts';

/** The same error on the GraphQL wire: code, messages per field, and the sentence where the client looks for it. */
export const toGraphQLError = (error: UserError): GraphQLError =>
  new GraphQLError(error.message, {
    extensions: {
      code: error.code,
      originalError: { message: error.message },
      ...(error.fieldErrors && { fieldErrors: error.fieldErrors }),
      ...(error instanceof RecordExists && error.existing !== null && { existing: error.existing }),
    },
  });

/**
 * What of an error may leave the server: errors meant for the user with their code, refusals of the database in a sentence, and faults of the
 * request itself. Everything else is reported and becomes one plain sentence. Whatever it is, it carries the id of its request.
 */
export function maskError(error: unknown, requestId: string | null, report: (error: unknown) => void): GraphQLError {
  const located = error instanceof GraphQLError ? error : undefined;
  const { message, extensions } = shown(error, located, report);
  return new GraphQLError(message, {
    nodes: located?.nodes ?? null,
    path: located?.path ?? null,
    extensions: { ...extensions, ...(requestId !== null && { requestId }) },
  });
}

function shown(error: unknown, located: GraphQLError | undefined, report: (error: unknown) => void): GraphQLError {
  const cause: unknown = located?.originalError ?? error;
  if (cause instanceof UserError) return toGraphQLError(cause);
  if (cause instanceof GraphQLError) return cause;
  const rejected = userErrorOf(cause);
  // Rules of ours should have refused it with a better sentence, so it is reported all the same.
  report(cause);
  return rejected ? toGraphQLError(rejected) : new GraphQLError(GENERIC_ERROR, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}
