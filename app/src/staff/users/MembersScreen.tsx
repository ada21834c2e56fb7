import { listVariables } from '@atlas/domain/lists';
import { membersList } from '@atlas/domain/users';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { OpenedSegment } from './segments/OpenedSegment.tsx';
import { homeFilters, peopleFilters, QuickFilters, statusFilter } from './peopleFilters.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PEOPLE_OPERATIONS } from './peopleOperations.ts';
import { usePeopleChoices } from './usePeopleChoices.ts';
import type { MembersScreenQuery } from './__generated__/MembersScreenQuery.graphql.ts';

const QUERY = graphql`
  query MembersScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: PeopleFilter!
    $sort: MembersSort!
    $segmentKey: String!
    $opensSegment: Boolean!
  ) @preloadable {
    viewer {
      segmentByKey(key: $segmentKey) @include(if: $opensSegment) {
        ...OpenedSegment_segment
      }
      ...BulkJobs_viewer @arguments(list: members)
      members(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
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
 * The list of people with an access level above non-member, at `/community/members`. Search,
 * filters, order and page are in the address.
 *
 * @spec 1 §2.5, §2.8
 */
export function MembersScreen({ queryRef }: { queryRef: PreloadedQuery<MembersScreenQuery> }) {
  const { viewer } = usePreloadedQuery<MembersScreenQuery>(QUERY, queryRef);
  const state = useListState('users', membersList);
  const reload = useReload<MembersScreenQuery>(QUERY, { ...queryRef.variables, ...listVariables(state.list, membersList) });
  const choices = usePeopleChoices();
  if (queryRef.variables.opensSegment) return <OpenedSegment segment={viewer.segmentByKey ?? null} of="users" />;
  return (
    <PeopleList
      of="users"
      noun={{ one: 'member', many: 'members' }}
      state={state}
      queryRef={queryRef}
      connection={viewer.members}
      bulk={{ list: 'members', operations: PEOPLE_OPERATIONS, inRows: true, jobs: <BulkJobs viewer={viewer} reload={reload} />, reload }}
      quick={<QuickFilters state={state} />}
      filters={[...homeFilters(state), statusFilter(state), ...peopleFilters(state, choices)]}
    />
  );
}
