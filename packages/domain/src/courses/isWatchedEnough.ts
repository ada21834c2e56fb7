/** The completion rule of a lesson with an uploaded video. `completionRule` has the others. */
export const COMPLETION_RULE = 'Complete when you watch 90% or tap Mark as done.';

/**
 * Whether a video lesson counts as watched: at least 90 % of its length. Never for a length or
 * position that is not a positive number.
 *
 * @param positionSeconds the furthest position watched
 * @param durationSeconds the length of the video
 * @example isWatchedEnough(540, 600) // true
 */
export function isWatchedEnough(positionSeconds: number, durationSeconds: number): boolean {
  return Number.isFinite(durationSeconds) && durationSeconds > 0 && positionSeconds * 10 >= durationSeconds * 9;
}
