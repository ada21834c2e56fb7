import { can, type SessionUser } from '@atlas/domain/access';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { subscriptionsList } from '@atlas/domain/subscriptions';
import { detailScreen } from '../../admin/screens.ts';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { ListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import { readsMoney } from './readsMoney.ts';
import SubscriptionQuery from './__generated__/SubscriptionDetailScreenQuery$parameters.ts';
import SubscriptionsQuery from './__generated__/SubscriptionsScreenQuery$parameters.ts';

/** Leaves out what the user may not read. */
const partsFor = (_: URLSearchParams, viewer: SessionUser | null) => ({
  money: readsMoney(viewer),
  order: can(viewer, { page: 'subscriptions' }),
  history: can(viewer, { page: 'infoLogsReport' }),
});

/** The staff screens for subscriptions. */
export const screens = {
  subscriptions: screen({
    load: async () => (await import('./SubscriptionsScreen.tsx')).SubscriptionsScreen,
    query: SubscriptionsQuery,
    search: (search, viewer) => ({
      ...listVariables(readListSearch(search, subscriptionsList), subscriptionsList),
      money: readsMoney(viewer),
    }),
    skeleton: ListPageSkeleton,
  }),
  subscription: detailScreen({
    load: async () => (await import('./SubscriptionDetailScreen.tsx')).SubscriptionDetailScreen,
    query: SubscriptionQuery,
    search: partsFor,
    subject: 'viewer.subscription',
  }),
} satisfies ScreenTable;
