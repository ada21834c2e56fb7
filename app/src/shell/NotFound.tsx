import { lazyPart } from '../routing/lazyPart.ts';
import { FullPageFailure } from './FullPageFailure.tsx';

/** The page of an unknown address or a deleted record. Its code loads on demand. */
export const NotFound = lazyPart('NotFoundScreen', async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen, FullPageFailure);
