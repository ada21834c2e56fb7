import { subgroupMembersList } from '@atlas/domain/groups';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { subgroupIn } from '../../shared/groups/placeIn.ts';
import MembersQuery from './__generated__/SubgroupMembersScreenQuery$parameters.ts';
import SubgroupQuery from './__generated__/SubgroupScreenQuery$parameters.ts';

const SubgroupSkeleton = lazy(async () => ({ default: (await import('../skeletons.tsx')).MyCoursesSkeleton }));

const ListSkeleton = lazy(async () => ({ default: (await import('../../shell/staffSkeletons.tsx')).ListPageSkeleton }));

/** The subgroup of a member, and its members. Leaders and staff open the same pages. */
export const screens = {
  viewSubGroup: screen({
    load: async () => (await import('./SubgroupScreen.tsx')).SubgroupScreen,
    query: SubgroupQuery,
    subject: 'viewer.subgroup',
    skeleton: SubgroupSkeleton,
  }),
  viewSubGroupMembers: screen({
    load: async () => (await import('./SubgroupMembersScreen.tsx')).SubgroupMembersScreen,
    query: MembersQuery,
    search: (search) => ({
      subgroupId: subgroupIn(search),
      ...listVariables(readListSearch(search, subgroupMembersList), subgroupMembersList),
    }),
    skeleton: ListSkeleton,
  }),
} satisfies ScreenTable;
