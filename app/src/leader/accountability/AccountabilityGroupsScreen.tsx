import { accountabilityGroupsList } from '@atlas/domain/groups';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSearch } from 'wouter';
import { useReload } from '../../relay/useReload.ts';
import { AccountabilityGroupList } from './AccountabilityGroupList.tsx';
import { AccountabilityGroupView } from './AccountabilityGroupView.tsx';
import { NoLedGroup } from './NoLedGroup.tsx';
import type { AccountabilityGroupsScreenQuery } from './__generated__/AccountabilityGroupsScreenQuery.graphql.ts';

const QUERY = graphql`
  query AccountabilityGroupsScreenQuery(
    $manages: Boolean!
    $first: Int!
    $offset: Int!
    $after: String
    $filter: AccountabilityGroupsFilter!
    $sort: AccountabilityGroupsSort!
  ) @preloadable {
    viewer {
      ...AccountabilityGroupList_viewer
        @arguments(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort)
        @include(if: $manages)
        @alias(as: "lists")
      ...AccountabilityGroupView_viewer
      ledAccountabilityGroup @skip(if: $manages) {
        ...AccountabilityGroupView_group
      }
    }
  }
`;

/**
 * `/admin-accountability-group`: all groups for staff who manage them, otherwise the first group that
 * the user leads.
 *
 * @spec 1 §2.5
 */
export function AccountabilityGroupsScreen({ queryRef }: { queryRef: PreloadedQuery<AccountabilityGroupsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<AccountabilityGroupsScreenQuery>(QUERY, queryRef);
  const list = readListSearch(new URLSearchParams(useSearch()), accountabilityGroupsList);
  const { manages } = queryRef.variables;
  const reload = useReload<AccountabilityGroupsScreenQuery>(QUERY, { manages, ...listVariables(list, accountabilityGroupsList) });
  const { lists, ledAccountabilityGroup: group } = viewer;
  if (lists) return <AccountabilityGroupList viewer={lists} queryRef={queryRef} reload={reload} />;
  return group ? <AccountabilityGroupView group={group} viewer={viewer} manages={false} reload={reload} /> : <NoLedGroup first={null} />;
}
