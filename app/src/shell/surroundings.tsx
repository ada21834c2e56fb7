import { lazy } from 'react';
import type { Surroundings } from '../routing/Router.tsx';

const pages = () => import('./shellPages.ts');

/**
 * What stands where a page loads, fails, is refused or does not exist. It comes with the frame of the member pages,
 * so that a public page does not carry it.
 */
export const surroundings: Surroundings = {
  Loading: lazy(() => pages().then(({ LoadingScreen }) => ({ default: LoadingScreen }))),
  Failed: lazy(() => pages().then(({ FailedScreen }) => ({ default: FailedScreen }))),
  Forbidden: lazy(() => pages().then(({ ForbiddenScreen }) => ({ default: ForbiddenScreen }))),
  NotFound: lazy(() => pages().then(({ NotFoundScreen }) => ({ default: NotFoundScreen }))),
};

/** Fetches them before they are needed, because they are needed most when the connection is lost. Not without one: browsers remember a failed import. */
export function keepSurroundings(): void {
  const fetchAll = () => void Promise.all([pages(), import('@atlas/ui/components/feedback/ToastStack.tsx')]).catch(() => undefined);
  if (navigator.onLine) fetchAll();
  else addEventListener('online', fetchAll, { once: true });
}
