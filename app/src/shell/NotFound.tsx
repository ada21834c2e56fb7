import { lazy } from 'react';
import { FullPageFailure } from './FullPageFailure.tsx';

/** An address that leads nowhere, or to something that does not exist any more; its code comes when it is needed. */
export const NotFound = lazy(() =>
  import('./shellPages.ts').then(
    (loaded) => ({ default: loaded.NotFoundScreen }),
    () => ({ default: FullPageFailure }),
  ),
);
