import { ERROR_CODES, type ErrorCode } from './errorCodes.ts';
import { graphQLErrors } from './graphqlErrors.ts';

/**
 * The code of an error: of the first GraphQL error with a known code. Null when there is none, such
 * as for a lost connection.
 *
 * @example errorCode({ errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] })
 * // 'FORBIDDEN'
 * @spec 2 §8
 */
export function errorCode(error: unknown): ErrorCode | null {
  const codes = graphQLErrors(error).map(({ extensions }) => extensions?.['code']);
  return ERROR_CODES.find((known) => known === codes.find((code) => ERROR_CODES.some((candidate) => candidate === code))) ?? null;
}
