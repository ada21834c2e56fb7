import { ButtonLink, EmptyState, Select, Vignette } from '@atlas/ui';
import { groupMembersList } from '@atlas/domain/groups';
import { listVariables, NO_DATA } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { MemberList, needFilter } from '../../shared/groups/MemberList.tsx';
import type { GroupMembersScreenQuery } from './__generated__/GroupMembersScreenQuery.graphql.ts';

const QUERY = graphql`
  query GroupMembersScreenQuery(
    $groupId: Int
    $first: Int!
    $offset: Int!
    $after: String
    $filter: GroupMembersFilter!
    $sort: GroupMembersSort!
  ) @preloadable {
    stages {
      databaseId
      number
      name
    }
    viewer {
      ...BulkJobs_viewer @arguments(list: groupMembers)
      membersGroup(databaseId: $groupId) {
        databaseId
        name
        subgroups {
          databaseId
          name
        }
      }
      ledGroups {
        databaseId
        name
      }
      groupMembers(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...MemberList_members
          }
        }
      }
    }
  }
`;

/**
 * The members of one group at `/groups/members?groupId=`, from where they are moved. Without a
 * group in the address, the user's own or the first within their scope.
 *
 * @spec 1 §2.5
 */
export function GroupMembersScreen({ queryRef }: { queryRef: PreloadedQuery<GroupMembersScreenQuery> }) {
  const { stages, viewer } = usePreloadedQuery<GroupMembersScreenQuery>(QUERY, queryRef);
  const state = useListState('viewGroupMembers', groupMembersList, { tab: 'groupId' });
  const reload = useReload<GroupMembersScreenQuery>(QUERY, {
    ...listVariables(state.list, groupMembersList),
    groupId: queryRef.variables.groupId ?? null,
  });
  const { membersGroup: group, ledGroups, groupMembers } = viewer;
  const groups = group && !ledGroups.some(({ databaseId }) => databaseId === group.databaseId) ? [group, ...ledGroups] : ledGroups;
  const subgroups = (group?.subgroups ?? []).map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));
  return (
    <MemberList
      isLed
      hasSubgroups
      route="viewGroupMembers"
      title={group ? `Members of ${group.name}` : 'Group members'}
      exportAs="GROUP_MEMBERS"
      state={state}
      queryRef={queryRef}
      connection={groupMembers}
      adds={group && <ButtonLink href={routePath('viewGroup', { groupId: group.databaseId })}>Who needs a call</ButtonLink>}
      overview={
        groups.length > 1 && (
          <Select
            name="groupId"
            label="Group"
            value={String(group?.databaseId ?? '')}
            // The filters of one group do not fit another.
            onChange={(value) => state.filterAll({ groupId: value })}
            options={groups.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
          />
        )
      }
      filters={[
        needFilter(state),
        choiceFilter(state, { name: 'subGroupId', label: 'Subgroup', all: 'All', options: subgroups }),
        choiceFilter(state, { name: 'placed', label: 'Placement', all: 'All', options: [{ value: 'no', label: 'Without a subgroup' }] }),
        choiceFilter(state, {
          name: 'stage',
          label: 'Stage',
          all: 'All',
          options: stages.map(({ databaseId, number, name }) => ({ value: String(databaseId), label: `${number}. ${name}` })),
        }),
      ]}
      bulk={{
        list: 'groupMembers',
        operations: ['move-to-subgroup', 'move-to-group'],
        jobs: <BulkJobs viewer={viewer} reload={reload} />,
        reload,
      }}
      empty={<EmptyState vignette={<Vignette of="people" />} {...emptyTexts(group != null, state.list.filters.groupId !== undefined)} />}
    />
  );
}

function emptyTexts(isFound: boolean, isNamed: boolean): { title: string; text: string } {
  if (isFound) return { title: NO_DATA, text: 'Members appear here once staff add them to the group.' };
  return isNamed
    ? { title: 'This group is not one of yours', text: 'Its leader changed, or it was archived.' }
    : { title: 'No group yet', text: 'Your groups appear here once staff add you to one.' };
}
