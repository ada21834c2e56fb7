import { can, type SessionUser } from '@atlas/domain/access';
import { archivedUsersList, membersList, nonMembersList } from '@atlas/domain/users';
import { editScreen, listScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import { ANNOUNCEMENT_TABS } from './announcements/announcementTabs.ts';
import { SEGMENTS_TAB } from './segments/segmentsTab.ts';
import ArchivedUsersQuery from './__generated__/ArchivedUsersScreenQuery$parameters.ts';
import EditUserQuery from './__generated__/EditUserScreenQuery$parameters.ts';
import MembersQuery from './__generated__/MembersScreenQuery$parameters.ts';
import NewUserQuery from './__generated__/NewUserScreenQuery$parameters.ts';
import NonMembersQuery from './__generated__/NonMembersScreenQuery$parameters.ts';
import { PERSON_TABS } from './personTabs.ts';

/** Loads batches only for users who may read the lists of people. */
const choosesBatch = (_: URLSearchParams, viewer: SessionUser | null) => ({ choosesBatch: can(viewer, { page: 'users' }) });

/** The staff screens for people. */
export const screens = {
  users: {
    tabs: [
      {
        tab: 'list',
        label: 'Members',
        screen: listScreen({
          load: async () => (await import('./MembersScreen.tsx')).MembersScreen,
          query: MembersQuery,
          list: membersList,
          tabbed: true,
        }),
      },
      SEGMENTS_TAB,
      ...ANNOUNCEMENT_TABS,
    ],
  },
  user: { tabs: PERSON_TABS },
  editUser: editScreen({
    load: async () => (await import('./EditUserScreen.tsx')).EditUserScreen,
    query: EditUserQuery,
    subject: 'viewer.member',
    search: choosesBatch,
  }),
  nonMembers: listScreen({
    load: async () => (await import('./NonMembersScreen.tsx')).NonMembersScreen,
    query: NonMembersQuery,
    list: nonMembersList,
    tabbed: true,
  }),
  newUser: editScreen({
    load: async () => (await import('./NewUserScreen.tsx')).NewUserScreen,
    query: NewUserQuery,
    search: choosesBatch,
  }),
  nonMember: { tabs: PERSON_TABS },
  editNonMember: editScreen({
    load: async () => (await import('./EditUserScreen.tsx')).EditUserScreen,
    query: EditUserQuery,
    subject: 'viewer.member',
    search: choosesBatch,
  }),
  archivedUsers: listScreen({
    load: async () => (await import('./ArchivedUsersScreen.tsx')).ArchivedUsersScreen,
    query: ArchivedUsersQuery,
    list: archivedUsersList,
    tabbed: true,
  }),
  archivedUser: { tabs: PERSON_TABS },
} satisfies ScreenTable;
