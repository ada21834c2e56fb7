import { GraphQLError } from 'graphql';
import { GENERIC_ERROR } from '@atlas/domain/errors';
import { userErrorOf } from '../commands/refusals.ts';
import { UserError } from '../errors.ts';

/** The same error on the GraphQL wire: code, messages per field, and the sentence where the client looks for it. */
export const toGraphQLError = (error: UserError): GraphQLError =>
  new GraphQLError(error.message, {
    extensions: {
      code: error.code,
      originalError: { message: error.message },
      ...(error.fieldErrors && { fieldErrors: error.fieldErrors }),
    },
  });

/**
 * What of an error may leave the server: errors meant for the user with their code, and faults of the request itself.
 * Everything else is reported and becomes one plain sentence.
 */
export function maskError(error: unknown, report: (error: unknown) => void): GraphQLError {
  const located = error instanceof GraphQLError ? error : undefined;
  const cause: unknown = located?.originalError ?? error;
  if (cause instanceof UserError) {
    const { message, extensions } = toGraphQLError(cause);
    return new GraphQLError(message, { nodes: located?.nodes ?? null, path: located?.path ?? null, extensions });
  }
  if (cause instanceof GraphQLError) return withPath(cause, located);
  if (located && located.originalError == null) return located;
  report(cause);
  return new GraphQLError(GENERIC_ERROR, { path: located?.path ?? null, extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

const withPath = (cause: GraphQLError, located: GraphQLError | undefined) =>
  located && located !== cause ? new GraphQLError(cause.message, { path: located.path ?? null, extensions: cause.extensions }) : cause;
