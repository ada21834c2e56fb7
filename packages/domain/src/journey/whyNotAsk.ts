import { mayAskToMoveUp } from './mayAskToMoveUp.ts';
import type { MoveUpState } from './moveUpStates.ts';
import type { StageProgress } from './stageProgress.ts';

/** Reasons why a member cannot ask to move up. Product decisions. */
export const NO_STAGE_TO_LEAVE = 'You are not in a stage yet.';
export const TASKS_BEFORE_ASKING = 'Finish every task of your stage first.';
export const APPROVED_ALREADY = 'Your request for this stage has already been approved.';
export const ASKED_ALREADY = 'You have already asked. A reviewer will look at it.';

/**
 * Explains why a member cannot ask to move up. The specification leaves moving up open; this is a
 * product decision.
 *
 * @param progress null for a member without a stage
 * @param latest the state of the member's latest request in this stage; null when there is none
 * @returns a sentence, or null when `mayAskToMoveUp` allows it
 * @example whyNotAsk({ percentage: 71 }, null) // 'Finish every task of your stage first.'
 */
export function whyNotAsk(progress: Pick<StageProgress, 'percentage'> | null, latest: MoveUpState | null): string | null {
  if (progress === null) return NO_STAGE_TO_LEAVE;
  if (mayAskToMoveUp(progress, latest)) return null;
  if (latest === 'approved') return APPROVED_ALREADY;
  return latest === 'waiting' ? ASKED_ALREADY : TASKS_BEFORE_ASKING;
}
