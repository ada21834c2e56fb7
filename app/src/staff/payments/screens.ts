import { can, type SessionUser } from '@atlas/domain/access';
import { detailScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import PaymentDetailsQuery from './__generated__/PaymentDetailsScreenQuery$parameters.ts';
import { QUEUE_TABS } from './queueTabs.ts';

/** Leaves out what the viewer may not read: the person's data, the subscription, the order. */
const readable = (_: URLSearchParams, viewer: SessionUser | null) => ({
  seesPerson: can(viewer, { page: 'user' }),
  seesSubscription: can(viewer, { page: 'subscription' }),
  seesOrder: can(viewer, { page: 'subscriptions' }),
});

/** The staff screens for payments: the queue, and a person's payments. */
export const screens = {
  payment: { tabs: QUEUE_TABS },
  studentPaymentDetails: detailScreen({
    load: async () => (await import('./PaymentDetailsScreen.tsx')).PaymentDetailsScreen,
    query: PaymentDetailsQuery,
    subject: 'viewer.payer',
    search: readable,
  }),
} satisfies ScreenTable;
