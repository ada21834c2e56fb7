import { part } from '../routing/part.ts';
import { FullPageFailure } from './FullPageFailure.tsx';

/** An address that leads nowhere, or to something that does not exist any more; its code comes when it is needed. */
export const NotFound = part('NotFoundScreen', async () => (await import('./shellPages.ts')).NotFoundScreen, FullPageFailure);
