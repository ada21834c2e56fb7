import type { MoveUpState } from './moveUpStates.ts';
import type { Stage } from './stage.ts';

interface Reviewer {
  readonly id: number;
  readonly stagesAsReviewer: readonly Pick<Stage, 'id'>[];
}

interface Request {
  readonly memberId: number;
  /** The member's current stage. */
  readonly stageId: number;
  readonly state: MoveUpState;
}

/**
 * Whether a user may decide on a request to move up: they review the member's current stage, the
 * request is pending, and it is not their own.
 *
 * @example
 * const reviewer = { id: 7, stagesAsReviewer: [{ id: 2 }] };
 * mayReviewMoveUp(reviewer, { memberId: 8, stageId: 2, state: 'waiting' }) // true
 * @spec 1 §6 names the reviewers; the rest is a product decision
 */
export function mayReviewMoveUp(reviewer: Reviewer, { memberId, stageId, state }: Request): boolean {
  return state === 'waiting' && reviewer.id !== memberId && reviewer.stagesAsReviewer.some(({ id }) => id === stageId);
}
