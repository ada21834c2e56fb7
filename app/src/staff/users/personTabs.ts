import { can, type SessionUser } from '@atlas/domain/access';
import type { RouteParams } from '@atlas/domain/navigation';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { DetailPageSkeleton } from '../../shell/StaffSkeleton.ts';
import { readsOrders } from '../shared/orders/orderReader.ts';
import { PERSON_TAB_LABELS } from './personTabLabels.ts';
import AccessQuery from './__generated__/PersonAccessScreenQuery$parameters.ts';
import ActivityQuery from './__generated__/PersonActivityScreenQuery$parameters.ts';
import GroupsQuery from './__generated__/PersonGroupsScreenQuery$parameters.ts';
import JourneyQuery from './__generated__/PersonJourneyScreenQuery$parameters.ts';
import NotesQuery from './__generated__/PersonNotesScreenQuery$parameters.ts';
import OverviewQuery from './__generated__/PersonOverviewScreenQuery$parameters.ts';
import PaymentsQuery from './__generated__/PersonPaymentsScreenQuery$parameters.ts';
import SubscriptionsQuery from './__generated__/PersonSubscriptionsScreenQuery$parameters.ts';

type PersonTab = ScreenTab<RouteParams<'user'>>;

const seesSubscriptions = (viewer: SessionUser | null): boolean => can(viewer, { page: 'subscription' });

/** The tabs of a person's page, the same for members, non-members and archived people. */
export const PERSON_TABS: readonly [PersonTab, ...PersonTab[]] = [
  {
    tab: 'overview',
    label: PERSON_TAB_LABELS.overview,
    screen: screen({
      load: async () => (await import('./PersonOverviewScreen.tsx')).PersonOverviewScreen,
      query: OverviewQuery,
      subject: 'viewer.member',
      search: (_, viewer) => ({ seesSubscriptions: seesSubscriptions(viewer) }),
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'subscriptions',
    label: PERSON_TAB_LABELS.subscriptions,
    screen: screen({
      load: async () => (await import('./PersonSubscriptionsScreen.tsx')).PersonSubscriptionsScreen,
      query: SubscriptionsQuery,
      subject: 'viewer.member',
      search: (_, viewer) => ({
        seesSubscriptions: seesSubscriptions(viewer),
        seesOrders: seesSubscriptions(viewer) && readsOrders(viewer),
      }),
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'payments',
    label: PERSON_TAB_LABELS.payments,
    screen: screen({
      load: async () => (await import('./PersonPaymentsScreen.tsx')).PersonPaymentsScreen,
      query: PaymentsQuery,
      subject: 'viewer.member',
      search: (_, viewer) => ({
        seesPayments: can(viewer, { page: 'studentPaymentDetails' }),
        seesSubscriptions: seesSubscriptions(viewer),
      }),
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'journey',
    label: PERSON_TAB_LABELS.journey,
    screen: screen({
      load: async () => (await import('./PersonJourneyScreen.tsx')).PersonJourneyScreen,
      query: JourneyQuery,
      subject: 'viewer.member',
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'groups',
    label: PERSON_TAB_LABELS.groups,
    screen: screen({
      load: async () => (await import('./PersonGroupsScreen.tsx')).PersonGroupsScreen,
      query: GroupsQuery,
      subject: 'viewer.member',
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'activity',
    label: PERSON_TAB_LABELS.activity,
    screen: screen({
      load: async () => (await import('./PersonActivityScreen.tsx')).PersonActivityScreen,
      query: ActivityQuery,
      subject: 'viewer.member',
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'notes',
    label: PERSON_TAB_LABELS.notes,
    screen: screen({
      load: async () => (await import('./PersonNotesScreen.tsx')).PersonNotesScreen,
      query: NotesQuery,
      subject: 'viewer.member',
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'access',
    label: PERSON_TAB_LABELS.access,
    screen: screen({
      load: async () => (await import('./PersonAccessScreen.tsx')).PersonAccessScreen,
      query: AccessQuery,
      subject: 'viewer.member',
      search: (_, viewer) => ({ gives: can(viewer, { page: 'editUser' }), seesChanges: can(viewer, { page: 'infoLogsReport' }) }),
      skeleton: DetailPageSkeleton,
    }),
  },
];
