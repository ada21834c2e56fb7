import { and, asc, count, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { manyBy, oneById, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { affiliates } from '../affiliates/tables.ts';
import { couponRedemptions } from '../orders/tables.ts';
import { paymentTerms } from '../terms/tables.ts';
import { couponTerms, coupons } from './tables.ts';

export type CouponRow = typeof coupons.$inferSelect;

export const couponLoader = oneById<CouponRow>(({ db }, ids) => db.select().from(coupons).where(inList(coupons.id, ids)));

/** The number of orders that hold or used a coupon. Released coupons do not count. */
export const usesOfCoupon = valueBy(0, ({ db }, ids) =>
  db
    .select({ key: couponRedemptions.couponId, value: count() })
    .from(couponRedemptions)
    .where(and(inList(couponRedemptions.couponId, ids), ne(couponRedemptions.state, 'released')))
    .groupBy(couponRedemptions.couponId),
);

/** The payment terms that a coupon applies to; none means all. */
export const termsOfCoupon = manyBy<{ couponId: number; term: typeof paymentTerms.$inferSelect }>(
  ({ couponId }) => couponId,
  ({ db }, ids) =>
    db
      .select({ couponId: couponTerms.couponId, term: paymentTerms })
      .from(couponTerms)
      .innerJoin(paymentTerms, eq(paymentTerms.id, couponTerms.paymentTermId))
      .where(inList(couponTerms.couponId, ids))
      .orderBy(asc(paymentTerms.id)),
);

/** The person behind the affiliate of a coupon. */
export const userOfAffiliate = valueBy<number | null>(null, ({ db }, ids) =>
  db.select({ key: affiliates.id, value: affiliates.userId }).from(affiliates).where(inList(affiliates.id, ids)),
);

export const couponsList = {
  table: coupons,
  id: coupons.id,
  sorts: { created: [coupons.createdAt], code: [coupons.code] },
} satisfies List<string>;

export function couponsWhere(filter: Filter<{ search: string; funnelId: number; archived: boolean }>): SQL | undefined {
  return and(
    filter.funnelId == null ? undefined : eq(coupons.funnelId, filter.funnelId),
    filter.archived == null ? undefined : filter.archived ? isNotNull(coupons.archivedAt) : isNull(coupons.archivedAt),
    searchCondition(filter.search, sql`search_text(${coupons.code}::text)`),
  );
}
