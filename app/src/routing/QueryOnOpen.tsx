import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import type { RelaySession } from '../relay/relay.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useScreenCache } from './routerContext.ts';
import type { ScreenCache } from './ScreenCache.ts';
import { trackPromise } from './trackPromise.ts';

interface QueryOnOpenProps<Query extends OperationType> {
  query: PreloadableConcreteRequest<Query>;
  variables: Query['variables'];
  /** Shown while the query loads. */
  loading: ReactNode;
  /** Shown when the query failed. */
  failed: (retry: () => void) => ReactNode;
  children: (queryRef: PreloadedQuery<Query>) => ReactNode;
}

type Opened = Promise<{ Provider: RelaySession['Provider']; queryRef: PreloadedQuery<OperationType> }>;

const open = (cache: ScreenCache, query: PreloadableConcreteRequest<OperationType>, variables: object): Opened =>
  trackPromise(
    cache.relay().then((session) => ({ Provider: session.Provider, queryRef: session.load(query, variables as Record<string, unknown>) })),
  );

/**
 * Loads a query when shown, with the Relay of the current user. For a drawer or dialog that is not
 * part of its page's query, or that belongs to the layout. Its failure does not affect the page.
 */
export function QueryOnOpen<Query extends OperationType>({ query, variables, loading, failed, children }: QueryOnOpenProps<Query>) {
  const cache = useScreenCache();
  const [attempt, setAttempt] = useState(0);
  // Held above the component that suspends: one that suspends before mounting loses its state.
  const [opened, setOpened] = useState(() => open(cache, query, variables));
  useEffect(
    () => () =>
      void opened.then(
        ({ queryRef }) => queryRef.dispose(),
        () => undefined,
      ),
    [opened],
  );
  const retry = () => {
    setOpened(open(cache, query, variables));
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary key={attempt} fallback={() => failed(retry)}>
      <Suspense fallback={loading}>
        <Answered opened={opened}>{children as (queryRef: PreloadedQuery<OperationType>) => ReactNode}</Answered>
      </Suspense>
    </ErrorBoundary>
  );
}

function Answered({ opened, children }: { opened: Opened; children: (queryRef: PreloadedQuery<OperationType>) => ReactNode }) {
  const { Provider, queryRef } = use(opened);
  return <Provider>{children(queryRef)}</Provider>;
}
