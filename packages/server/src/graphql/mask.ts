import { GraphQLError } from 'graphql';
import { GENERIC_ERROR } from '@atlas/domain/errors';
import { userErrorOf } from '../commands/constraintErrors.ts';
import { RecordExists, UserError } from '../errors.ts';

/**
 * Converts an error to GraphQL: code, messages per field, and the message in the position that
 * clients read.
 */
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
 * Selects what may leave the server: user errors with their code, constraint violations as a
 * message, and faults of the request itself. Any other error is reported and replaced by one plain
 * message. Every error contains the id of its request.
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
  // Our own rules should have rejected it with a better message, so it is reported as well.
  report(cause);
  return rejected ? toGraphQLError(rejected) : new GraphQLError(GENERIC_ERROR, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}
