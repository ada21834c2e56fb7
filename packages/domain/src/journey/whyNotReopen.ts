/** Reasons why tasks cannot be reopened. Product decisions. */
export const REOPENED_ELSEWHERE = 'One of these tasks does not belong to the stage of this request. Reload the page and choose again.';
export const REOPENED_UNFINISHED = 'One of these tasks is not finished, so it is open already. Reload the page and choose again.';

/**
 * Explains why a reviewer cannot reopen tasks of a member, or returns null: tasks of the stage of the
 * request that the member finished. A product decision.
 *
 * @param taskIds the tasks to reopen
 * @param stage the ids of the stage's tasks, and of those that the member finished
 * @example
 * whyNotReopen([4], { taskIds: new Set([4, 5]), finishedIds: new Set([5]) })
 * // REOPENED_UNFINISHED
 */
export function whyNotReopen(
  taskIds: readonly number[],
  stage: { readonly taskIds: ReadonlySet<number>; readonly finishedIds: ReadonlySet<number> },
): string | null {
  if (taskIds.some((id) => !stage.taskIds.has(id))) return REOPENED_ELSEWHERE;
  return taskIds.every((id) => stage.finishedIds.has(id)) ? null : REOPENED_UNFINISHED;
}
