import { use, useEffect, type ComponentType, type ReactNode } from 'react';
import { useScreenCache } from './routerContext.ts';
import type { Prepared } from './ScreenCache.ts';
import type { Target } from './target.ts';

type AnyScreen = ComponentType<{ queryRef?: unknown; data?: unknown; params: Target['params'] }>;

/** Renders a prepared screen. Suspends until its code and query reference are loaded. */
export function ScreenView({ prepared, params }: { prepared: Prepared; params: Target['params'] }) {
  const cache = useScreenCache();
  useEffect(() => cache.retain(prepared), [cache, prepared]);
  // The table pairs each screen with its own query, so the props fit.
  const Component = use(prepared.component) as AnyScreen;
  const data = prepared.data ? use(prepared.data) : undefined;
  if (!prepared.relay) return <Component params={params} data={data} />;
  return (
    <WithRelay relay={prepared.relay} query={prepared.query} render={(queryRef) => <Component queryRef={queryRef} params={params} />} />
  );
}

interface WithRelayProps {
  relay: NonNullable<Prepared['relay']>;
  query: Prepared['query'];
  render: (queryRef: unknown) => ReactNode;
}

function WithRelay({ relay, query, render }: WithRelayProps) {
  const { Provider } = use(relay);
  const queryRef = query ? use(query) : undefined;
  return <Provider>{render(queryRef)}</Provider>;
}
