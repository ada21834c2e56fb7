import { GraphQLError } from 'graphql';
import { GENERIC_ERROR } from '@atlas/domain/errors';
import { toGraphQLError, UserError } from '../errors.ts';

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
