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

interface Finishing {
  /** Finishes a task; pressed again while that runs, it changes nothing. */
  finish: (task: OpenTask, evidence: string | undefined) => void;
  isSaving: (taskId: number) => boolean;
  /** What a screen reader says of the last one. */
  announcement: string;
}

/** Finishes tasks: the screen shows it at once, with a chime when the server agrees, and takes it back when it refuses. */
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
  // Beside what is drawn, because a second press may come before the first one was drawn.
  const states = useRef(new Map<number, TaskState>());
  const [saving, setSaving] = useState<readonly number[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const happens = (taskId: number, event: TaskEvent): boolean => {
    const before = states.current.get(taskId) ?? 'not-done';
    const after = nextTaskState(before, event);
    if (after === before) return false;
    if (after === 'in-progress') states.current.set(taskId, after);
    // One that is done may be reopened by a reviewer, and finished again.
    else states.current.delete(taskId);
    setSaving([...states.current.keys()]);
    return true;
  };
  const finish: Finishing['finish'] = (task, evidence) => {
    if (!happens(task.databaseId, 'start')) return;
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
      },
      onError: (error) => {
        happens(task.databaseId, 'failed');
        setAnnouncement(`“${task.title}” is not finished.`);
        showError(error);
      },
    });
  };
  return { finish, isSaving: (taskId) => saving.includes(taskId), announcement };
}
