import { can, type SessionUser } from '@atlas/domain/access';
import { detailScreen, editScreen } from '../../admin/screens.ts';
import { recordNumber } from '../../routing/recordNumber.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import CouponQuery from './__generated__/CouponDetailScreenQuery$parameters.ts';
import EditCouponQuery from './__generated__/EditCouponScreenQuery$parameters.ts';
import NewCouponQuery from './__generated__/NewCouponScreenQuery$parameters.ts';

/** The staff screens for coupons. */
export const screens = {
  newCoupon: editScreen({
    load: async () => (await import('./NewCouponScreen.tsx')).NewCouponScreen,
    query: NewCouponQuery,
    variables: ({ funnelId }: { funnelId: string }) => ({ funnelId: recordNumber(funnelId) }),
    subject: 'viewer.funnel',
  }),
  coupon: detailScreen({
    load: async () => (await import('./CouponDetailScreen.tsx')).CouponDetailScreen,
    query: CouponQuery,
    // The uses name people, which not everyone who reads funnels may see.
    search: (_search: URLSearchParams, viewer: SessionUser | null) => ({ withUses: can(viewer, { page: 'subscriptions' }) }),
    variables: ({ funnelId, id }: { funnelId: string; id: number }) => ({ funnelId: recordNumber(funnelId), id }),
    subject: 'viewer.coupon',
  }),
  editCoupon: editScreen({
    load: async () => (await import('./EditCouponScreen.tsx')).EditCouponScreen,
    query: EditCouponQuery,
    subject: 'viewer.coupon',
  }),
} satisfies ScreenTable;
