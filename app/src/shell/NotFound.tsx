import { lazyPart } from '../routing/lazyPart.ts';
import { FullPageFailure } from './FullPageFailure.tsx';

/** An address that leads nowhere, or to something that does not exist any more; its code comes when it is needed. */
export const NotFound = lazyPart('NotFoundScreen', async () => (await import('./shellPages.ts')).NotFoundScreen, FullPageFailure);
