import { use, useEffect, type ComponentType, type ReactNode } from 'react';
import { useScreenCache } from './routerContext.ts';
import type { Prepared } from './ScreenCache.ts';
import type { Target } from './target.ts';

type AnyScreen = ComponentType<{ queryRef?: unknown; data?: unknown; params: Target['params'] }>;

/** Shows a prepared screen; suspends until its code and its query reference are here. */
export function ScreenView({ prepared, params }: { prepared: Prepared; params: Target['params'] }) {
  const cache = useScreenCache();
  useEffect(() => cache.retain(prepared), [cache, prepared]);
  // The table pairs each screen with its own query, so here the props fit.
  const Component = use(prepared.component) as AnyScreen;
  const data = prepared.data ? use(prepared.data) : undefined;
  if (!prepared.relay || !prepared.query) return <Component params={params} data={data} />;
  return (
    <WithData relay={prepared.relay} query={prepared.query} render={(queryRef) => <Component queryRef={queryRef} params={params} />} />
  );
}

interface WithDataProps {
  relay: NonNullable<Prepared['relay']>;
  query: NonNullable<Prepared['query']>;
  render: (queryRef: unknown) => ReactNode;
}

function WithData({ relay, query, render }: WithDataProps) {
  const { Provider } = use(relay);
  const queryRef = use(query);
  return <Provider>{render(queryRef)}</Provider>;
}
