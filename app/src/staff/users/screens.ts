import { can, type SessionUser } from '@atlas/domain/access';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { archivedUsersList, nonMembersList } from '@atlas/domain/users';
import { editScreen, listScreen } from '../../admin/screens.ts';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { TabbedListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import ArchivedUsersQuery from './__generated__/ArchivedUsersScreenQuery$parameters.ts';
import EditUserQuery from './__generated__/EditUserScreenQuery$parameters.ts';
import NewUserQuery from './__generated__/NewUserScreenQuery$parameters.ts';
import NonMembersQuery from './__generated__/NonMembersScreenQuery$parameters.ts';
import { MEMBERS_TABS } from './membersTabs.ts';
import { PERSON_TABS } from './personTabs.ts';
import { segmentIn } from './segments/segmentIn.ts';

/** Loads batches only for users who may read the lists of people. */
const choosesBatch = (_: URLSearchParams, viewer: SessionUser | null) => ({ choosesBatch: can(viewer, { page: 'users' }) });

/** The staff screens for people. */
export const screens = {
  users: { tabs: MEMBERS_TABS },
  user: { tabs: PERSON_TABS },
  editUser: editScreen({
    load: async () => (await import('./EditUserScreen.tsx')).EditUserScreen,
    query: EditUserQuery,
    subject: 'viewer.member',
    search: choosesBatch,
  }),
  nonMembers: screen({
    load: async () => (await import('./NonMembersScreen.tsx')).NonMembersScreen,
    query: NonMembersQuery,
    search: (search) => ({ ...listVariables(readListSearch(search, nonMembersList), nonMembersList), ...segmentIn(search) }),
    skeleton: TabbedListPageSkeleton,
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
