import { lazyPart } from '../routing/lazyPart.ts';
import { FullPageFailure } from './FullPageFailure.tsx';

/** The page shown instead of one that the access level may not open. Its code loads on demand. */
export const Forbidden = lazyPart('ForbiddenScreen', async () => (await import('./ForbiddenScreen.tsx')).ForbiddenScreen, FullPageFailure);
