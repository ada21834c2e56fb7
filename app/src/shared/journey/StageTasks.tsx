import { Alert, Heading, Stack, TaskList, Text, VisuallyHidden } from '@atlas/ui';
import { NO_TASKS_LEFT, taskCountText, xpAmount } from '@atlas/domain/journey';
import { formatShortDate } from '@atlas/domain/time';
import { Suspense, useEffect, useId, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import { TaskDetails } from './TaskDetails.tsx';
import { useEvidence } from './useEvidence.ts';
import { useFinishTask } from './useFinishTask.ts';
import type { StageTasks_progress$key } from './__generated__/StageTasks_progress.graphql.ts';

// Loads with the first field for evidence. Without a connection the field works without it.
const EvidenceGuard = lazyPart(
  'EvidenceGuard',
  async () => (await import('./EvidenceGuard.tsx')).EvidenceGuard,
  () => null,
);

interface StageTasksProps {
  progress: StageTasks_progress$key;
  /** For a drawer: only the remaining tasks, one line each. */
  compact?: boolean;
}

/** The tasks of a stage: the remaining ones, which can be finished here, then the finished ones. */
export function StageTasks({ progress: key, compact = false }: StageTasksProps) {
  const progress = useFragment(
    graphql`
      fragment StageTasks_progress on UserStageProgress {
        id
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
  const { finish, isSaving, announcement } = useFinishTask(progress.id);
  const evidence = useEvidence();
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = useId();
  const { remainingTasks, finishedTasks, stageTasks } = progress;
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (announcement !== '' && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [announcement, remainingTasks.length]);
  const left = new Set(remainingTasks.map(({ id }) => id));
  const finished = stageTasks.filter(({ id }) => !left.has(id));
  const said = new Map(finishedTasks.map((one) => [one.task.id, one]));
  const finishTask = (task: (typeof remainingTasks)[number]) => {
    if (evidence.check(task.id)) finish(task, evidence.typed(task.id), (error) => evidence.reject(task.id, error));
  };
  const earned = ({ points, hasEarned }: { points: number; hasEarned: boolean }) =>
    hasEarned ? undefined : xpAmount(points, { signed: true });
  return (
    <Stack gap={6}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {evidence.isOpen && (
        <Suspense>
          <EvidenceGuard unsaved={evidence.isUnsent(remainingTasks.map(({ id }) => id))} />
        </Suspense>
      )}
      <Stack gap={3} as="section">
        <Heading level={2} size={compact ? 'subheading' : 'heading'} id={`${ids}left`} focusable ref={heading}>
          {remainingTasks.length > 0 || stageTasks.length === 0 ? taskCountText(remainingTasks.length) : 'Your tasks'}
        </Heading>
        {remainingTasks.length > 0 && (
          <TaskList
            labelledBy={`${ids}left`}
            tasks={remainingTasks.map((task, index) => ({
              id: task.id,
              title: task.title,
              points: earned(task),
              next: index === 0,
              onFinish: () => finishTask(task),
              children: (
                <TaskDetails
                  task={task}
                  compact={compact}
                  evidence={evidence.typed(task.id)}
                  error={evidence.error(task.id)}
                  onEvidence={(text, problem) => evidence.type(task.id, text, problem)}
                  onFinish={() => finishTask(task)}
                />
              ),
            }))}
          />
        )}
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
              const one = said.get(task.id);
              const when = isSaving(task.databaseId) ? 'Saving…' : one && formatShortDate(one.finishedAt);
              return {
                id: task.id,
                title: task.title,
                points: xpAmount(task.points, { signed: true }),
                done: true,
                children: (
                  <Text size={14} tone="muted">
                    {[when, one?.evidence].filter(Boolean).join(' · ')}
                  </Text>
                ),
              };
            })}
          />
        </Stack>
      )}
    </Stack>
  );
}
