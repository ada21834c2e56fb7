import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** The funnel of the freelancing course, at ₱9,999.00. */
const funnel: Fixture = ({ numberFrom }) => numberFrom(sql`select id from funnels where slug = 'freelancing-course'`);

const coupon: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into coupons (funnel_id, code, discount_type, discount, created_at)
    values (${await row(funnel)}, ${`FRESH${await row(uniqueNumber)}`}, 'fixed', 50000, ${TEST_NOW}) returning id`);

/** Cases of the mutations of coupons. */
export const mutationCases: MutationCases = {
  createCoupon: {
    ...byAdmin('createCoupon', 'coupon'),
    flags: [['product_create', 'function_access']],
    call: async ({ row }) =>
      `createCoupon(funnelId: ${await row(funnel)}, input: { code: "new${await row(uniqueNumber)}", discountType: FIXED, discount: 500 }) { id }`,
  },
  updateCoupon: {
    ...byAdmin('updateCoupon', 'coupon'),
    flags: [['product_create', 'function_access']],
    call: async ({ row }) =>
      `updateCoupon(databaseId: ${await row(coupon)}, revision: 1, input: { code: "changed${await row(uniqueNumber)}", discountType: PERCENTAGE, discount: 12.5 }) { id }`,
  },
  setCouponArchived: {
    ...byAdmin('archiveCoupon', 'coupon'),
    flags: [['product_create', 'function_access']],
    call: async ({ row }) => `setCouponArchived(databaseId: ${await row(coupon)}, archived: true) { id }`,
  },
};
