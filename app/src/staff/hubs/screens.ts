import { detailScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import StaffCommunityQuery from './__generated__/StaffCommunityScreenQuery$parameters.ts';
import StaffContentQuery from './__generated__/StaffContentScreenQuery$parameters.ts';
import { countsFor } from './hubLinks.ts';

/** The content and community hubs for staff. */
export const screens = {
  content: detailScreen({
    load: async () => (await import('./StaffContentScreen.tsx')).StaffContentScreen,
    query: StaffContentQuery,
    search: countsFor('content', ['products', 'courses', 'events', 'resourceFiles', 'subscriptions']),
  }),
  community: detailScreen({
    load: async () => (await import('./StaffCommunityScreen.tsx')).StaffCommunityScreen,
    query: StaffCommunityQuery,
    search: countsFor('community', ['users', 'stages', 'groups', 'batches', 'archivedUsers', 'accountabilityGroups', 'challengeGroups']),
  }),
} satisfies ScreenTable;
