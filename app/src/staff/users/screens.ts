import { can, type SessionUser } from '@atlas/domain/access';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { archivedUsersList, membersList, nonMembersList } from '@atlas/domain/users';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { FormShape, TabbedListShape } from '../../shell/StaffSkeleton.tsx';
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
    skeleton: TabbedListShape,
  }),
  user: { tabs: PERSON_TABS },
  editUser: screen({
    load: async () => (await import('./EditUserScreen.tsx')).EditUserScreen,
    query: EditUserQuery,
    subject: 'viewer.member',
    search: choosesBatch,
    skeleton: FormShape,
  }),
  nonMembers: screen({
    load: async () => (await import('./NonMembersScreen.tsx')).NonMembersScreen,
    query: NonMembersQuery,
    search: (search) => listVariables(readListSearch(search, nonMembersList), nonMembersList),
    skeleton: TabbedListShape,
  }),
  newUser: screen({
    load: async () => (await import('./NewUserScreen.tsx')).NewUserScreen,
    query: NewUserQuery,
    search: choosesBatch,
    skeleton: FormShape,
  }),
  nonMember: { tabs: PERSON_TABS },
  editNonMember: screen({
    load: async () => (await import('./EditUserScreen.tsx')).EditUserScreen,
    query: EditUserQuery,
    subject: 'viewer.member',
    search: choosesBatch,
    skeleton: FormShape,
  }),
  archivedUsers: screen({
    load: async () => (await import('./ArchivedUsersScreen.tsx')).ArchivedUsersScreen,
    query: ArchivedUsersQuery,
    search: (search) => listVariables(readListSearch(search, archivedUsersList), archivedUsersList),
    skeleton: TabbedListShape,
  }),
  archivedUser: { tabs: PERSON_TABS },
} satisfies ScreenTable;
