import { lazyPart } from '../../../routing/lazyPart.ts';

/** The notice of locked content, loaded only where something is locked. */
export const ContentLock = lazyPart('ContentLock', async () => (await import('../ContentLock.tsx')).ContentLock);
