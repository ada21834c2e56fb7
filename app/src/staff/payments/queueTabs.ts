import type { SessionUser } from '@atlas/domain/access';
import { can } from '@atlas/domain/access';
import { waitingList } from '@atlas/domain/funnels';
import { type ListDeclaration, listVariables, readListSearch } from '@atlas/domain/lists';
import type { RouteParams } from '@atlas/domain/navigation';
import { ordersList } from '@atlas/domain/orders';
import { paymentEntriesList, paymentProofsList } from '@atlas/domain/payments';
import { statementRowsList } from '@atlas/domain/statements';
import { idIn } from '../../admin/idIn.ts';
import { withDefaultFilters } from '../../admin/lists/withDefaultFilters.ts';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { TabbedListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import { orderIdIn } from '../shared/orders/orderIdIn.ts';
import { orderReader } from '../shared/orders/orderReader.ts';
import { QUEUE_DEFAULTS, QUEUE_LABELS } from './queueLabels.ts';
import AllPaymentsQuery from './__generated__/AllPaymentsScreenQuery$parameters.ts';
import DuePaymentsQuery from './__generated__/DuePaymentsScreenQuery$parameters.ts';
import ReconcileQuery from './reconcile/__generated__/ReconcileScreenQuery$parameters.ts';
import OrdersQuery from './__generated__/OrdersScreenQuery$parameters.ts';
import ProvidersQuery from './__generated__/ProvidersScreenQuery$parameters.ts';
import ProofQueueQuery from './__generated__/ProofQueueScreenQuery$parameters.ts';
import WaitingListQuery from './__generated__/WaitingListScreenQuery$parameters.ts';

type QueueTab = ScreenTab<RouteParams<'payment'>>;

/** Leaves out what the viewer may not read: contact data, the subscription. */
const readable = (viewer: SessionUser | null) => ({
  seesPerson: can(viewer, { page: 'user' }),
  seesSubscription: can(viewer, { page: 'subscription' }),
});

/** Leaves out the choices of the filter by funnel. */
const seesFunnels = (viewer: SessionUser | null) => ({ seesFunnels: can(viewer, { page: 'products' }) });

const listed = <List extends ListDeclaration>(list: List, tab: keyof typeof QUEUE_LABELS, search: URLSearchParams) =>
  listVariables(readListSearch(withDefaultFilters(search, QUEUE_DEFAULTS[tab]), list), list);

/** The tabs of the payment queue, in order. */
export const QUEUE_TABS: readonly [QueueTab, ...QueueTab[]] = [
  {
    tab: 'review',
    label: QUEUE_LABELS.review,
    screen: screen({
      load: async () => (await import('./ProofQueueScreen.tsx')).ProofQueueScreen,
      query: ProofQueueQuery,
      search: (search, viewer) => ({
        ...listed(paymentProofsList, 'review', search),
        ...idIn('id')(search),
        ...readable(viewer),
      }),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'due',
    label: QUEUE_LABELS.due,
    screen: screen({
      load: async () => (await import('./DuePaymentsScreen.tsx')).DuePaymentsScreen,
      query: DuePaymentsQuery,
      search: (search, viewer) => ({ ...listed(paymentEntriesList, 'due', search), ...readable(viewer) }),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'all',
    label: QUEUE_LABELS.all,
    screen: screen({
      load: async () => (await import('./AllPaymentsScreen.tsx')).AllPaymentsScreen,
      query: AllPaymentsQuery,
      search: (search, viewer) => ({ ...listed(paymentEntriesList, 'all', search), ...readable(viewer) }),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'reconcile',
    label: QUEUE_LABELS.reconcile,
    screen: screen({
      load: async () => (await import('./reconcile/ReconcileScreen.tsx')).ReconcileScreen,
      query: ReconcileQuery,
      search: (search) => {
        const { statementId } = idIn('statementId')(search);
        return { ...listed(statementRowsList, 'reconcile', search), statementId, opensStatement: statementId !== 0 };
      },
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'orders',
    label: QUEUE_LABELS.orders,
    screen: screen({
      load: async () => (await import('./OrdersScreen.tsx')).OrdersScreen,
      query: OrdersQuery,
      search: (search, viewer) => ({
        ...listed(ordersList, 'orders', search),
        ...orderIdIn(search),
        ...seesFunnels(viewer),
        ...orderReader(viewer),
      }),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'providers',
    label: QUEUE_LABELS.providers,
    screen: screen({
      load: async () => (await import('./ProvidersScreen.tsx')).ProvidersScreen,
      query: ProvidersQuery,
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'waiting-list',
    label: QUEUE_LABELS['waiting-list'],
    screen: screen({
      load: async () => (await import('./WaitingListScreen.tsx')).WaitingListScreen,
      query: WaitingListQuery,
      search: (search, viewer) => ({ ...listed(waitingList, 'waiting-list', search), ...seesFunnels(viewer) }),
      skeleton: TabbedListPageSkeleton,
    }),
  },
];
