import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { AffiliateState } from '@atlas/domain/affiliates';
import { couponsList } from '@atlas/domain/coupons';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { declaredList } from '../../commands/declaredList.ts';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { affiliates } from '../affiliates/tables.ts';
import { funnelPaymentTerms, funnels } from '../funnels/tables.ts';
import { couponRedemptions, orders } from '../orders/tables.ts';
import { products } from '../products/tables.ts';
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

/** Condition of the list of coupons. */
export function couponsWhere(filter: Filter<FilterFieldsOf<typeof couponsList>>): SQL | undefined {
  return and(
    filter.funnelId == null ? undefined : eq(coupons.funnelId, filter.funnelId),
    filter.archived === true ? isNotNull(coupons.archivedAt) : isNull(coupons.archivedAt),
    searchCondition(filter.search, sql`search_text(${coupons.code}::text)`),
  );
}

/** The list of coupons for staff, all or those of one funnel. */
export const COUPON_LIST = declaredList({
  name: 'coupons',
  page: 'funnel',
  declaration: couponsList,
  list: { table: coupons, id: coupons.id, sorts: { created: [coupons.createdAt], code: [coupons.code] } },
  where: couponsWhere,
  loader: couponLoader,
});

/** The ids of the terms that a coupon applies to; none means all. */
export async function findTermIds(tx: Db, couponId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: couponTerms.paymentTermId })
    .from(couponTerms)
    .where(eq(couponTerms.couponId, couponId))
    .orderBy(asc(couponTerms.paymentTermId));
  return rows.map(({ id }) => id);
}

/** Replaces the terms that a coupon applies to. */
export async function writeTerms(tx: Db, couponId: number, termIds: readonly number[]): Promise<void> {
  await tx.delete(couponTerms).where(eq(couponTerms.couponId, couponId));
  if (termIds.length > 0) await tx.insert(couponTerms).values(termIds.map((paymentTermId) => ({ couponId, paymentTermId })));
}

/** The price of a funnel's product in centavos, and the terms that the funnel offers. */
export async function findOffer(tx: Db, funnelId: number): Promise<{ priceCentavos: number; termIds: number[] } | null> {
  const [row] = await tx
    .select({
      priceCentavos: products.priceCentavos,
      termIds: sql<
        number[]
      >`array(select ${funnelPaymentTerms.paymentTermId} from ${funnelPaymentTerms} where ${funnelPaymentTerms.funnelId} = ${funnels.id})`,
    })
    .from(funnels)
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(eq(funnels.id, funnelId));
  return row ?? null;
}

/** The affiliate who earns from a coupon; null without one. */
export async function findCouponAffiliate(tx: Db, couponId: number): Promise<number | null> {
  const [row] = await tx.select({ id: coupons.affiliateId }).from(coupons).where(eq(coupons.id, couponId));
  return row?.id ?? null;
}

/** The affiliate record of a person; null without one. */
export async function findAffiliateOf(tx: Db, userId: number): Promise<{ id: number; state: AffiliateState } | null> {
  const [row] = await tx.select({ id: affiliates.id, state: affiliates.state }).from(affiliates).where(eq(affiliates.userId, userId));
  return row ?? null;
}

/** An order that holds or used a coupon. */
export interface CouponUse {
  order: typeof orders.$inferSelect;
  /** Whether it was used; otherwise an unpaid order holds it. */
  isUsed: boolean;
  at: Date;
}

/** Number of uses that the page of a coupon shows. */
const SHOWN_USES = 50;

/** The latest uses of a coupon by people in the reader's scope: who and when. */
export const findLatestUses = ({ db, reader }: Source, couponId: number): Promise<CouponUse[]> =>
  db
    .select({
      order: orders,
      isUsed: sql<boolean>`${couponRedemptions.state} = 'used'`,
      at: couponRedemptions.createdAt,
    })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(and(eq(couponRedemptions.couponId, couponId), ne(couponRedemptions.state, 'released'), ofPeopleInScope(reader, orders.userId)))
    .orderBy(desc(couponRedemptions.createdAt), desc(couponRedemptions.id))
    .limit(SHOWN_USES);
