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

/**
 * One identity's view of the data. None of it survives sign-in, sign-out or a switch of the access
 * level.
 */
export interface RelaySession {
  load(query: PreloadableConcreteRequest<OperationType>, variables: Record<string, unknown>): PreloadedQuery<OperationType>;
  Provider(props: { children: ReactNode }): ReactNode;
  /**
   * Marks everything in the store as stale, so that the next reader requests it from the server.
   */
  invalidate(): void;
}

export interface RelayOptions {
  token: () => string | null;
  /** Called when the server no longer recognizes the session. */
  onSignedOut: () => void;
  /**
   * Called after each successful mutation, except those that only report (`metadata: { isReport:
   * true }`).
   */
  onWritten: () => void;
  /** Takes the response that is embedded in the page. */
  takeResponse: TakeResponse;
  /** Renders a page for a browser: caches nothing and sends no requests. */
  isServer?: boolean;
}

function createNetwork({ token, onSignedOut, onWritten, takeResponse, isServer = false }: RelayOptions) {
  return Network.create((request: RequestParameters, variables: Variables, { metadata }: CacheConfig) => {
    const id = request.id;
    if (id == null) throw new Error(`${request.name} is not persisted`);
    const embedded = takeResponse(id, variables) as GraphQLResponse | undefined;
    if (embedded) return Observable.from(embedded as never) as Observable<GraphQLResponse>;
    if (isServer) throw new Error(`${request.name} is not a query of this page`);
    const isRead = request.operationKind === 'query';
    const answer = fetchGraphQL({ id, variables, isRead, token: token() });
    answer.catch((error: RequestError) => {
      if (error.code === 'UNAUTHENTICATED') onSignedOut();
    });
    const response = Observable.from(answer as unknown as Promise<GraphQLResponse>);
    // Here, rather than where a screen sends the mutation: this way no change is missed.
    return isRead || metadata?.['isReport'] === true ? response : response.do({ complete: onWritten });
  });
}

/** relay-runtime's types lack this method. */
export const invalidateStore = (environment: Environment): void =>
  environment.commitUpdate((store) => (store as unknown as { invalidateStore(): void }).invalidateStore());

/**
 * Creates Relay for one identity. Only this module imports Relay's runtime, so that public pages
 * never load it.
 */
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
