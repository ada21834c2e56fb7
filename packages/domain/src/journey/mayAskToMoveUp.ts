import type { MoveUpState } from './moveUpStates.ts';
import type { StageProgress } from './stageProgress.ts';

/** The button of the stage page. */
export const ASK_TO_MOVE_UP = 'Ask to move up';

/**
 * Whether a member may ask to move up: every task of the stage is finished, and no request for this
 * stage is pending or approved. The specification leaves moving up open; this is a product
 * decision.
 *
 * @param latest the state of the member's latest request in this stage; null when there is none
 * @example mayAskToMoveUp({ percentage: 100 }, 'returned') // true
 */
export function mayAskToMoveUp(progress: Pick<StageProgress, 'percentage'>, latest: MoveUpState | null): boolean {
  return progress.percentage === 100 && (latest === null || latest === 'returned');
}
