/** While a video plays, its position is saved at least this often. */
export const SAVE_POSITION_EVERY_SECONDS = 15;

/**
 * Whether the position of a video is to be saved: at least every 15 seconds while it plays, and where it stops or ends.
 *
 * @param seconds where the video is
 * @param saved where it was when it was saved last
 * @param hasStopped whether it was paused or has ended
 * @example isPositionDue(64, 60, true) // true
 */
export function isPositionDue(seconds: number, saved: number, hasStopped: boolean): boolean {
  const moved = Math.abs(Math.floor(seconds) - Math.floor(saved));
  return moved >= (hasStopped ? 1 : SAVE_POSITION_EVERY_SECONDS);
}
