import { listVariables } from '@atlas/domain/lists';
import { archivedUsersList } from '@atlas/domain/users';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { peopleFilters } from './peopleFilters.tsx';
import { ARCHIVED_COLUMNS, PeopleList } from './PeopleList.tsx';
import { usePeopleChoices } from './usePeopleChoices.ts';
import { useRestoreUser } from './useRestoreUser.ts';
import type { ArchivedUsersScreenQuery } from './__generated__/ArchivedUsersScreenQuery.graphql.ts';

const QUERY = graphql`
  query ArchivedUsersScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: ArchivedUsersFilter!, $sort: ArchivedUsersSort!)
  @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: archivedUsers)
      archivedUsers(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...PeopleList_people @arguments(archived: true)
          }
        }
      }
    }
  }
`;

/**
 * The list of archived accounts at `/community/archivedUsers`, where staff can restore them.
 *
 * @spec 1 §2.5, §2.8
 */
export function ArchivedUsersScreen({ queryRef }: { queryRef: PreloadedQuery<ArchivedUsersScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ArchivedUsersScreenQuery>(QUERY, queryRef);
  const state = useListState('archivedUsers', archivedUsersList);
  const reload = useReload<ArchivedUsersScreenQuery>(QUERY, listVariables(state.list, archivedUsersList));
  const restore = useRestoreUser();
  const choices = usePeopleChoices();
  return (
    <PeopleList
      of="archivedUsers"
      noun={{ one: 'archived user', many: 'archived users' }}
      state={state}
      queryRef={queryRef}
      connection={viewer.archivedUsers}
      bulk={{ list: 'archivedUsers', operations: ['restore-users'], jobs: <BulkJobs viewer={viewer} reload={reload} />, reload }}
      columns={ARCHIVED_COLUMNS}
      filters={peopleFilters(state, choices)}
      restore={(person) => restore(person, reload)}
    />
  );
}
