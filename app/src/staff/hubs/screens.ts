import { screen, type ScreenTable } from '../../routing/screen.ts';
import { DetailPageSkeleton } from '../../shell/StaffSkeleton.tsx';
import StaffCommunityQuery from './__generated__/StaffCommunityScreenQuery$parameters.ts';
import StaffContentQuery from './__generated__/StaffContentScreenQuery$parameters.ts';
import { countsFor } from './hubLinks.ts';

/** The screens of the content and community pages for staff. */
export const screens = {
  content: screen({
    load: async () => (await import('./StaffContentScreen.tsx')).StaffContentScreen,
    query: StaffContentQuery,
    search: countsFor('content', ['products', 'courses', 'events', 'resourceFiles', 'subscriptions']),
    skeleton: DetailPageSkeleton,
  }),
  community: screen({
    load: async () => (await import('./StaffCommunityScreen.tsx')).StaffCommunityScreen,
    query: StaffCommunityQuery,
    search: countsFor('community', ['users', 'stages', 'groups', 'batches', 'archivedUsers', 'accountabilityGroups', 'challengeGroups']),
    skeleton: DetailPageSkeleton,
  }),
} satisfies ScreenTable;
