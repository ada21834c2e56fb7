import type { ReactNode } from 'react';
import { loadQuery, RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay/hooks';
import {
  type CacheConfig,
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
import type { TakeResponse } from '../session/pageData.ts';
import { fetchGraphQL, type RequestError } from '../session/fetchGraphQL.ts';

/** One identity's view of the data: nothing of it survives sign-in, sign-out or a switch of the access level. */
export interface RelaySession {
  load(query: PreloadableConcreteRequest<OperationType>, variables: Record<string, unknown>): PreloadedQuery<OperationType>;
  Provider(props: { children: ReactNode }): ReactNode;
  /** What is in the store counts as old: whoever asks for it next asks the server. */
  invalidate(): void;
}

export interface RelayOptions {
  token: () => string | null;
  /** Told when the server no longer knows the session. */
  onSignedOut: () => void;
  /** Told after each mutation that the server carried out, but those that only report (`metadata: { isReport: true }`). */
  onWritten: () => void;
  /** The answer that came with the page. */
  takeResponse: TakeResponse;
  /** Draws a page for somebody else's browser: nothing is kept, and nothing is asked for. */
  isServer?: boolean;
}

function createNetwork({ token, onSignedOut, onWritten, takeResponse, isServer = false }: RelayOptions) {
  return Network.create((request: RequestParameters, variables: Variables, { metadata }: CacheConfig) => {
    const id = request.id;
    if (id == null) throw new Error(`${request.name} is not persisted`);
    const embedded = takeResponse(id, variables) as GraphQLResponse | undefined;
    if (embedded) return Observable.from(embedded as never) as Observable<GraphQLResponse>;
    if (isServer) throw new Error(`${request.name} is not the query of this page`);
    const isRead = request.operationKind === 'query';
    const answer = fetchGraphQL({ id, variables, isRead, token: token() });
    answer.catch((error: RequestError) => {
      if (error.code === 'UNAUTHENTICATED') onSignedOut();
    });
    const response = Observable.from(answer as unknown as Promise<GraphQLResponse>);
    // Here, and not where a screen sends it: no change is forgotten.
    return isRead || metadata?.['isReport'] === true ? response : response.do({ complete: onWritten });
  });
}

/** The types of relay-runtime lack the method. */
export const invalidateStore = (environment: Environment): void =>
  environment.commitUpdate((store) => (store as unknown as { invalidateStore(): void }).invalidateStore());

/** Relay for one identity. This module is the only door to Relay's runtime, so that public pages never load it. */
export function createRelay(options: RelayOptions): RelaySession {
  const environment = new Environment({
    isServer: options.isServer === true,
    network: createNetwork(options),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
  return {
    load: (query, variables) => loadQuery(environment, query, variables, { fetchPolicy: 'store-and-network' }),
    invalidate: () => invalidateStore(environment),
    Provider: ({ children }) => <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>,
  };
}
