import { Badge, EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { groupsList } from '@atlas/domain/groups';
import { countNoun, listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import Phone from 'lucide-react/icons/phone';
import Users from 'lucide-react/icons/users';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { archivedFilter } from '../../admin/lists/archivedFilter.ts';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { editAndArchive } from '../../admin/lists/editAndArchive.ts';
import { linkedFilter } from '../../admin/lists/linkedFilter.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { namesOf } from '../../admin/namesOf.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { useArchiveGroup } from './useArchiveGroup.ts';
import type { GroupsScreenQuery, GroupsScreenQuery$data } from './__generated__/GroupsScreenQuery.graphql.ts';

type Group = GroupsScreenQuery$data['viewer']['groups']['edges'][number]['node'];

const GROUPS = { one: 'group', many: 'groups' };
const SUBGROUPS = { one: 'subgroup', many: 'subgroups' };

const COLUMNS: readonly ListColumn<Group, SortKeyOf<typeof groupsList>>[] = [
  {
    id: 'name',
    header: 'Group',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId, name, subgroups }) => (
      <RowTitle
        href={routePath('group', { id: databaseId })}
        note={subgroups.length === 0 ? undefined : countNoun(subgroups.length, SUBGROUPS)}
      >
        {name}
      </RowTitle>
    ),
  },
  {
    id: 'leader',
    header: 'Leader',
    priority: 1,
    cell: ({ leader, isLed }) => (isLed ? leader?.name : <Badge tone="warning">No leader</Badge>),
  },
  { id: 'coaches', header: 'Coaches', priority: 3, cell: ({ coaches }) => namesOf(coaches) },
  { id: 'members', header: 'Members', align: 'end', width: 'narrow', priority: 1, card: 'count', cell: ({ memberCount }) => memberCount },
  { id: 'active', header: 'Active in 7 days', align: 'end', priority: 2, card: 'count', cell: ({ activeCount }) => activeCount },
  { id: 'calls', header: 'Need a call', align: 'end', priority: 2, card: 'count', cell: ({ needs }) => needs?.calls ?? 0 },
  { id: 'created', header: 'Created', sortable: true, priority: 3, cell: ({ createdAt }) => formatShortDate(createdAt) },
];

const QUERY = graphql`
  query GroupsScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: GroupsFilter!, $sort: GroupsSort!) @preloadable {
    viewer {
      groups(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            name
            archivedAt
            createdAt
            isLed
            leader {
              name
            }
            coaches {
              name
            }
            subgroups {
              __typename
            }
            memberCount
            activeCount
            needs {
              calls
            }
          }
        }
      }
    }
  }
`;

/**
 * The list of groups at `/groups`: all of them for staff, otherwise those that the user leads,
 * coaches or heads. Search, filters and page are in the address.
 *
 * @spec 1 §2.5, §2.8
 */
export function GroupsScreen({ queryRef }: { queryRef: PreloadedQuery<GroupsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<GroupsScreenQuery>(QUERY, queryRef);
  const state = useListState('groups', groupsList);
  const reload = useReload<GroupsScreenQuery>(QUERY, listVariables(state.list, groupsList));
  const archive = useArchiveGroup();
  const { currentUser } = useAuth();
  const actionsOf = (group: Group) => {
    const { databaseId: id, archivedAt } = group;
    return [
      ...(archivedAt == null
        ? [
            { label: 'Who needs a call', icon: Phone, href: routePath('viewGroup', { groupId: id }) },
            { label: 'Members', icon: Users, href: routePath('viewGroupMembers', { groupId: id }) },
          ]
        : []),
      ...(can(currentUser, { page: 'editGroup' })
        ? editAndArchive({ edit: routePath('editGroup', { id }), archivedAt, archive: archive(group, reload) })
        : []),
    ];
  };
  return (
    <AdminList
      route="groups"
      title="Groups"
      exportAs="GROUPS"
      noun={GROUPS}
      state={state}
      queryRef={queryRef}
      connection={viewer.groups}
      columns={COLUMNS}
      rowName={({ name }) => name}
      filters={[
        choiceFilter(state, { name: 'led', label: 'Leader', all: 'All', options: [{ value: 'no', label: 'Without a leader' }] }),
        archivedFilter(state),
        linkedFilter(state, { name: 'leader', label: () => 'Groups of one leader' }),
      ]}
      rowActions={actionsOf}
      empty={<EmptyState vignette={<Vignette of="people" />} title={NO_DATA} text="Groups appear here once you create one." />}
    />
  );
}
