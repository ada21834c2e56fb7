import { announcementRecipientsList, announcementsList } from '@atlas/domain/announcements';
import { type ListDeclaration, listVariables, readListSearch } from '@atlas/domain/lists';
import type { RouteParams } from '@atlas/domain/navigation';
import { segmentsList } from '@atlas/domain/segments';
import { membersList } from '@atlas/domain/users';
import { idIn } from '../../admin/idIn.ts';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { TabbedListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import RecipientsQuery from './announcements/__generated__/AnnouncementRecipientsScreenQuery$parameters.ts';
import AnnouncementsQuery from './announcements/__generated__/AnnouncementsScreenQuery$parameters.ts';
import MembersQuery from './__generated__/MembersScreenQuery$parameters.ts';
import { segmentIn } from './segments/segmentIn.ts';
import SegmentsQuery from './segments/__generated__/SegmentsScreenQuery$parameters.ts';

type MembersTab = ScreenTab<RouteParams<'users'>>;

const listed = <List extends ListDeclaration>(list: List, search: URLSearchParams) => listVariables(readListSearch(search, list), list);

/**
 * The tabs of the page of members: the list, and what is done with lists of people. The recipients
 * of an announcement are reached from it. Product decisions §20, M9.
 */
export const MEMBERS_TABS: readonly [MembersTab, ...MembersTab[]] = [
  {
    tab: 'list',
    label: 'Members',
    screen: screen({
      load: async () => (await import('./MembersScreen.tsx')).MembersScreen,
      query: MembersQuery,
      search: (search) => ({ ...listed(membersList, search), ...segmentIn(search) }),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'segments',
    label: 'Segments',
    screen: screen({
      load: async () => (await import('./segments/SegmentsScreen.tsx')).SegmentsScreen,
      query: SegmentsQuery,
      search: (search) => listed(segmentsList, search),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'announcements',
    label: 'Announcements',
    screen: screen({
      load: async () => (await import('./announcements/AnnouncementsScreen.tsx')).AnnouncementsScreen,
      query: AnnouncementsQuery,
      search: (search) => {
        const { announcement: id } = idIn('announcement')(search);
        return { ...listed(announcementsList, search), id, opensAnnouncement: id !== 0 };
      },
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'recipients',
    label: 'Recipients',
    screen: screen({
      load: async () => (await import('./announcements/AnnouncementRecipientsScreen.tsx')).AnnouncementRecipientsScreen,
      query: RecipientsQuery,
      search: (search) => listed(announcementRecipientsList, search),
      skeleton: TabbedListPageSkeleton,
    }),
  },
];
