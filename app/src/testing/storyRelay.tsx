import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import { invalidateStore, type RelaySession } from '../relay/relay.tsx';
import { RequestError } from '../session/fetchGraphQL.ts';
import type { StoryServer } from './storyServer.ts';

/**
 * Relay over a story's server, replacing `createRelay`. The environment and store are real; only
 * the network is not.
 */
export function createStoryRelay(server: StoryServer, onSignedOut: () => void, onWritten: () => void): RelaySession {
  const network = Network.create(({ id, name, operationKind }, variables) => {
    if (id == null) throw new Error(`${name} is not persisted`);
    const answer = server.answer(id, variables);
    answer.catch((error: unknown) => {
      if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') onSignedOut();
    });
    const response = Observable.from(answer as unknown as Promise<GraphQLResponse>);
    return operationKind === 'query' ? response : response.do({ complete: onWritten });
  });
  const environment = new Environment({ network, store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }) });
  return {
    load: (query, variables) => loadQuery(environment, query, variables, { fetchPolicy: 'store-and-network' }),
    invalidate: () => invalidateStore(environment),
    Provider: ({ children }) => <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>,
  };
}
