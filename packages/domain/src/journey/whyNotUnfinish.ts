import { checkGiven } from '../errors/checkKnown.ts';
import type { MoveUpState } from './moveUpStates.ts';
import { whyNotFinish, type TaskPlace } from './whyNotFinish.ts';

/** Shown when a member undoes a finished task too late. A product decision. */
export const FINISHED_FOR_GOOD = 'You asked to move up, so finished tasks of this stage can no longer be undone.';

/**
 * Whether a member may undo the finished tasks of their stage: until they first ask to move up.
 * From then on reviewers rely on them, so no finish and no XP entry of the stage is deleted, even
 * after a request was returned. A product decision.
 *
 * @param latest the state of the member's latest request in this stage; null when there is none
 * @throws RangeError for a missing value
 * @example mayUnfinishTasks(null) // true
 */
export const mayUnfinishTasks = (latest: MoveUpState | null): boolean => {
  checkGiven({ latest });
  return latest === null;
};

/**
 * Explains why a member cannot undo a finished task. The task must be one that `whyNotFinish`
 * allows, and `mayUnfinishTasks` must allow it.
 *
 * @param task null when there is no such task
 * @param stageId the member's stage; null without one
 * @param latest the state of the member's latest request in this stage; null when there is none
 * @returns a sentence, or null when the task can be undone
 * @example whyNotUnfinish({ stageId: 2, archivedAt: null }, 2, 'waiting') // FINISHED_FOR_GOOD
 */
export function whyNotUnfinish(task: TaskPlace | null, stageId: number | null, latest: MoveUpState | null): string | null {
  return whyNotFinish(task, stageId) ?? (mayUnfinishTasks(latest) ? null : FINISHED_FOR_GOOD);
}
