import { can, type SessionUser } from '@atlas/domain/access';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { archivedUsersList, membersList, nonMembersList } from '@atlas/domain/users';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { FormPageSkeleton, TabbedListPageSkeleton } from '../../shell/StaffSkeleton.tsx';
import ArchivedUsersQuery from './__generated__/ArchivedUsersScreenQuery$parameters.ts';
import EditUserQuery from './__generated__/EditUserScreenQuery$parameters.ts';
import MembersQuery from './__generated__/MembersScreenQuery$parameters.ts';
import NewUserQuery from './__generated__/NewUserScreenQuery$parameters.ts';
import NonMembersQuery from './__generated__/NonMembersScreenQuery$parameters.ts';
import { PERSON_TABS } from './personTabs.ts';

/** Who may not read the lists of people is not offered their batches. */
const choosesBatch = (_: URLSearchParams, viewer: SessionUser | null) => ({ choosesBatch: can(viewer, { page: 'users' }) });

/** The screens about people. */
export const screens = {
  users: screen({
    load: async () => (await import('./MembersScreen.tsx')).MembersScreen,
    query: MembersQuery,
    search: (search) => listVariables(readListSearch(search, membersList), membersList),
    skeleton: TabbedListPageSkeleton,
  }),
  user: { tabs: PERSON_TABS },
  editUser: screen({
    load: async () => (await import('./EditUserScreen.tsx')).EditUserScreen,
    query: EditUserQuery,
    subject: 'viewer.member',
    search: choosesBatch,
    skeleton: FormPageSkeleton,
  }),
  nonMembers: screen({
    load: async () => (await import('./NonMembersScreen.tsx')).NonMembersScreen,
    query: NonMembersQuery,
    search: (search) => listVariables(readListSearch(search, nonMembersList), nonMembersList),
    skeleton: TabbedListPageSkeleton,
  }),
  newUser: screen({
    load: async () => (await import('./NewUserScreen.tsx')).NewUserScreen,
    query: NewUserQuery,
    search: choosesBatch,
    skeleton: FormPageSkeleton,
  }),
  nonMember: { tabs: PERSON_TABS },
  editNonMember: screen({
    load: async () => (await import('./EditUserScreen.tsx')).EditUserScreen,
    query: EditUserQuery,
    subject: 'viewer.member',
    search: choosesBatch,
    skeleton: FormPageSkeleton,
  }),
  archivedUsers: screen({
    load: async () => (await import('./ArchivedUsersScreen.tsx')).ArchivedUsersScreen,
    query: ArchivedUsersQuery,
    search: (search) => listVariables(readListSearch(search, archivedUsersList), archivedUsersList),
    skeleton: TabbedListPageSkeleton,
  }),
  archivedUser: { tabs: PERSON_TABS },
} satisfies ScreenTable;
