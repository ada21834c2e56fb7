export interface Task {
  readonly id: number;
  readonly title: string;
  readonly points: number;
}

/**
 * A member's progress in a stage, as the screen shows it.
 *
 * @spec 2 §3, "User stage progress"
 */
export interface StageProgress<T extends Task = Task> {
  /** The points shown, from all stages. */
  readonly points: number;
  /** All tasks of the stage, in order. */
  readonly stageTasks: readonly T[];
  /** The unfinished tasks, in order. */
  readonly remainingTasks: readonly T[];
  readonly remainingTasksCount: number;
  readonly percentage: number;
}

/** @spec 2 §8 */
export const NO_TASKS_LEFT = "Hooray! You've completed all the task";

/**
 * The unit of points.
 *
 * @spec 2 §9
 */
export const POINTS_UNIT = 'XP';

/**
 * The share of finished tasks in a stage in whole percent, rounded down: 100 only when all are
 * finished. A stage without tasks is at 0.
 *
 * @example stagePercentage(1, 3) // 33
 * @spec 2 §4
 */
export function stagePercentage(finished: number, all: number): number {
  return all > 0 ? Math.floor((Math.min(Math.max(0, finished), all) * 100) / all) : 0;
}

const withRemaining = <T extends Task>(progress: StageProgress<T>, points: number, remainingTasks: readonly T[]): StageProgress<T> => ({
  ...progress,
  points,
  remainingTasks,
  remainingTasksCount: remainingTasks.length,
  percentage: stagePercentage(progress.stageTasks.length - remainingTasks.length, progress.stageTasks.length),
});

/**
 * The progress after finishing a task: its points are added, it is removed from the remaining
 * tasks, and the percentage is updated. A task that is not among the remaining changes nothing, so
 * finishing twice counts once.
 *
 * @example
 * const progress = progressIn([{ id: 7, title: 'Say hello', points: 50 }], new Set(), 0);
 * finishTask(progress, 7).remainingTasksCount // 0
 * @spec 2 §4
 */
export function finishTask<T extends Task>(progress: StageProgress<T>, taskId: number): StageProgress<T> {
  const task = progress.remainingTasks.find(({ id }) => id === taskId);
  if (!task) return progress;
  return withRemaining(
    progress,
    progress.points + task.points,
    progress.remainingTasks.filter(({ id }) => id !== taskId),
  );
}

/**
 * The progress after finishing a task failed: the task returns to its position among the remaining
 * ones and its points are subtracted. A task that is not in the stage, or not finished, changes
 * nothing.
 *
 * @example
 * const progress = progressIn([{ id: 7, title: 'Say hello', points: 50 }], new Set(), 0);
 * revertTask(finishTask(progress, 7), 7) // progress
 * @spec 2 §4, §8
 */
export function revertTask<T extends Task>(progress: StageProgress<T>, taskId: number): StageProgress<T> {
  const task = progress.stageTasks.find(({ id }) => id === taskId);
  if (!task || progress.remainingTasks.some(({ id }) => id === taskId)) return progress;
  const remaining = progress.stageTasks.filter(({ id }) => id === taskId || progress.remainingTasks.some((other) => other.id === id));
  return withRemaining(progress, progress.points - task.points, remaining);
}

/**
 * Points in display form.
 *
 * @throws RangeError when points is not a whole number
 * @example pointsText(1250) // '1,250 XP'
 * @spec 2 §9
 */
export function pointsText(points: number): string {
  if (!Number.isSafeInteger(points)) throw new RangeError(`Not a number of points: ${String(points)}`);
  return `${points.toLocaleString('en-PH')} ${POINTS_UNIT}`;
}
