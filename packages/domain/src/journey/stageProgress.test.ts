import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasStage, isJourneyFormCompleted } from './stage.ts';
import { finishTask, pointsText, revertTask, stagePercentage, type StageProgress, type Task } from './stageProgress.ts';
import { nextTaskState } from './taskState.ts';

const tasks: Task[] = [10, 20, 30].map((points, index) => ({ id: index + 1, title: `Task ${index + 1}`, points }));
const [one, two, three] = tasks as [Task, Task, Task];
const start: StageProgress = { points: 100, stageTasks: tasks, remainingTasks: tasks, remainingTasksCount: 3, percentage: 0 };

describe('finishTask', () => {
  test('adds the points, removes the task from the remaining ones and updates the percentage', () => {
    expect(finishTask(start, 2)).toEqual({
      points: 120,
      stageTasks: tasks,
      remainingTasks: [one, three],
      remainingTasksCount: 2,
      percentage: 33,
    });
  });

  test('counts a task finished twice once, and ignores an unknown task', () => {
    const once = finishTask(start, 2);
    expect(finishTask(once, 2)).toBe(once);
    expect(finishTask(start, 9)).toBe(start);
  });

  test('reaches 100 percent with all tasks', () => {
    const all = [1, 2, 3].reduce((progress, id) => finishTask(progress, id), start);
    expect(all).toMatchObject({ points: 160, remainingTasks: [], remainingTasksCount: 0, percentage: 100 });
  });
});

describe('revertTask', () => {
  test('restores the task at its position', () => {
    const finished = finishTask(finishTask(start, 1), 2);
    expect(revertTask(finished, 1)).toEqual(finishTask(start, 2));
    expect(revertTask(finished, 2).remainingTasks).toEqual([two, three]);
  });

  test('ignores a task that is unfinished or unknown', () => {
    expect(revertTask(start, 1)).toBe(start);
    expect(revertTask(start, 9)).toBe(start);
  });

  test('reverses finishTask, whatever else is finished', () => {
    fc.assert(
      fc.property(fc.subarray([1, 2, 3]), fc.constantFrom(1, 2, 3), (before, id) => {
        const progress = before.reduce((current, other) => finishTask(current, other), start);
        const expected = before.includes(id) ? revertTask(progress, id) : progress;
        expect(revertTask(finishTask(progress, id), id)).toEqual(expected);
      }),
    );
  });
});

test.each([
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 66],
  [3, 3, 100],
  [299, 300, 99],
  [4, 3, 100],
  [-1, 3, 0],
  [0, 0, 0],
  [1, 0, 0],
])('%d of %d tasks are %d percent', (finished, all, percentage) => {
  expect(stagePercentage(finished, all)).toBe(percentage);
});

test.each([
  [{ number: 1 }, true],
  [{ number: 0 }, false],
  [{ number: -1 }, false],
  [{ number: Number.NaN }, false],
  [null, false],
  [undefined, false],
])('hasStage for %j: %s', (stage, expected) => {
  expect(hasStage(stage)).toBe(expected);
  expect(isJourneyFormCompleted(stage)).toBe(expected);
});

test.each([
  ['not-done', 'start', 'in-progress'],
  ['not-done', 'finished', 'not-done'],
  ['in-progress', 'start', 'in-progress'],
  ['in-progress', 'finished', 'done'],
  ['in-progress', 'failed', 'not-done'],
  ['done', 'start', 'done'],
  ['done', 'failed', 'done'],
] as const)('a task that is %s becomes on %s %s', (state, event, next) => {
  expect(nextTaskState(state, event)).toBe(next);
});

test('pointsText shows points as XP', () => {
  expect([0, 1250, -10].map(pointsText)).toEqual(['0 XP', '1,250 XP', '-10 XP']);
  expect(() => pointsText(0.5)).toThrow(RangeError);
});
