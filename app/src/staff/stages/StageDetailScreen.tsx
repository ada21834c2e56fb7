import {
  ButtonLink,
  Card,
  type DataColumn,
  DataTable,
  EmptyState,
  Heading,
  KeyValueList,
  RowTitle,
  Stack,
  Text,
  Vignette,
} from '@atlas/ui';
import { Markdown } from '@atlas/ui/components/learning/Markdown.tsx';
import { can } from '@atlas/domain/access';
import { pointsText } from '@atlas/domain/journey';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { EditAndArchive } from '../../admin/actions/EditAndArchive.tsx';
import { ArchivedStatus } from '../../admin/ArchivedStatus.tsx';
import { namesOf } from '../../admin/namesOf.ts';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useArchiveStage } from './useArchiveStage.ts';
import type { StageDetailScreenQuery, StageDetailScreenQuery$data } from './__generated__/StageDetailScreenQuery.graphql.ts';

type Task = NonNullable<StageDetailScreenQuery$data['viewer']['stage']>['tasks'][number];

const COLUMNS: readonly DataColumn<Task & { place: number }>[] = [
  {
    id: 'title',
    header: 'Task',
    width: 'wide',
    cell: ({ place, title, actionLabel }) => (
      <RowTitle note={actionLabel === '' ? undefined : `Button: ${actionLabel}`}>
        {place}. {title}
      </RowTitle>
    ),
  },
  { id: 'points', header: 'Points', width: 'narrow', align: 'end', card: 'aside', cell: ({ points }) => pointsText(points) },
];

/**
 * A stage of the journey for staff at `/stages/{id}`.
 *
 * @spec 1 §2.5
 */
export function StageDetailScreen({ queryRef }: { queryRef: PreloadedQuery<StageDetailScreenQuery> }) {
  const { viewer } = usePreloadedQuery<StageDetailScreenQuery>(
    graphql`
      query StageDetailScreenQuery($id: Int!) @preloadable {
        viewer {
          stage(databaseId: $id) {
            databaseId
            number
            name
            description
            archivedAt
            createdAt
            points
            tasks {
              id
              title
              points
              actionLabel
            }
            managers {
              name
            }
            reviewers {
              name
            }
            memberCount
            stuckCount
            waitingCount
          }
        }
      }
    `,
    queryRef,
  );
  const archive = useArchiveStage();
  const { currentUser } = useAuth();
  const { stage } = viewer;
  if (!stage) return <NotFound />;
  const { databaseId: id, archivedAt, tasks } = stage;
  const edit = can(currentUser, { page: 'editStage' }) ? routePath('editStage', { id }) : null;
  const rows = tasks.map((task, index) => ({ ...task, place: index + 1 }));
  return (
    <RecordPage
      title={stage.name}
      back={{ href: routePath('stages'), label: 'Stages' }}
      status={<ArchivedStatus archivedAt={archivedAt} />}
      meta={archivedAt === null ? `Stage ${stage.number} of the journey` : 'Not part of the journey'}
      actions={
        <EditAndArchive edit={edit} archivedAt={archivedAt} archive={archive(stage)}>
          Edit stage
        </EditAndArchive>
      }
      aside={
        <Card>
          <KeyValueList
            items={[
              { label: 'Members now', value: stage.memberCount },
              { label: 'Stuck', value: stage.stuckCount },
              { label: 'Waiting move-ups', value: stage.waitingCount },
              { label: 'Points of all tasks', value: pointsText(stage.points) },
              { label: 'Managers', value: namesOf(stage.managers) },
              { label: 'Reviewers', value: namesOf(stage.reviewers) },
              { label: 'Created', value: formatShortDate(stage.createdAt) },
            ]}
          />
        </Card>
      }
    >
      {stage.description === '' ? <Text tone="muted">No description yet.</Text> : <Markdown source={stage.description} />}
      {tasks.length === 0 ? (
        <EmptyState
          vignette={<Vignette of="lessons" />}
          title="No tasks yet"
          text="Members move up once they finish every task in their stage."
          action={edit && <ButtonLink href={edit}>Add the first task</ButtonLink>}
        />
      ) : (
        <Stack gap={3} as="section" aria-labelledby="stage-tasks">
          <Heading level={2} size="subheading" id="stage-tasks">
            Tasks
          </Heading>
          <DataTable label="Tasks" columns={COLUMNS} rows={rows} rowKey={({ id: taskId }) => taskId} />
        </Stack>
      )}
    </RecordPage>
  );
}
