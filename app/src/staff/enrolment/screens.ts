import { can, type SessionUser } from '@atlas/domain/access';
import { subscriptionTab } from '@atlas/domain/subscriptions';
import { detailScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import EnrollUserQuery from './__generated__/EnrollUserScreenQuery$parameters.ts';
import ViewSubscriptionQuery from './__generated__/ViewSubscriptionScreenQuery$parameters.ts';

/** Loads the data of one tab, and payments only for users who may read them. */
function tabVariables(search: URLSearchParams, viewer: SessionUser | null) {
  const tab = subscriptionTab(search.get('t'));
  const readsMoney = can(viewer, { page: 'studentPaymentDetails' });
  return { holds: tab === 0, enrols: tab === 1, pays: tab === 2 && readsMoney, readsMoney };
}

/** The staff screens that enroll people and show their subscriptions. */
export const screens = {
  enrollUser: detailScreen({
    load: async () => (await import('./EnrollUserScreen.tsx')).EnrollUserScreen,
    query: EnrollUserQuery,
    subject: 'user',
  }),
  viewSubscription: detailScreen({
    load: async () => (await import('./ViewSubscriptionScreen.tsx')).ViewSubscriptionScreen,
    query: ViewSubscriptionQuery,
    subject: 'userSubscription',
    search: tabVariables,
  }),
} satisfies ScreenTable;
