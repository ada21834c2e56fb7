import { SELLING_PAGES } from '@atlas/domain/access';
import type { Authorization } from '../../graphql/rules.ts';

const WRITE = { page: SELLING_PAGES, function: 'product_create' } as const;

/** Access rules for coupons. */
export const couponsAuthorization: Authorization = {
  types: {
    Coupon: { page: 'funnel' },
    CouponUse: 'with-parent',
  },
  fields: {
    'Mutation.createCoupon': WRITE,
    'Mutation.setCouponArchived': WRITE,
    'Mutation.updateCoupon': WRITE,
    'Order.coupon': { page: 'funnel' },
    'Viewer.coupon': { page: 'funnel' },
    'Viewer.couponUses': { page: 'subscriptions' },
    'Viewer.coupons': { page: 'funnel' },
  },
};
