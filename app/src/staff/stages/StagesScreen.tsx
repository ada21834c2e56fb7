import { EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { pointsText, stagesList } from '@atlas/domain/journey';
import { countNoun, listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { archivedFilter } from '../../admin/lists/archivedFilter.ts';
import { editAndArchive } from '../../admin/lists/editAndArchive.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { useArchiveStage } from './useArchiveStage.ts';
import { useMoveStage } from './useMoveStage.ts';
import type { StagesScreenQuery, StagesScreenQuery$data } from './__generated__/StagesScreenQuery.graphql.ts';

type Stage = StagesScreenQuery$data['viewer']['stages']['edges'][number]['node'];

const TASKS = { one: 'task', many: 'tasks' };

const COLUMNS: readonly ListColumn<Stage, SortKeyOf<typeof stagesList>>[] = [
  {
    id: 'number',
    header: 'Stage',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId, number, name, archivedAt }) => (
      // Archived stages have no position in the journey.
      <RowTitle href={routePath('stage', { id: databaseId })}>{archivedAt === null ? `${number}. ${name}` : name}</RowTitle>
    ),
  },
  { id: 'tasks', header: 'Tasks', width: 'narrow', priority: 2, card: 'meta', cell: ({ tasks }) => countNoun(tasks.length, TASKS) },
  { id: 'points', header: 'Points', align: 'end', priority: 2, card: 'meta', cell: ({ points }) => pointsText(points) },
  { id: 'members', header: 'Members now', align: 'end', priority: 1, cell: ({ memberCount }) => memberCount },
  { id: 'stuck', header: 'Stuck', align: 'end', priority: 1, cell: ({ stuckCount }) => stuckCount },
  { id: 'waiting', header: 'Waiting move-ups', align: 'end', priority: 2, cell: ({ waitingCount }) => waitingCount },
];

const QUERY = graphql`
  query StagesScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: StagesFilter!, $sort: StagesSort!) @preloadable {
    stages {
      databaseId
    }
    viewer {
      stages(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            number
            name
            archivedAt
            points
            tasks {
              __typename
            }
            memberCount
            stuckCount
            waitingCount
          }
        }
      }
    }
  }
`;

/**
 * The list of stages in journey order at `/stages`. Search, filters and page are in the address.
 *
 * @spec 1 §2.5, §2.8
 */
export function StagesScreen({ queryRef }: { queryRef: PreloadedQuery<StagesScreenQuery> }) {
  const { stages: journey, viewer } = usePreloadedQuery<StagesScreenQuery>(QUERY, queryRef);
  const state = useListState('stages', stagesList);
  const reload = useReload<StagesScreenQuery>(QUERY, listVariables(state.list, stagesList));
  const archive = useArchiveStage();
  const move = useMoveStage(journey, reload);
  const { currentUser } = useAuth();
  const actionsOf = (stage: Stage) => {
    const { databaseId: id, archivedAt } = stage;
    const [earlier, later] = [move(stage, -1), move(stage, 1)];
    return editAndArchive({ edit: routePath('editStage', { id }), archivedAt, archive: archive(stage, reload) }, [
      ...(earlier ? [{ label: 'Move earlier', icon: ArrowUp, action: earlier }] : []),
      ...(later ? [{ label: 'Move later', icon: ArrowDown, action: later }] : []),
    ]);
  };
  return (
    <AdminList
      route="stages"
      title="Stages"
      exportAs="STAGES"
      noun={{ one: 'stage', many: 'stages' }}
      state={state}
      queryRef={queryRef}
      connection={viewer.stages}
      columns={COLUMNS}
      rowName={({ name }) => name}
      filters={[archivedFilter(state)]}
      rowActions={can(currentUser, { page: 'editStage' }) ? actionsOf : undefined}
      empty={<EmptyState vignette={<Vignette of="lessons" />} title={NO_DATA} text="Stages appear here once you create one." />}
    />
  );
}
