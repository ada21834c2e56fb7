/** Why a task cannot be finished. Product decisions. */
export const TASK_GONE = 'This task is not part of the journey any more. Reload the page to see your tasks.';
export const TASK_ELSEWHERE = 'This task belongs to another stage than the one you are in.';

interface TaskPlace {
  readonly stageId: number;
  readonly archivedAt: Date | null;
}

/**
 * Why somebody cannot finish a task, as a sentence, or null: it must still be in use and belong to the stage that they are in.
 *
 * @param task null when there is no such task
 * @param stageId the stage that they are in; null without one
 * @example whyNotFinish({ stageId: 2, archivedAt: null }, 3) // TASK_ELSEWHERE
 * Only tasks of the current stage count: a product decision.
 */
export function whyNotFinish(task: TaskPlace | null, stageId: number | null): string | null {
  if (task === null || task.archivedAt !== null) return TASK_GONE;
  return task.stageId === stageId ? null : TASK_ELSEWHERE;
}
