/**
 * The key in local storage under which a browser remembers the stage that a member last saw. A
 * product decision.
 *
 * @example seenStageKey(4) // 'seen-stage-4'
 */
export const seenStageKey = (userId: number): string => `seen-stage-${userId}`;

/**
 * Whether a member moved up since this browser last showed their stage, which is celebrated once.
 * The first stage that a browser shows is not: the member may have been in it for long. A product
 * decision.
 *
 * @param seen the stored number of the stage seen last; null when nothing is stored
 * @param stageNumber the number of the stage that the member is in
 * @example isLevelUp('2', 3) // true
 */
export function isLevelUp(seen: string | null, stageNumber: number): boolean {
  const before = seen === null ? Number.NaN : Number(seen);
  return Number.isInteger(before) && before > 0 && stageNumber > before;
}
