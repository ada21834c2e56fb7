import { createContext, use } from 'react';
import type { ScreenCache } from './ScreenCache.ts';

/** The cache of the identity in use. */
export const ScreenCacheContext = createContext<ScreenCache | null>(null);

export function useScreenCache(): ScreenCache {
  const cache = use(ScreenCacheContext);
  if (!cache) throw new Error('useScreenCache must be used within a Router');
  return cache;
}
