import { stagePercentage, type StageProgress, type Task } from './stageProgress.ts';

/**
 * Computes a member's progress from stored data: the tasks of the stage in order, the finished
 * tasks, and the points. Finished tasks of other stages do not count.
 *
 * @param stageTasks empty for a member without a stage
 * @param points the points of all stages
 * @example progressIn([{ id: 7, title: 'Say hello', points: 50 }], new Set([7]), 50).percentage
 * // 100
 * @spec 2 §3, "User stage progress"
 */
export function progressIn<T extends Task>(stageTasks: readonly T[], finishedIds: ReadonlySet<number>, points: number): StageProgress<T> {
  const remainingTasks = stageTasks.filter(({ id }) => !finishedIds.has(id));
  return {
    points,
    stageTasks,
    remainingTasks,
    remainingTasksCount: remainingTasks.length,
    percentage: stagePercentage(stageTasks.length - remainingTasks.length, stageTasks.length),
  };
}
