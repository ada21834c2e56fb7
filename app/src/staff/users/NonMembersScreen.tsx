import { listVariables } from '@atlas/domain/lists';
import { nonMembersList } from '@atlas/domain/users';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { OpenedSegment } from './segments/OpenedSegment.tsx';
import { homeFilters, peopleFilters, QuickFilters, statusFilter } from './peopleFilters.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PEOPLE_OPERATIONS } from './peopleOperations.ts';
import { usePeopleChoices } from './usePeopleChoices.ts';
import type { NonMembersScreenQuery } from './__generated__/NonMembersScreenQuery.graphql.ts';

const QUERY = graphql`
  query NonMembersScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: PeopleFilter!
    $sort: NonMembersSort!
    $segmentKey: String!
    $opensSegment: Boolean!
  ) @preloadable {
    viewer {
      segmentByKey(key: $segmentKey) @include(if: $opensSegment) {
        ...OpenedSegment_segment
      }
      ...BulkJobs_viewer @arguments(list: nonMembers)
      nonMembers(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...PeopleList_people
          }
        }
      }
    }
  }
`;

/**
 * The list of accounts without a membership so far, at `/community/non-members`. Search, filters,
 * order and page are in the address.
 *
 * @spec 1 §2.5, §2.8
 */
export function NonMembersScreen({ queryRef }: { queryRef: PreloadedQuery<NonMembersScreenQuery> }) {
  const { viewer } = usePreloadedQuery<NonMembersScreenQuery>(QUERY, queryRef);
  const state = useListState('nonMembers', nonMembersList);
  const reload = useReload<NonMembersScreenQuery>(QUERY, { ...queryRef.variables, ...listVariables(state.list, nonMembersList) });
  const choices = usePeopleChoices();
  if (queryRef.variables.opensSegment) return <OpenedSegment segment={viewer.segmentByKey ?? null} of="nonMembers" />;
  return (
    <PeopleList
      of="nonMembers"
      noun={{ one: 'non-member', many: 'non-members' }}
      state={state}
      queryRef={queryRef}
      connection={viewer.nonMembers}
      bulk={{ list: 'nonMembers', operations: PEOPLE_OPERATIONS, inRows: true, jobs: <BulkJobs viewer={viewer} reload={reload} />, reload }}
      quick={<QuickFilters state={state} />}
      filters={[...homeFilters(state), statusFilter(state), ...peopleFilters(state, choices)]}
    />
  );
}
