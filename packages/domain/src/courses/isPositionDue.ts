/** Maximum seconds between two saves of a playing video's position. */
export const SAVE_POSITION_EVERY_SECONDS = 15;

/**
 * Whether the position of a video should be saved: at least every 15 seconds while it plays, and
 * when it stops or ends.
 *
 * @param seconds the current position
 * @param saved the last saved position
 * @param hasStopped whether it was paused or has ended
 * @example isPositionDue(64, 60, true) // true
 */
export function isPositionDue(seconds: number, saved: number, hasStopped: boolean): boolean {
  const moved = Math.abs(Math.floor(seconds) - Math.floor(saved));
  return moved >= (hasStopped ? 1 : SAVE_POSITION_EVERY_SECONDS);
}
