import { lazy } from 'react';
import type { Surroundings } from '../routing/Router.tsx';

/**
 * What stands where a page loads, fails, is refused or does not exist. It comes with the frame of the member pages,
 * so that a public page does not carry it.
 */
export const surroundings: Surroundings = {
  Loading: lazy(() => import('./LoadingScreen.tsx').then(({ LoadingScreen }) => ({ default: LoadingScreen }))),
  Failed: lazy(() => import('./FailedScreen.tsx').then(({ FailedScreen }) => ({ default: FailedScreen }))),
  Forbidden: lazy(() => import('./ForbiddenScreen.tsx').then(({ ForbiddenScreen }) => ({ default: ForbiddenScreen }))),
  NotFound: lazy(() => import('./NotFoundScreen.tsx').then(({ NotFoundScreen }) => ({ default: NotFoundScreen }))),
};
