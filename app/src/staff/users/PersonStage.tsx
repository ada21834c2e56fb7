import {
  Card,
  DataTable,
  type DataColumn,
  Heading,
  KeyValueList,
  ProgressBar,
  RowFigure,
  RowTitle,
  Stack,
  StatusBadge,
  Text,
} from '@atlas/ui';
import { MOVE_UP_STATES, nextStageText, pointsText } from '@atlas/domain/journey';
import { enumName, enumWord } from '@atlas/domain/lists';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PersonStage_progress$key } from './__generated__/PersonStage_progress.graphql.ts';

interface ShownTask {
  readonly databaseId: number;
  readonly title: string;
  readonly points: number;
  readonly finishedAt: string | null;
  readonly evidence: string | null;
}

const COLUMNS: readonly DataColumn<ShownTask>[] = [
  { id: 'task', header: 'Task', width: 'wide', cell: ({ title, evidence }) => <RowTitle note={evidence ?? undefined}>{title}</RowTitle> },
  {
    id: 'state',
    header: 'State',
    card: 'badge',
    cell: ({ finishedAt }) =>
      finishedAt === null ? <StatusBadge tone="neutral" text="Not finished" /> : <StatusBadge tone="success" text="Finished" />,
  },
  {
    id: 'finished',
    header: 'Finished',
    width: 'narrow',
    align: 'end',
    card: 'meta',
    cell: ({ finishedAt }) => finishedAt !== null && formatShortDate(finishedAt),
  },
  { id: 'points', header: 'XP', width: 'narrow', align: 'end', card: 'aside', cell: ({ points }) => <RowFigure>{points}</RowFigure> },
];

const STATES = MOVE_UP_STATES.map(({ value }) => value);

const moveUpLabel = (state: string): string => MOVE_UP_STATES.find(({ value }) => enumName(value) === state)?.label ?? '';

/** The stage a person is in: its progress, what brings them to the next one, their request to move up, and its tasks with evidence. */
export function PersonStage({ progress: key, firstName }: { progress: PersonStage_progress$key; firstName: string }) {
  const progress = useFragment(
    graphql`
      fragment PersonStage_progress on UserStageProgress {
        points
        percentage
        enteredAt
        stage {
          number
          name
        }
        stageTasks {
          databaseId
          title
          points
        }
        finishedTasks {
          evidence
          finishedAt
          task {
            databaseId
          }
        }
        remainingTasksCount
        nextStage {
          number
          name
        }
        moveUp {
          state
          createdAt
        }
      }
    `,
    key,
  );
  const { stage, points, percentage, enteredAt, moveUp, stageTasks, finishedTasks, remainingTasksCount, nextStage } = progress;
  const finished = new Map(finishedTasks.map((one) => [one.task.databaseId, one]));
  const tasks = stageTasks.map((task): ShownTask => {
    const done = finished.get(task.databaseId);
    return { ...task, finishedAt: done?.finishedAt ?? null, evidence: done?.evidence ?? null };
  });
  const done = tasks.filter(({ finishedAt }) => finishedAt !== null).length;
  if (stage == null) {
    return <Text tone="muted">{`No stage yet. The Journey Form assigns one.${points > 0 ? ` ${pointsText(points)} so far.` : ''}`}</Text>;
  }
  return (
    <>
      <Card as="section" aria-labelledby="stage" padding="roomy">
        <Stack gap={4}>
          <Heading level={2} size="subheading" id="stage">
            {`Stage ${stage.number}. ${stage.name}`}
          </Heading>
          <ProgressBar label="Tasks of this stage" percent={percentage} valueText={`${done} of ${tasks.length} tasks`} />
          <Text>
            {nextStageText({
              firstName,
              tasks: tasks.length,
              remainingTasks: remainingTasksCount,
              next: nextStage ?? null,
              moveUp: moveUp ? (enumWord(STATES, moveUp.state) ?? null) : null,
            })}
          </Text>
          <KeyValueList
            layout="grid"
            emptyText="None"
            items={[
              { label: 'Finished tasks', value: `${done} of ${tasks.length}` },
              { label: 'In this stage since', value: enteredAt && formatShortDate(enteredAt) },
              { label: 'XP', value: pointsText(points) },
              {
                label: 'Move-up request',
                value: moveUp && `${moveUpLabel(moveUp.state)}, ${formatShortDate(moveUp.createdAt)}`,
              },
            ]}
          />
        </Stack>
      </Card>
      {tasks.length > 0 && (
        <Stack gap={3} as="section" aria-labelledby="tasks">
          <Heading level={2} size="subheading" id="tasks">
            Tasks of this stage
          </Heading>
          <DataTable label="Tasks of this stage" columns={COLUMNS} rows={tasks} rowKey={({ databaseId }) => databaseId} />
        </Stack>
      )}
    </>
  );
}
