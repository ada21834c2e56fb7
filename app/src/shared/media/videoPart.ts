import { lazyPart } from '../../routing/lazyPart.ts';

/** The player of a lesson or resource. A page loads it where there is something to play. */
export const VideoPlayer = lazyPart('VideoPlayer', async () => (await import('@atlas/ui/components/learning/VideoPlayer.tsx')).VideoPlayer);
