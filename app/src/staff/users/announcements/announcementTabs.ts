import type { SessionUser } from '@atlas/domain/access';
import { can } from '@atlas/domain/access';
import { announcementRecipientsList, announcementsList } from '@atlas/domain/announcements';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import type { RouteParams } from '@atlas/domain/navigation';
import { idIn } from '../../../admin/idIn.ts';
import { listScreen } from '../../../admin/screens.ts';
import { screen, type ScreenTab } from '../../../routing/screen.ts';
import { TabbedListPageSkeleton } from '../../../shell/StaffSkeleton.ts';
import AnnouncementsQuery from './__generated__/AnnouncementsScreenQuery$parameters.ts';
import RecipientsQuery from './__generated__/AnnouncementRecipientsScreenQuery$parameters.ts';

type MembersTab = ScreenTab<RouteParams<'users'>>;

/** Whether a viewer writes announcements. Product decision X1. */
export const maySend = (viewer: SessionUser | null): boolean => can(viewer, { page: 'users', function: 'user_create' });

/** The announcements and their recipients, as tabs of the page of members. */
export const ANNOUNCEMENT_TABS: readonly MembersTab[] = [
  {
    tab: 'announcements',
    label: 'Announcements',
    screen: screen({
      load: async () => (await import('./AnnouncementsScreen.tsx')).AnnouncementsScreen,
      query: AnnouncementsQuery,
      search: (search) => {
        const { announcement: id } = idIn('announcement')(search);
        return { ...listVariables(readListSearch(search, announcementsList), announcementsList), id, opensAnnouncement: id !== 0 };
      },
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'recipients',
    label: 'Recipients',
    screen: listScreen({
      load: async () => (await import('./AnnouncementRecipientsScreen.tsx')).AnnouncementRecipientsScreen,
      query: RecipientsQuery,
      list: announcementRecipientsList,
      tabbed: true,
    }),
  },
];
