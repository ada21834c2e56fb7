import type { RouteParams } from '@atlas/domain/navigation';
import { lazy } from 'react';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import BillingsQuery from './__generated__/BillingsTabQuery$parameters.ts';
import SubscriptionsQuery from './__generated__/SubscriptionsTabQuery$parameters.ts';

type Tab = ScreenTab<RouteParams<'account'>>;

const skeletons = () => import('./accountSkeletons.tsx');
const BillsSkeleton = lazy(async () => ({ default: (await skeletons()).BillsSkeleton }));
const SubscriptionsSkeleton = lazy(async () => ({ default: (await skeletons()).SubscriptionsSkeleton }));

/** The tab of an address, from its `q`. */
export const accountTab = (search: URLSearchParams): string | null => search.get('q');

/** The tabs of Billing and Subscriptions. Bills come first, also without a `q`. */
export const ACCOUNT_TABS: readonly [Tab, ...Tab[]] = [
  {
    tab: 'billings',
    label: 'Bills',
    query: 'q=billings',
    screen: screen({ load: async () => (await import('./BillingsTab.tsx')).BillingsTab, query: BillingsQuery, skeleton: BillsSkeleton }),
  },
  {
    tab: 'subscriptions',
    label: 'Subscriptions',
    query: 'q=subscriptions',
    screen: screen({
      load: async () => (await import('./SubscriptionsTab.tsx')).SubscriptionsTab,
      query: SubscriptionsQuery,
      skeleton: SubscriptionsSkeleton,
    }),
  },
];
