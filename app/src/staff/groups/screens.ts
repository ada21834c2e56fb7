import { groupsList } from '@atlas/domain/groups';
import { detailScreen, editScreen, listScreen, newScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import EditGroupQuery from './__generated__/EditGroupScreenQuery$parameters.ts';
import EditSubgroupQuery from './__generated__/EditSubgroupScreenQuery$parameters.ts';
import GroupQuery from './__generated__/GroupDetailScreenQuery$parameters.ts';
import GroupsQuery from './__generated__/GroupsScreenQuery$parameters.ts';
import NewSubgroupQuery from './__generated__/NewSubgroupScreenQuery$parameters.ts';

/** The staff screens for groups and subgroups. */
export const screens = {
  groups: listScreen({
    load: async () => (await import('./GroupsScreen.tsx')).GroupsScreen,
    query: GroupsQuery,
    list: groupsList,
  }),
  group: detailScreen({
    load: async () => (await import('./GroupDetailScreen.tsx')).GroupDetailScreen,
    query: GroupQuery,
    subject: 'viewer.group',
  }),
  newGroup: newScreen({
    load: async () => (await import('./NewGroupScreen.tsx')).NewGroupScreen,
  }),
  editGroup: editScreen({
    load: async () => (await import('./EditGroupScreen.tsx')).EditGroupScreen,
    query: EditGroupQuery,
    subject: 'viewer.group',
  }),
  newSubGroup: editScreen({
    load: async () => (await import('./NewSubgroupScreen.tsx')).NewSubgroupScreen,
    query: NewSubgroupQuery,
  }),
  editSubGroup: editScreen({
    load: async () => (await import('./EditSubgroupScreen.tsx')).EditSubgroupScreen,
    query: EditSubgroupQuery,
    subject: 'viewer.subgroup',
  }),
} satisfies ScreenTable;
