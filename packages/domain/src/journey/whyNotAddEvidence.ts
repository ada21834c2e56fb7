import { checkGiven } from '../errors/checkKnown.ts';
import type { MoveUpState } from './moveUpStates.ts';
import { whyNotFinish, type TaskPlace } from './whyNotFinish.ts';

/** Reasons why evidence cannot be added to a finished task. Product decisions. */
export const NOT_FINISHED_YET = 'Finish this task first. You can add evidence when you mark it as done.';
export const REVIEW_IS_OVER = 'Your request to move up was approved. Evidence can no longer be added.';

/**
 * Whether a member may add evidence to the finished tasks of their stage: until a request to move up
 * is approved. While a request waits, reviewers judge the evidence, so a member may still add to it.
 * It is never shortened or removed. A product decision.
 *
 * @param latest the state of the member's latest request in this stage; null when there is none
 * @throws RangeError for a missing value
 * @example mayAddEvidence('waiting') // true
 */
export const mayAddEvidence = (latest: MoveUpState | null): boolean => {
  checkGiven({ latest });
  return latest !== 'approved';
};

/**
 * Explains why a member cannot add evidence to a task. The task must be one that `whyNotFinish`
 * allows, it must be finished, and `mayAddEvidence` must allow it.
 *
 * @param task null when there is no such task
 * @param stageId the member's stage; null without one
 * @param isFinished whether the member finished the task
 * @param latest the state of the member's latest request in this stage; null when there is none
 * @returns a sentence, or null when evidence can be added
 * @example whyNotAddEvidence({ stageId: 2, archivedAt: null }, 2, false, null) // NOT_FINISHED_YET
 */
export function whyNotAddEvidence(
  task: TaskPlace | null,
  stageId: number | null,
  isFinished: boolean,
  latest: MoveUpState | null,
): string | null {
  const problem = whyNotFinish(task, stageId);
  if (problem !== null) return problem;
  if (!isFinished) return NOT_FINISHED_YET;
  return mayAddEvidence(latest) ? null : REVIEW_IS_OVER;
}
