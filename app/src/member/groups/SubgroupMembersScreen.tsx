import { ButtonLink, EmptyState, Select, Vignette } from '@atlas/ui';
import { subgroupMembersList } from '@atlas/domain/groups';
import { NO_DATA } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { audienceOfUser } from '@atlas/domain/access';
import { useAuth } from '../../session/authContext.ts';
import { MemberList, needFilter } from '../../shared/groups/MemberList.tsx';
import type { SubgroupMembersScreenQuery } from './__generated__/SubgroupMembersScreenQuery.graphql.ts';

/**
 * The members of one subgroup at `/subgroups/members?subGroupId=`. Without a subgroup in the
 * address, the user's own or the first within their scope.
 *
 * @spec 1 §2.4
 */
export function SubgroupMembersScreen({ queryRef }: { queryRef: PreloadedQuery<SubgroupMembersScreenQuery> }) {
  const { stages, viewer } = usePreloadedQuery<SubgroupMembersScreenQuery>(
    graphql`
      query SubgroupMembersScreenQuery(
        $subgroupId: Int
        $first: Int!
        $offset: Int!
        $after: String
        $filter: SubgroupMembersFilter!
        $sort: SubgroupMembersSort!
      ) @preloadable {
        stages {
          databaseId
          number
          name
        }
        viewer {
          membersSubgroup(databaseId: $subgroupId) {
            databaseId
            name
          }
          listedSubgroups {
            databaseId
            name
          }
          subgroupMembers(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
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
    `,
    queryRef,
  );
  const state = useListState('viewSubGroupMembers', subgroupMembersList, { tab: 'subGroupId' });
  const { currentUser } = useAuth();
  const audience = audienceOfUser(currentUser);
  const isLed = audience === 'staff' || audience === 'leader';
  const { membersSubgroup: subgroup, listedSubgroups, subgroupMembers } = viewer;
  return (
    <MemberList
      isLed={isLed}
      route="viewSubGroupMembers"
      title={subgroup ? `Members of ${subgroup.name}` : 'Subgroup members'}
      exportAs={isLed ? 'SUBGROUP_MEMBERS' : undefined}
      state={state}
      queryRef={queryRef}
      connection={subgroupMembers}
      adds={subgroup && <ButtonLink href={routePath('viewSubGroup', { id: subgroup.databaseId })}>Open subgroup</ButtonLink>}
      overview={
        listedSubgroups.length > 1 && (
          <Select
            name="subGroupId"
            label="Subgroup"
            value={String(subgroup?.databaseId ?? '')}
            onChange={(value) => state.filterAll({ subGroupId: value })}
            options={listedSubgroups.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
          />
        )
      }
      filters={[
        ...(isLed ? [needFilter(state)] : []),
        choiceFilter(state, {
          name: 'stage',
          label: 'Stage',
          all: 'All',
          options: stages.map(({ databaseId, number, name }) => ({ value: String(databaseId), label: `${number}. ${name}` })),
        }),
      ]}
      empty={
        <EmptyState
          vignette={<Vignette of="people" />}
          title={subgroup ? NO_DATA : 'You are not in a subgroup yet'}
          text="Members appear here once staff add them to the subgroup."
        />
      }
    />
  );
}
