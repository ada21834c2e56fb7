import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressIn } from './progressIn.ts';
import { finishTask } from './stageProgress.ts';

const tasks = [1, 2, 3].map((id) => ({ id, title: `Task ${id}`, points: id * 10 }));

test.each([
  ['no task', [], [1, 2, 3], 0],
  ['one task', [2], [1, 3], 33],
  ['a task of another stage', [9], [1, 2, 3], 0],
  ['everything', [3, 1, 2], [], 100],
])('computes the percentage with %s finished', (_what, finished, remaining, percentage) => {
  const progress = progressIn(tasks, new Set(finished), 70);
  expect(progress.remainingTasks.map(({ id }) => id)).toEqual(remaining);
  expect(progress).toMatchObject({ points: 70, stageTasks: tasks, remainingTasksCount: remaining.length, percentage });
});

test('is empty without a stage', () => {
  expect(progressIn([], new Set([1]), 5)).toEqual({
    points: 5,
    stageTasks: [],
    remainingTasks: [],
    remainingTasksCount: 0,
    percentage: 0,
  });
});

test('equals finishing the tasks one by one', () => {
  fc.assert(
    fc.property(fc.subarray(tasks), (finished) => {
      const start = progressIn(tasks, new Set(), 0);
      const stepwise = finished.reduce((progress, { id }) => finishTask(progress, id), start);
      const points = finished.reduce((sum, task) => sum + task.points, 0);
      expect(progressIn(tasks, new Set(finished.map(({ id }) => id)), points)).toEqual(stepwise);
    }),
  );
});
