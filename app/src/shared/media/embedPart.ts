import { lazyPart } from '../../routing/lazyPart.ts';

/** The frame of an embedded tool. A lesson loads only the player it needs; a text loads none. */
export const EmbedFrame = lazyPart('EmbedFrame', async () => (await import('@atlas/ui/components/learning/EmbedFrame.tsx')).EmbedFrame);
