/**
 * Clamps a video position to whole seconds within the length of the video. An unknown length (null,
 * or not a positive number) does not limit it. An invalid position becomes the start.
 *
 * @example clampPosition(612.8, 600) // 600
 */
export function clampPosition(positionSeconds: number, durationSeconds: number | null): number {
  const position = Number.isFinite(positionSeconds) ? Math.max(0, Math.floor(positionSeconds)) : 0;
  const known = durationSeconds !== null && Number.isFinite(durationSeconds) && durationSeconds > 0;
  return known ? Math.min(position, Math.floor(durationSeconds)) : position;
}
