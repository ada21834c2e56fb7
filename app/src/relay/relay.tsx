import type { ReactNode } from 'react';
import { loadQuery, RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay/hooks';
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type OperationType,
  type PreloadableConcreteRequest,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { takeAnswer } from '../session/pageData.ts';
import { fetchGraphQL, type RequestError } from '../session/fetchGraphQL.ts';

/** One identity's view of the data: nothing of it survives sign-in, sign-out or a switch of the access level. */
export interface RelaySession {
  load(query: PreloadableConcreteRequest<OperationType>, variables: Record<string, unknown>): PreloadedQuery<OperationType>;
  Provider(props: { children: ReactNode }): ReactNode;
}

export interface RelayOptions {
  token: () => string | null;
  /** Told when the server no longer knows the session. */
  onSignedOut: () => void;
}

function createNetwork({ token, onSignedOut }: RelayOptions) {
  return Network.create((request: RequestParameters, variables: Variables) => {
    const id = request.id;
    if (id == null) throw new Error(`${request.name} is not persisted`);
    const brought = takeAnswer(id, variables) as GraphQLResponse | undefined;
    if (brought) return Observable.from(brought as never) as Observable<GraphQLResponse>;
    const answer = fetchGraphQL({ id, variables, isRead: request.operationKind === 'query', token: token() });
    answer.catch((error: RequestError) => {
      if (error.code === 'UNAUTHENTICATED') onSignedOut();
    });
    return Observable.from(answer as unknown as Promise<GraphQLResponse>);
  });
}

/** Relay for one identity. This module is the only door to Relay's runtime, so that public pages never load it. */
export function createRelay(options: RelayOptions): RelaySession {
  const environment = new Environment({
    network: createNetwork(options),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
  return {
    load: (query, variables) => loadQuery(environment, query, variables, { fetchPolicy: 'store-and-network' }),
    Provider: ({ children }) => <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>,
  };
}
