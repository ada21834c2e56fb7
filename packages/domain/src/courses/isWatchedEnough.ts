/** The completion rule as the lesson states it. */
export const COMPLETION_RULE = 'Complete when you watch 90% or tap Mark as done.';

/**
 * Whether a video lesson counts as watched: at least 90 % of its length. A length or position that is no positive number never does.
 *
 * @param positionSeconds how far the video was watched
 * @param durationSeconds the length of the video
 * @example isWatchedEnough(540, 600) // true
 */
export function isWatchedEnough(positionSeconds: number, durationSeconds: number): boolean {
  return Number.isFinite(durationSeconds) && durationSeconds > 0 && positionSeconds * 10 >= durationSeconds * 9;
}
