import { type RouteName, routeNamed } from '@atlas/domain/navigation';
import { createContext, use } from 'react';
import type { ScreenCache } from './ScreenCache.ts';

/** The cache of the identity in use. */
export const ScreenCacheContext = createContext<ScreenCache | null>(null);

export function useScreenCache(): ScreenCache {
  const cache = use(ScreenCacheContext);
  if (!cache) throw new Error('useScreenCache must be used within a Router');
  return cache;
}

/** The route whose page is drawn; null where an address leads to none. */
export const RouteContext = createContext<RouteName | null>(null);

/** The title that the route table gives the page, such as "Create a Course". */
export function useRouteTitle(): string {
  const name = use(RouteContext);
  return name === null ? '' : routeNamed(name).title;
}
