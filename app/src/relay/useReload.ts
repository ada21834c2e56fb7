import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Requests a screen's query again, bypassing the cache. The screen updates automatically. */
export function useReload<Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables']): () => Promise<unknown> {
  const environment = useRelayEnvironment();
  return () => fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
}
