import { accountabilityGroupsList, unplacedMembersList } from '@atlas/domain/groups';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import type { RouteParams } from '@atlas/domain/navigation';
import { idIn } from '../../admin/idIn.ts';
import { listScreen } from '../../admin/screens.ts';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { DetailPageSkeleton, TabbedListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import { managesAccountability } from './managesAccountability.ts';
import GroupQuery from './__generated__/AccountabilityGroupScreenQuery$parameters.ts';
import GroupsQuery from './__generated__/AccountabilityGroupsScreenQuery$parameters.ts';
import RoundsQuery from './__generated__/RoundsScreenQuery$parameters.ts';
import UnplacedQuery from './__generated__/UnplacedMembersScreenQuery$parameters.ts';

type View = ScreenTab<RouteParams<'accountabilityGroups'>>;

/** The view of an address: one group, a tab of the lists, or the groups. */
export const accountabilityView = (search: URLSearchParams): string | null => (search.has('id') ? 'group' : search.get('tab'));

/**
 * The pages under `/admin-accountability-group`: the groups, one group, the members without one, and
 * the rounds of choosing a team lead.
 */
export const ACCOUNTABILITY_VIEWS: readonly [View, ...View[]] = [
  {
    tab: 'groups',
    label: 'Groups',
    screen: screen({
      load: async () => (await import('./AccountabilityGroupsScreen.tsx')).AccountabilityGroupsScreen,
      query: GroupsQuery,
      search: (search, viewer) => ({
        manages: managesAccountability(viewer),
        ...listVariables(readListSearch(search, accountabilityGroupsList), accountabilityGroupsList),
      }),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'group',
    label: 'Group',
    query: 'id=1',
    screen: screen({
      load: async () => (await import('./AccountabilityGroupScreen.tsx')).AccountabilityGroupScreen,
      query: GroupQuery,
      subject: 'viewer.accountabilityGroup',
      search: idIn('id'),
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'unplaced',
    label: 'Unplaced',
    query: 'tab=unplaced',
    screen: listScreen({
      load: async () => (await import('./UnplacedMembersScreen.tsx')).UnplacedMembersScreen,
      query: UnplacedQuery,
      list: unplacedMembersList,
      tabbed: true,
    }),
  },
  {
    tab: 'rounds',
    label: 'Rounds',
    query: 'tab=rounds',
    screen: screen({
      load: async () => (await import('./RoundsScreen.tsx')).RoundsScreen,
      query: RoundsQuery,
      skeleton: TabbedListPageSkeleton,
    }),
  },
];
