import { groupMembersList, MEMBER_NEED_NAMES } from '@atlas/domain/groups';
import { enumName, listVariables, readListSearch } from '@atlas/domain/lists';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { groupIn } from '../../shared/groups/placeIn.ts';
import { ListPageSkeleton, TabbedListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import MembersQuery from './__generated__/GroupMembersScreenQuery$parameters.ts';
import ViewGroupQuery from './__generated__/ViewGroupScreenQuery$parameters.ts';

/** The screens of those who lead or coach groups. */
export const screens = {
  viewGroup: screen({
    load: async () => (await import('./ViewGroupScreen.tsx')).ViewGroupScreen,
    query: ViewGroupQuery,
    search: (search) => {
      const need = MEMBER_NEED_NAMES.find((one) => one === search.get('need'));
      return {
        groupId: groupIn(search),
        filter: { search: search.get('q') || null, need: need === undefined ? null : enumName(need) },
      };
    },
    skeleton: TabbedListPageSkeleton,
  }),
  viewGroupMembers: screen({
    load: async () => (await import('./GroupMembersScreen.tsx')).GroupMembersScreen,
    query: MembersQuery,
    search: (search) => ({ groupId: groupIn(search), ...listVariables(readListSearch(search, groupMembersList), groupMembersList) }),
    skeleton: ListPageSkeleton,
  }),
} satisfies ScreenTable;
