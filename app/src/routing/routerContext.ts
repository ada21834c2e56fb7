import { type RouteName, routeNamed } from '@atlas/domain/navigation';
import { createContext, use } from 'react';
import type { Blocker } from './Blocker.ts';
import type { ScreenCache } from './ScreenCache.ts';

/** The cache of the identity in use. */
export const ScreenCacheContext = createContext<ScreenCache | null>(null);

export function useScreenCache(): ScreenCache {
  const cache = use(ScreenCacheContext);
  if (!cache) throw new Error('useScreenCache must be used within a Router');
  return cache;
}

/** Guards every way to leave a page. */
export const BlockerContext = createContext<Blocker | null>(null);

export function useBlocker(): Blocker {
  const blocker = use(BlockerContext);
  if (!blocker) throw new Error('useBlocker must be used within a Router');
  return blocker;
}

/** The route of the current page; null for an unknown address. */
export const RouteContext = createContext<RouteName | null>(null);

/** The page's title in the route table, such as "Create a Course". */
export function useRouteTitle(): string {
  const name = use(RouteContext);
  return name === null ? '' : routeNamed(name).title;
}
