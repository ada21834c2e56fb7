import { nextTaskState, pointsText, taskCountText, type TaskEvent, type TaskState } from '@atlas/domain/journey';
import { useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { playChime, prepareChime } from './chime.ts';
import { finishInStore } from './finishInStore.ts';
import type { useFinishTaskMutation } from './__generated__/useFinishTaskMutation.graphql.ts';

interface OpenTask {
  databaseId: number;
  title: string;
  points: number;
  hasEarned: boolean;
}

interface Outcome {
  /** Called when the task is ticked, which is not yet saved. Not for a press in the meantime. */
  onTicked: () => void;
  onSaved: () => void;
  /** Called once the task is open again. */
  onRejected: (error: unknown) => void;
}

interface Finishing {
  /** Finishes a task. Pressing again in the meantime has no effect. */
  finish: (task: OpenTask, evidence: string | undefined, outcome: Outcome) => void;
  isSaving: (taskId: number) => boolean;
  /** The screen reader's announcement for the last finished task, or the last one given. */
  announcement: string;
  announce: (text: string) => void;
}

/**
 * Finishes tasks optimistically: the screen shows the change at once. It plays a chime when the
 * server confirms, and reverts when the server rejects it.
 */
export function useFinishTask(progressId: string): Finishing {
  const [commit] = useMutation<useFinishTaskMutation>(graphql`
    mutation useFinishTaskMutation($taskId: Int!, $evidence: String) {
      finishTask(taskId: $taskId, evidence: $evidence) {
        id
        points
        percentage
        remainingTasksCount
        mayAskToMoveUp
        ...StageTasks_progress
      }
    }
  `);
  // In a ref, because a second press may come before the first one has rendered.
  const states = useRef(new Map<number, TaskState>());
  const [saving, setSaving] = useState<readonly number[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const happens = (taskId: number, event: TaskEvent): boolean => {
    const before = states.current.get(taskId) ?? 'not-done';
    const after = nextTaskState(before, event);
    if (after === before) return false;
    if (after === 'in-progress') states.current.set(taskId, after);
    // A reviewer may reopen a finished task, which can then be finished again.
    else states.current.delete(taskId);
    setSaving([...states.current.keys()]);
    return true;
  };
  const finish: Finishing['finish'] = (task, evidence, { onTicked, onSaved, onRejected }) => {
    if (!happens(task.databaseId, 'start')) return;
    onTicked();
    prepareChime();
    const earned = task.hasEarned ? '' : ` You earned ${pointsText(task.points)}.`;
    setAnnouncement(`“${task.title}” is finished.${earned}`);
    commit({
      variables: { taskId: task.databaseId, evidence: evidence ?? null },
      optimisticUpdater: (store) => finishInStore(store, progressId, task.databaseId),
      updater: (store) => {
        const left = store.get(progressId)?.getValue('remainingTasksCount');
        if (typeof left === 'number') setAnnouncement(`“${task.title}” is finished.${earned} ${taskCountText(left)}.`);
      },
      onCompleted: () => {
        happens(task.databaseId, 'finished');
        playChime();
        onSaved();
      },
      onError: (error) => {
        happens(task.databaseId, 'failed');
        setAnnouncement(`“${task.title}” is not finished.`);
        showError(error);
        onRejected(error);
      },
    });
  };
  return { finish, isSaving: (taskId) => saving.includes(taskId), announcement, announce: setAnnouncement };
}
