import { Alert, Heading, Stack, TaskList, Text, VisuallyHidden, type TaskItem } from '@atlas/ui';
import { NO_TASKS_LEFT, taskCountText, xpAmount } from '@atlas/domain/journey';
import { formatShortDate } from '@atlas/domain/time';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { FinishedActions } from './FinishedActions.tsx';
import { MOVE_UP_ID } from './moveUpId.ts';
import { TaskDetails } from './TaskDetails.tsx';
import { useEvidence } from './useEvidence.ts';
import { useTaskSteps, type OpenTask, type Ticked } from './useTaskSteps.ts';
import type { StageTasks_progress$key } from './__generated__/StageTasks_progress.graphql.ts';

// Loads with the first field for evidence. Without a connection the field works without it.
const EvidenceGuard = lazyPart(
  'EvidenceGuard',
  async () => (await import('./EvidenceGuard.tsx')).EvidenceGuard,
  () => null,
);
// Each loads with the first finished task. Without a connection the task is finished all the same.
const TickedTask = lazyPart(
  'TickedTask',
  async () => (await import('./TickedTask.tsx')).TickedTask,
  () => null,
);
const TaskCelebration = lazyPart(
  'TaskCelebration',
  async () => (await import('./TaskCelebration.tsx')).TaskCelebration,
  () => null,
);

interface StageTasksProps {
  progress: StageTasks_progress$key;
  /** For a drawer: only the open tasks, one line each, without a sheet over the drawer. */
  compact?: boolean;
  /** Called when a task is ticked. */
  onTicked?: (() => void) | undefined;
}

