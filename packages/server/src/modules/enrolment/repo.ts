import { and, asc, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Coupon, CouponDiscount } from '@atlas/domain/coupons';
import { centavosToPesos } from '@atlas/domain/money';
import type { PaymentTerm } from '@atlas/domain/payments';
import { isoDay, startOfManilaDay } from '@atlas/domain/time';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import type { AccessLevelRow } from '../access/repo.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { affiliates } from '../affiliates/tables.ts';
import { findTermIds } from '../coupons/repo.ts';
import { coupons } from '../coupons/tables.ts';
import type { Funnel } from '../funnels/repo.ts';
import { funnelPaymentTerms, funnels } from '../funnels/tables.ts';
import { couponRedemptions } from '../orders/tables.ts';
import { invoices, scheduleEntries } from '../payments/tables.ts';
import { products } from '../products/tables.ts';
import type { Subscription } from '../subscriptions/repo.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { termOf } from '../terms/repo.ts';
import { paymentTerms } from '../terms/tables.ts';
import { users } from '../users/tables.ts';

/** A funnel with what an enrolment into it needs. */
export interface Offer {
  funnel: Funnel;
  product: { id: number; name: string; priceCentavos: number; archivedAt: Date | null; expiresAt: Date | null };
  /** The terms it offers, the default first. Archived terms are absent. */
  terms: { id: number; term: PaymentTerm }[];
}

/**
 * Reads a funnel's offer. In a command it is held, so that its price and its terms cannot change
 * until the transaction ends.
 */
export async function findOffer(tx: Db, funnelId: number, isHeld: boolean): Promise<Offer | null> {
  const read = tx
    .select({
      funnel: funnels,
      product: {
        id: products.id,
        name: products.name,
        priceCentavos: products.priceCentavos,
        archivedAt: products.archivedAt,
        expiresAt: products.expiresAt,
      },
    })
    .from(funnels)
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(eq(funnels.id, funnelId));
  const [row] = await (isHeld ? read.for('share') : read);
  if (!row) return null;
  const terms = await tx
    .select({ term: paymentTerms })
    .from(funnelPaymentTerms)
    .innerJoin(paymentTerms, eq(paymentTerms.id, funnelPaymentTerms.paymentTermId))
    .where(and(eq(funnelPaymentTerms.funnelId, funnelId), isNull(paymentTerms.archivedAt)))
    .orderBy(desc(funnelPaymentTerms.isDefault), asc(funnelPaymentTerms.position), asc(paymentTerms.id));
  return { ...row, terms: terms.map(({ term }) => ({ id: term.id, term: termOf(term) })) };
}

/** The subscriptions of a person for the audit: the funnel with its period, oldest first. */
export async function findFunnelNames(tx: Db, userId: number): Promise<string[]> {
  const rows = await tx
    .select({ name: funnels.name, startsAt: subscriptions.startsAt, expiresAt: subscriptions.expiresAt })
    .from(subscriptions)
    .innerJoin(funnels, eq(funnels.id, subscriptions.funnelId))
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.unsubscribedAt)))
    .orderBy(asc(subscriptions.id));
  return rows.map(({ name, startsAt, expiresAt }) => `${name}, ${isoDay(startsAt)} to ${isoDay(expiresAt)}`);
}

/** The funnels that a person has now or from a later day. */
export async function findActiveFunnels(db: Db, userId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: subscriptions.funnelId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNull(subscriptions.unsubscribedAt),
        sql`${subscriptions.expiresAt} >= ${startOfManilaDay(now).toISOString()}::timestamptz`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** A person's subscriptions to a funnel. */
export const findSubscriptionsTo = (tx: Db, userId: number, funnelId: number): Promise<Subscription[]> =>
  tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.funnelId, funnelId)));

/** A coupon in the form that the rules of domain expect, with the affiliate who earns from it. */
export interface HeldCoupon {
  id: number;
  coupon: Coupon;
  discount: CouponDiscount;
  affiliateId: number | null;
}

/**
 * Reads a coupon by its code. In a command it is held, so that its uses cannot be counted by
 * someone else at the same time.
 */
export async function findCoupon(tx: Db, funnelId: number, code: string, isHeld: boolean): Promise<HeldCoupon | null> {
  const read = tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.funnelId, funnelId), eq(coupons.code, code)));
  const [row] = await (isHeld ? read.for('update') : read);
  if (!row) return null;
  const termIds = await findTermIds(tx, row.id);
  return {
    id: row.id,
    coupon: {
      funnelId: row.funnelId,
      isArchived: row.archivedAt !== null,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      mostUses: row.limitOverall,
      mostUsesPerUser: row.limitPerUser,
      paymentTermIds: termIds.length === 0 ? null : termIds,
    },
    discount: {
      discountType: row.discountType,
      discount: row.discountType === 'fixed' ? centavosToPesos(row.discount) : row.discount / 100,
      appliesTo: row.appliesTo,
    },
    affiliateId: row.affiliateId,
  };
}

