import { DateText, EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { accessLevelsList, heldFlags, isFunctionFlag, ROLE_NAMES, ROLES } from '@atlas/domain/access';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { choicesFilter } from '../../admin/lists/choicesFilter.tsx';
import { filterTabs } from '../../admin/lists/filterTabs.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import type { RowAction } from '../../admin/lists/RowActions.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { levelContent } from './levelContent.ts';
import { useArchiveAccessLevel } from './useArchiveAccessLevel.ts';
import { useMayChange } from './useMayChange.ts';
import type { AccessLevelsScreenQuery, AccessLevelsScreenQuery$data } from './__generated__/AccessLevelsScreenQuery.graphql.ts';

type Level = AccessLevelsScreenQuery$data['viewer']['accessLevels']['edges'][number]['node'];

const LEVELS = { one: 'access level', many: 'access levels' };
const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

const columnsOf = (opens: boolean): readonly ListColumn<Level, SortKeyOf<typeof accessLevelsList>>[] => [
  {
    id: 'name',
    header: 'Name',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ key, name }) => (
      <RowTitle href={opens ? routePath('accessLevel', { id: key }) : undefined} note={key}>
        {name}
      </RowTitle>
    ),
  },
  { id: 'role', header: 'Role', priority: 1, card: 'meta', cell: (level) => ROLE_NAMES[levelContent(level).role] },
  { id: 'people', header: 'People', align: 'end', priority: 1, cell: ({ holders }) => holders },
  {
    id: 'flags',
    header: 'Page flags',
    align: 'end',
    priority: 2,
    cell: (level) => heldFlags(levelContent(level)).filter((flag) => !isFunctionFlag(flag)).length,
  },
  {
    id: 'changed',
    header: 'Changed',
    align: 'end',
    sortable: true,
    priority: 2,
    cell: ({ changedAt }) => <DateText text={formatShortDate(changedAt)} dateTime={changedAt} />,
  },
];

const QUERY = graphql`
  query AccessLevelsScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: AccessLevelsFilter!, $sort: AccessLevelsSort!)
  @preloadable {
    viewer {
      accessLevels(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            key
            name
            ...levelContent_level
            holders
            changedAt
            archivedAt
          }
        }
      }
    }
  }
`;

/**
 * The list of access levels at `/access-levels`. Search, filters and page are in the address.
 *
 * @spec 1 §2.2, §2.8
 */
export function AccessLevelsScreen({ queryRef }: { queryRef: PreloadedQuery<AccessLevelsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<AccessLevelsScreenQuery>(QUERY, queryRef);
  const state = useListState('accessLevels', accessLevelsList, { tab: 'status' });
  const reload = useReload<AccessLevelsScreenQuery>(QUERY, listVariables(state.list, accessLevelsList));
  const archive = useArchiveAccessLevel();
  const mayChange = useMayChange();
  const opens = useOpens('accessLevel');
  const edits = useOpens('editAccessLevel');
  const actionsOf = (level: Level): readonly RowAction[] => {
    const { databaseId, key, name, holders, archivedAt } = level;
    const may = mayChange(levelContent(level));
    return [
      ...(may.edit === null ? [{ label: 'Edit', icon: Pencil, href: routePath('editAccessLevel', { id: key }) }] : []),
      ...(may.archive === null
        ? [
            {
              label: archivedAt === null ? 'Archive' : 'Restore',
              icon: Archive,
              action: archive({ databaseId, name, holders, archivedAt }, reload),
            },
          ]
        : []),
    ];
  };
  return (
    <AdminList
      route="accessLevels"
      title="Access levels"
      exportAs="ACCESS_LEVELS"
      noun={LEVELS}
      state={state}
      queryRef={queryRef}
      connection={viewer.accessLevels}
      columns={columnsOf(opens)}
      rowName={({ name }) => name}
      tabs={filterTabs(state, 'status', LEVELS, [
        { label: 'In use', value: null },
        { label: 'Archived', value: 'archived' },
      ])}
      filters={[choicesFilter(state, { name: 'role', label: 'Role', all: 'All', options: ROLE_OPTIONS })]}
      rowActions={edits ? actionsOf : undefined}
      empty={<EmptyState vignette={<Vignette of="lessons" />} title={NO_DATA} text="Access levels appear here once you create one." />}
    />
  );
}