/** The tasks of a stage: the open ones, which can be finished here, then the finished ones. */
export function StageTasks({ progress: key, compact = false, onTicked }: StageTasksProps) {
  const progress = useFragment(
    graphql`
      fragment StageTasks_progress on UserStageProgress {
        id
        mayUnfinishTasks
        mayAddEvidence
        stageTasks {
          id
          databaseId
          title
          points
          hasEarned
        }
        remainingTasks {
          id
          databaseId
          title
          points
          hasEarned
          ...TaskDetails_task
        }
        finishedTasks {
          task {
            id
          }
          evidence
          finishedAt
        }
      }
    `,
    key,
  );
  const lists = useRef<HTMLElement>(null);
  const steps = useTaskSteps(progress.id, lists, { celebrates: !compact, onTicked });
  const { store, ticked, celebrated, announcement } = steps;
  const evidence = useEvidence(store);
  const [adding, setAdding] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = useId();
  const { remainingTasks, finishedTasks, stageTasks, mayUnfinishTasks, mayAddEvidence } = progress;
  useEffect(() => {
    // The focused element is gone, and the focus with it.
    if (announcement !== '' && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [announcement, ticked.length]);
  useEffect(() => (compact ? undefined : () => store.clear()), [compact, store]);
  const open = new Map<string, OpenTask>(remainingTasks.map((task) => [task.id, task]));
  const justDone = new Map<string, Ticked>(ticked.filter(({ task }) => !open.has(task.id)).map((one) => [one.task.id, one]));
  const rows = stageTasks.flatMap(({ id }) => open.get(id) ?? justDone.get(id)?.task ?? []);
  const finished = stageTasks.filter(({ id }) => !open.has(id) && !justDone.has(id));
  const records = new Map(finishedTasks.map((one) => [one.task.id, one]));
  const next = remainingTasks[0];
  const isAdding = (taskId: string) => adding.includes(taskId);
  const setIsAdding = (taskId: string, isOpen: boolean) => {
    setAdding((before) => [...before.filter((id) => id !== taskId), ...(isOpen ? [taskId] : [])]);
    if (isOpen) store.type(taskId, '', null);
    else {
      store.forget(taskId);
      steps.focusRow(taskId);
    }
  };
  const earned = ({ points, hasEarned }: { points: number; hasEarned: boolean }) =>
    hasEarned ? undefined : xpAmount(points, { signed: true });
  const actionsOf = (task: (typeof stageTasks)[number], isTicked: boolean) => {
    const record = records.get(task.id);
    // Without a record it is not saved yet.
    if (!record || steps.isSaving(task.databaseId)) return null;
    return (
      <FinishedActions
        task={task}
        stored={record.evidence ?? null}
        store={store}
        isAdding={isAdding(task.id)}
        onAdding={(isOpen) => setIsAdding(task.id, isOpen)}
        onAdded={() => {
          setIsAdding(task.id, false);
          steps.announce(`The evidence for “${task.title}” is saved.`);
        }}
        // A ticked row has room for one action. The sheet offers the other.
        mayAddEvidence={mayAddEvidence && !isTicked}
        mayUndo={mayUnfinishTasks}
        isUndoing={steps.isUndoing(task.id)}
        onUndo={() => steps.undo(task, record.evidence ?? null)}
      />
    );
  };
  const rowOf = (task: OpenTask): TaskItem => {
    const one = justDone.get(task.id);
    const points = earned(task);
    const isSaving = steps.isSaving(task.databaseId);
    return {
      id: task.id,
      title: task.title,
      points,
      next: task.id === next?.id,
      ticked: one && { height: one.height, folding: one.isFolding },
      onFinish: () => steps.finish(task),
      children: (
        <>
          <TaskDetails
            task={task}
            compact={compact}
            ticked={one !== undefined}
            evidence={evidence.typed(task.id)}
            error={evidence.error(task.id)}
            onEvidence={(text, problem) => store.type(task.id, text, problem)}
            onFinish={() => steps.finish(task)}
          />
          {one && (
            <Suspense>
              <TickedTask
                text={isSaving ? 'Saving…' : ['Done', points && `${points}\u00a0XP`].filter(Boolean).join(' · ')}
                isHeld={isSaving || isAdding(task.id) || celebrated !== null || steps.isUndoing(task.id)}
                onFold={() => steps.fold(task.id)}
                onFolded={() => steps.remove(task.id)}
              >
                {actionsOf(task, true)}
              </TickedTask>
            </Suspense>
          )}
        </>
      ),
    };
  };
  return (
    <Stack gap={6} ref={lists}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {evidence.isOpen && (
        <Suspense>
          <EvidenceGuard unsaved={evidence.isUnsent([...remainingTasks.map(({ id }) => id), ...adding])} />
        </Suspense>
      )}
      <Stack gap={3} as="section">
        <Heading level={2} size={compact ? 'subheading' : 'heading'} id={`${ids}left`} focusable ref={heading}>
          {remainingTasks.length > 0 || stageTasks.length === 0 ? taskCountText(remainingTasks.length) : 'Your tasks'}
        </Heading>
        {rows.length > 0 && <TaskList labelledBy={`${ids}left`} tasks={rows.map(rowOf)} />}
        {remainingTasks.length === 0 && stageTasks.length > 0 && <Alert tone="success">{NO_TASKS_LEFT}</Alert>}
        {stageTasks.length === 0 && <Text tone="muted">This stage has no tasks yet. They will appear here.</Text>}
      </Stack>
      {!compact && finished.length > 0 && (
        <Stack gap={3} as="section">
          <Heading level={2} size="subheading" id={`${ids}finished`}>
            Finished
          </Heading>
          <TaskList
            surface="plain"
            labelledBy={`${ids}finished`}
            tasks={finished.map((task) => {
              const record = records.get(task.id);
              const when = steps.isSaving(task.databaseId) ? 'Saving…' : record && formatShortDate(record.finishedAt);
              return {
                id: task.id,
                title: task.title,
                points: xpAmount(task.points, { signed: true }),
                done: true,
                children: (
                  <Stack gap={1}>
                    {[when, ...(record?.evidence ?? '').split('\n')].filter(Boolean).map((line, index) => (
                      <Text key={index} size={14} tone="muted">
                        {line}
                      </Text>
                    ))}
                    {actionsOf(task, false)}
                  </Stack>
                ),
              };
            })}
          />
        </Stack>
      )}
      {celebrated && (
        <Suspense>
          <TaskCelebration
            task={celebrated}
            done={stageTasks.length - remainingTasks.length}
            total={stageTasks.length}
            next={next ?? null}
            onNext={() => {
              steps.closeSheet();
              if (next) steps.focusRow(next.id);
              else requestAnimationFrame(() => document.getElementById(MOVE_UP_ID)?.focus());
            }}
            onAddEvidence={
              mayAddEvidence && (records.get(celebrated.id)?.evidence ?? null) === null
                ? () => {
                    steps.closeSheet();
                    setIsAdding(celebrated.id, true);
                  }
                : undefined
            }
            onClose={steps.closeSheet}
          />
        </Suspense>
      )}
    </Stack>
  );
}
