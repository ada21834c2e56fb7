import { Environment, Network, RecordSource, Store, type RecordSourceProxy } from 'relay-runtime';
import { expect, test } from 'vitest';
import { finishInStore } from './finishInStore.ts';

/** A store in which a member has finished the first of three tasks. The third was reopened. */
function storeWith(change: (store: RecordSourceProxy) => void) {
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('Nothing is asked for'))),
    store: new Store(new RecordSource()),
  });
  environment.commitUpdate((store) => {
    const tasks = [1, 2, 3].map((id) => {
      const task = store.create(`task:${id}`, 'Task');
      task
        .setValue(id, 'databaseId')
        .setValue(`Task ${id}`, 'title')
        .setValue(id * 10, 'points')
        .setValue(id === 3, 'hasEarned');
      return task;
    });
    const progress = store.create('progress', 'UserStageProgress');
    progress.setValue(100, 'points').setValue(33, 'percentage').setValue(2, 'remainingTasksCount');
    progress.setLinkedRecords(tasks, 'stageTasks').setLinkedRecords(tasks.slice(1), 'remainingTasks');
  });
  environment.commitUpdate(change);
  const read = (id: string) => environment.getStore().getSource().get(id) as Record<string, unknown> | undefined;
  const { points, percentage, remainingTasksCount, remainingTasks } = read('progress') ?? {};
  return { points, percentage, remainingTasksCount, left: (remainingTasks as { __refs: string[] }).__refs };
}

test('finishes a task by the rules of the journey', () => {
  expect(storeWith((store) => finishInStore(store, 'progress', 2))).toEqual({
    points: 120,
    percentage: 66,
    remainingTasksCount: 1,
    left: ['task:3'],
  });
});

test('finishes two in a row, without points for a reopened one', () => {
  const both = (store: RecordSourceProxy) => [3, 2, 2].forEach((id) => finishInStore(store, 'progress', id));
  expect(storeWith(both)).toEqual({ points: 120, percentage: 100, remainingTasksCount: 0, left: [] });
});

test('changes nothing for a task that is not loaded or not left', () => {
  const untouched = { points: 100, percentage: 33, remainingTasksCount: 2, left: ['task:2', 'task:3'] };
  expect(storeWith((store) => finishInStore(store, 'nobody', 2))).toEqual(untouched);
  expect(storeWith((store) => finishInStore(store, 'progress', 1))).toEqual(untouched);
});
