import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Asks a screen's query again, past what is remembered; the screen follows by itself. */
export function useReload<Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables']): () => Promise<unknown> {
  const environment = useRelayEnvironment();
  return () => fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
}
