import { can, type SessionUser } from '@atlas/domain/access';

/** Whether a user reads orders. */
export const readsOrders = (viewer: SessionUser | null): boolean =>
  can(viewer, { page: 'subscriptions' }) || can(viewer, { page: 'studentPaymentDetails' });

/** Leaves out the fields of an order that the viewer may not read. */
export const orderReader = (viewer: SessionUser | null) => ({
  seesReceipts: can(viewer, { page: 'studentPaymentDetails' }),
  seesSubscription: can(viewer, { page: 'subscription' }),
  seesAffiliate: can(viewer, { page: 'affiliates' }),
});
