// The players of VideoPlayer, in one chunk that loads after the tap.
export { EmbeddedPlayer } from './EmbeddedPlayer.tsx';
export { VideoFile } from './VideoFile.tsx';
