export interface GraphQLErrorShape {
  readonly message?: unknown;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The GraphQL errors inside a thrown or returned value: one error, a list, a response with
 * `errors`, or an Error with `graphQLErrors` or `source.errors` (Relay). An empty list when there
 * are none.
 *
 * @example graphQLErrors({ errors: [{ message: 'x' }] }) // [{ message: 'x' }]
 * @spec 2 §8
 */
export function graphQLErrors(error: unknown): readonly GraphQLErrorShape[] {
  if (Array.isArray(error)) return error.filter(isRecord);
  if (!isRecord(error)) return [];
  const source = isRecord(error['source']) ? error['source']['errors'] : undefined;
  const nested = [error['errors'], error['graphQLErrors'], source].find((list) => Array.isArray(list) && list.length > 0);
  if (nested !== undefined) return graphQLErrors(nested);
  return isRecord(error['extensions']) ? [error] : [];
}
