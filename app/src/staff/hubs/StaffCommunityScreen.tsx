import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { HubPage } from './HubPage.tsx';
import type { StaffCommunityScreenQuery } from './__generated__/StaffCommunityScreenQuery.graphql.ts';

/**
 * The community hub for staff at `/community`: lists of people, and of the groups and stages they
 * are in.
 *
 * @spec 1 §2.4; its content is a product decision
 */
export function StaffCommunityScreen({ queryRef }: { queryRef: PreloadedQuery<StaffCommunityScreenQuery> }) {
  const { viewer } = usePreloadedQuery<StaffCommunityScreenQuery>(
    graphql`
      query StaffCommunityScreenQuery(
        $users: Boolean!
        $stages: Boolean!
        $groups: Boolean!
        $batches: Boolean!
        $archivedUsers: Boolean!
        $accountabilityGroups: Boolean!
        $challengeGroups: Boolean!
      ) @preloadable {
        viewer {
          users: members(first: 1) @include(if: $users) {
            totalCount
          }
          stages(first: 1) @include(if: $stages) {
            totalCount
          }
          groups(first: 1) @include(if: $groups) {
            totalCount
          }
          batches(first: 1) @include(if: $batches) {
            totalCount
          }
          archivedUsers(first: 1) @include(if: $archivedUsers) {
            totalCount
          }
          accountabilityGroups(first: 1) @include(if: $accountabilityGroups) {
            totalCount
          }
          challengeGroups(first: 1) @include(if: $challengeGroups) {
            totalCount
          }
        }
      }
    `,
    queryRef,
  );
  const { users, stages, groups, batches, archivedUsers, accountabilityGroups, challengeGroups } = viewer;
  const counts = {
    users: users?.totalCount,
    stages: stages?.totalCount,
    groups: groups?.totalCount,
    batches: batches?.totalCount,
    archivedUsers: archivedUsers?.totalCount,
    accountabilityGroups: accountabilityGroups?.totalCount,
    challengeGroups: challengeGroups?.totalCount,
  };
  return <HubPage area="community" lede="The people in Atlas, with their stages, groups and batches." counts={counts} />;
}
