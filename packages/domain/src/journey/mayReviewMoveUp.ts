import type { MoveUpState } from './moveUpStates.ts';
import type { Stage } from './stage.ts';

interface Reviewer {
  readonly id: number;
  readonly stagesAsReviewer: readonly Pick<Stage, 'id'>[];
}

interface Request {
  readonly memberId: number;
  /** The stage that the member is in. */
  readonly stageId: number;
  readonly state: MoveUpState;
}

/**
 * Whether somebody may decide on a request to move up: a reviewer of the stage that the member is in, while the request waits,
 * and never on their own.
 *
 * @example mayReviewMoveUp({ id: 7, stagesAsReviewer: [{ id: 2 }] }, { memberId: 8, stageId: 2, state: 'waiting' }) // true
 * Specification 1 §6 names the reviewers; the rest is a product decision.
 */
export function mayReviewMoveUp(reviewer: Reviewer, { memberId, stageId, state }: Request): boolean {
  return state === 'waiting' && reviewer.id !== memberId && reviewer.stagesAsReviewer.some(({ id }) => id === stageId);
}