/**
 * The uses of a coupon, and those by this mailbox (`addressKey` of domain). An order holds it for a
 * while.
 */
export async function countUses(tx: Db, couponId: number, mailbox: string, at: Date): Promise<{ uses: number; usesByUser: number }> {
  const [row] = await tx
    .select({
      uses: sql<number>`count(*)::int`,
      usesByUser: sql<number>`(count(*) filter (where ${couponRedemptions.email} = ${mailbox}))::int`,
    })
    .from(couponRedemptions)
    .where(
      and(
        eq(couponRedemptions.couponId, couponId),
        ne(couponRedemptions.state, 'released'),
        or(ne(couponRedemptions.state, 'reserved'), isNull(couponRedemptions.heldUntil), gt(couponRedemptions.heldUntil, at)),
      ),
    );
  return row ?? { uses: 0, usesByUser: 0 };
}

export async function insertUse(tx: Db, use: { couponId: number; subscriptionId: number; email: string; at: Date }): Promise<void> {
  const { at, ...row } = use;
  await tx.insert(couponRedemptions).values({ ...row, state: 'used', createdAt: at });
}

/** The affiliate, if they may earn from a buyer now: an active one, and not the buyer. */
export async function findEarningAffiliate(tx: Db, affiliateId: number, buyerId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(and(eq(affiliates.id, affiliateId), eq(affiliates.state, 'active'), ne(affiliates.userId, buyerId)));
  return row?.id ?? null;
}

export async function insertSubscription(tx: Db, row: typeof subscriptions.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(subscriptions).values(row).returning({ id: subscriptions.id });
  if (!inserted) throw new Error('The subscription was not written');
  return inserted.id;
}

export async function insertInvoice(tx: Db, row: typeof invoices.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(invoices).values(row).returning({ id: invoices.id });
  if (!inserted) throw new Error('The invoice was not written');
  return inserted.id;
}

/** Writes the entries of a schedule, and returns their ids in order. */
export async function insertEntries(tx: Db, rows: readonly (typeof scheduleEntries.$inferInsert)[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(scheduleEntries)
    .values([...rows])
    .returning({ id: scheduleEntries.id, position: scheduleEntries.position });
  return inserted.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
}

/** The active access levels with these names or keys, in their order; null for an unknown one. */
export async function findLevelsNamed(tx: Db, names: readonly string[]): Promise<(AccessLevelRow | null)[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .select()
    .from(accessLevels)
    .where(
      and(isNull(accessLevels.archivedAt), or(inList(accessLevels.name, [...names]), inList(sql`${accessLevels.key}::text`, [...names]))),
    );
  return names.map((name) => rows.find((row) => row.name === name || row.key === name) ?? null);
}

/** The level of a funnel, or that of members. */
export async function findOwnLevel(tx: Db, accessLevelId: number | null): Promise<number | null> {
  const [row] = await tx
    .select({ id: accessLevels.id })
    .from(accessLevels)
    .where(accessLevelId === null ? eq(accessLevels.key, 'member') : eq(accessLevels.id, accessLevelId));
  return row?.id ?? null;
}

export async function insertLevels(tx: Db, userId: number, levelIds: readonly number[], at: Date): Promise<void> {
  if (levelIds.length === 0) return;
  await tx
    .insert(userAccessLevels)
    .values([...new Set(levelIds)].map((accessLevelId) => ({ userId, accessLevelId, createdAt: at })))
    .onConflictDoNothing();
}

/** Whether another subscription that is current or starts later brings a level. */
export async function isLevelBrought(tx: Db, of: { userId: number; accessLevelId: number; exceptId: number }, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, of.userId),
        eq(subscriptions.accessLevelId, of.accessLevelId),
        ne(subscriptions.id, of.exceptId),
        isNull(subscriptions.unsubscribedAt),
        sql`${subscriptions.expiresAt} >= ${startOfManilaDay(now).toISOString()}::timestamptz`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function writeBatch(tx: Db, userId: number, batchId: number): Promise<void> {
  await tx
    .update(users)
    .set({ batchId, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, userId));
}

/** The invoice of a subscription; null for a free one. */
export async function findInvoiceOf(tx: Db, subscriptionId: number): Promise<typeof invoices.$inferSelect | null> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.subscriptionId, subscriptionId));
  return row ?? null;
}
