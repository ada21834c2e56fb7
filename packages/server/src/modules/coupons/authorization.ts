import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for coupons. */
export const couponsAuthorization: Authorization = {
  types: {
    Coupon: { page: 'funnel' },
  },
  fields: {
    'Order.coupon': { page: 'funnel' },
    'Viewer.coupon': { page: 'funnel' },
    'Viewer.coupons': { page: 'funnel' },
  },
};
