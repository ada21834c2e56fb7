import { finishTask, type StageProgress, type Task } from '@atlas/domain/journey';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

interface KeptTask extends Task {
  readonly record: RecordProxy;
}

/**
 * Converts a task for the rules of the journey. A reopened task whose points were earned earns none
 * again.
 */
const taskOf = (record: RecordProxy): KeptTask => ({
  id: Number(record.getValue('databaseId')),
  title: String(record.getValue('title')),
  points: record.getValue('hasEarned') === true ? 0 : Number(record.getValue('points')),
  record,
});

/**
 * Finishes a task in the store by the rules of the journey, before the server responds. Data that
 * is not loaded stays as it is.
 */
export function finishInStore(store: RecordSourceProxy, progressId: string, taskId: number): void {
  const record = store.get(progressId);
  const [all, left] = [record?.getLinkedRecords('stageTasks'), record?.getLinkedRecords('remainingTasks')];
  if (!record || !all || !left) return;
  const before: StageProgress<KeptTask> = {
    points: Number(record.getValue('points')),
    stageTasks: all.map(taskOf),
    remainingTasks: left.map(taskOf),
    remainingTasksCount: left.length,
    percentage: Number(record.getValue('percentage')),
  };
  const after = finishTask(before, taskId);
  record.setValue(after.points, 'points');
  record.setValue(after.percentage, 'percentage');
  record.setValue(after.remainingTasksCount, 'remainingTasksCount');
  record.setLinkedRecords(
    after.remainingTasks.map((task) => task.record),
    'remainingTasks',
  );
}
