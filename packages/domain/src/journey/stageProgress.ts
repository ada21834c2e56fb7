export interface Task {
  readonly id: number;
  readonly title: string;
  readonly points: number;
}

/** How far somebody is in a stage, as the screen shows it. Specification 2 §3, "User stage progress". */
export interface StageProgress<T extends Task = Task> {
  /** The points shown, of all stages. */
  readonly points: number;
  /** All tasks of the stage, in order. */
  readonly stageTasks: readonly T[];
  /** Those that are not finished, in order. */
  readonly remainingTasks: readonly T[];
  readonly remainingTasksCount: number;
  readonly percentage: number;
}

/** Specification 2 §8. */
export const NO_TASKS_LEFT = "Hooray! You've completed all the task";

/** What points are called. Specification 2 §9. */
export const POINTS_UNIT = 'XP';

/**
 * Finished tasks over all tasks of the stage, in whole percent, rounded down: 100 only when all are finished. A stage without
 * tasks is at 0.
 *
 * @example stagePercentage(1, 3) // 33
 * Specification 2 §4.
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
 * The progress once a task is finished: its points are added, it leaves the remaining tasks, the percentage is new. A task that is
 * not among the remaining changes nothing, so finishing twice counts once.
 *
 * @example finishTask(progress, 7).remainingTasksCount // one less
 * Specification 2 §4.
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
 * The progress when finishing failed: the task returns to its place among the remaining, its points are taken off. A task that is
 * not of the stage, or not finished, changes nothing.
 *
 * @example revertTask(finishTask(progress, 7), 7) // progress
 * Specification 2 §4, §8.
 */
export function revertTask<T extends Task>(progress: StageProgress<T>, taskId: number): StageProgress<T> {
  const task = progress.stageTasks.find(({ id }) => id === taskId);
  if (!task || progress.remainingTasks.some(({ id }) => id === taskId)) return progress;
  const remaining = progress.stageTasks.filter(({ id }) => id === taskId || progress.remainingTasks.some((other) => other.id === id));
  return withRemaining(progress, progress.points - task.points, remaining);
}

/**
 * Points as they are shown.
 *
 * @throws RangeError when points is no whole number
 * @example pointsText(1250) // '1,250 XP'
 * Specification 2 §9.
 */
export function pointsText(points: number): string {
  if (!Number.isSafeInteger(points)) throw new RangeError(`Not a number of points: ${String(points)}`);
  return `${points.toLocaleString('en-PH')} ${POINTS_UNIT}`;
}
