import { lazyPart } from '../../routing/lazyPart.ts';

/** The progress of an upload; its code loads with the first one. */
export const LazySendingFile = lazyPart('SendingFile', async () => (await import('./SendingFile.tsx')).SendingFile);
