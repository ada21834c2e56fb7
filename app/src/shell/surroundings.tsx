import type { Surroundings } from '../routing/Router.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** What stands where a page loads, fails, is refused or does not exist. */
export const surroundings: Surroundings = {
  Loading: LoadingScreen,
  Failed: FailedScreen,
  Forbidden: ForbiddenScreen,
  NotFound: NotFoundScreen,
};
