import { checkDates } from '../time/checkDates.ts';

/** Reasons why a task cannot be finished. Product decisions. */
export const TASK_GONE = 'This task is no longer part of the journey. Reload the page to see your tasks.';
export const TASK_ELSEWHERE = 'This task belongs to a different stage from the one you are in.';

/** The stage of a task, and when it was archived. */
export interface TaskPlace {
  readonly stageId: number;
  readonly archivedAt: Date | null;
}

/**
 * Explains why a member cannot finish a task: it must be in use and belong to their current stage.
 * Product decision: only tasks of the current stage count.
 *
 * @param task null when there is no such task
 * @param stageId the member's stage; null without one
 * @returns a sentence, or null when the task can be finished
 * @throws RangeError for a value that is missing or not a Date
 * @example whyNotFinish({ stageId: 2, archivedAt: null }, 3) // TASK_ELSEWHERE
 */
export function whyNotFinish(task: TaskPlace | null, stageId: number | null): string | null {
  if (task !== null) checkDates({}, { archivedAt: task.archivedAt });
  if (task === null || task.archivedAt !== null) return TASK_GONE;
  return task.stageId === stageId ? null : TASK_ELSEWHERE;
}
