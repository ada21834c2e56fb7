import { pointsText } from '@atlas/domain/journey';
import { useState, type RefObject } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { evidenceStoreOf, type EvidenceStore } from './evidenceStore.ts';
import { useFinishTask } from './useFinishTask.ts';
import type { StageTasks_progress$data } from './__generated__/StageTasks_progress.graphql.ts';

export type OpenTask = StageTasks_progress$data['remainingTasks'][number];

/** A task that was finished a moment ago and stays among the open ones. */
export interface Ticked {
  readonly task: OpenTask;
  /** The height of its row before, in px. */
  readonly height: number;
  readonly isFolding: boolean;
}

interface TaskRecord {
  readonly id: string;
  readonly databaseId: number;
  readonly title: string;
  readonly points: number;
}

interface TaskSteps {
  store: EvidenceStore;
  ticked: readonly Ticked[];
  finish: (task: OpenTask) => void;
  undo: (task: TaskRecord, evidence: string | null) => void;
  isSaving: (taskId: number) => boolean;
  isUndoing: (taskId: string) => boolean;
  fold: (taskId: string) => void;
  remove: (taskId: string) => void;
  /** The task that the sheet celebrates. */
  celebrated: OpenTask | null;
  closeSheet: () => void;
  focusRow: (taskId: string) => void;
  announcement: string;
  announce: (text: string) => void;
}

/** Whether the member is busy elsewhere, so that nothing may open over what they do. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null || document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;

/**
 * The steps of a member through the tasks of their stage: finish, celebrate, undo.
 *
 * @param lists around the lists of tasks, to find the row of one
 * @param options whether a sheet celebrates a finished task, and a callback for each ticked one
 */
export function useTaskSteps(
  progressId: string,
  lists: RefObject<HTMLElement | null>,
  { celebrates, onTicked }: { celebrates: boolean; onTicked?: (() => void) | undefined },
): TaskSteps {
  const environment = useRelayEnvironment();
  const store = evidenceStoreOf(environment);
  const { finish: send, isSaving, announcement, announce } = useFinishTask(progressId);
  const [ticked, setTicked] = useState<readonly Ticked[]>([]);
  const [undoing, setUndoing] = useState<readonly string[]>([]);
  const [celebrated, setCelebrated] = useState<OpenTask | null>(null);
  const rowOf = (taskId: string) => lists.current?.querySelector<HTMLElement>(`[data-task="${CSS.escape(taskId)}"]`);
  const focusRow = (taskId: string) => {
    // After the change is rendered and a closed sheet has returned the focus.
    requestAnimationFrame(() => rowOf(taskId)?.focus());
  };
  const remove = (taskId: string) => setTicked((before) => before.filter(({ task }) => task.id !== taskId));
  const finish = (task: OpenTask) => {
    if (!store.check(task.id)) return;
    send(task, store.read().typed[task.id]?.text, {
      onTicked: () => {
        const height = rowOf(task.id)?.firstElementChild?.clientHeight ?? 0;
        setTicked((before) => [...before.filter((one) => one.task.id !== task.id), { task, height, isFolding: false }]);
        onTicked?.();
        focusRow(task.id);
      },
      onSaved: () => {
        store.forget(task.id);
        if (celebrates && !isBusy()) setCelebrated(task);
      },
      onRejected: (error) => {
        remove(task.id);
        store.reject(task.id, error);
      },
    });
  };
  const undo = async (task: TaskRecord, evidence: string | null) => {
    setUndoing((before) => [...before, task.id]);
    try {
      await (await import('./unfinishTask.ts')).unfinishTask(environment, task.databaseId);
      remove(task.id);
      // The text returns to its field, so that nothing the member wrote is lost.
      if (evidence !== null) store.type(task.id, evidence, null);
      announce(`“${task.title}” is open again. ${pointsText(task.points)} were taken back.`);
      focusRow(task.id);
    } catch (error) {
      showError(error);
    }
    setUndoing((before) => before.filter((id) => id !== task.id));
  };
  return {
    store,
    ticked,
    finish,
    undo: (task, evidence) => void undo(task, evidence),
    isSaving,
    isUndoing: (taskId) => undoing.includes(taskId),
    fold: (taskId) => setTicked((before) => before.map((one) => (one.task.id === taskId ? { ...one, isFolding: true } : one))),
    remove,
    celebrated,
    closeSheet: () => setCelebrated(null),
    focusRow,
    announcement,
    announce,
  };
}
