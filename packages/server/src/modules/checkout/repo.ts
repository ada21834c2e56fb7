import { and, asc, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { LEGAL_KINDS, type LegalKind } from '@atlas/domain/legal';
import { valueBy } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { affiliates } from '../affiliates/tables.ts';
import { batches } from '../batches/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { countUses } from '../enrolment/repo.ts';
import { funnels } from '../funnels/tables.ts';
import { legalDocuments } from '../legal/tables.ts';
import type { Order } from '../orders/repo.ts';
import { couponRedemptions, orders } from '../orders/tables.ts';
import { billLinks, documents, invoices, paymentProofs, payments, scheduleEntries } from '../payments/tables.ts';
import type { Payment, ScheduleEntry } from '../payments/repo.ts';
import type { PaymentProof } from '../payments/proofsRepo.ts';
import { products } from '../products/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';

const OPEN = ['draft', 'awaiting-payment', 'for-review'] as const;

/** The funnel that the address of a checkout names: by its number, or by its slug. */
export async function findFunnelId(db: Db, key: string): Promise<number | null> {
  const [row] = await db.select({ id: funnels.id }).from(funnels).where(isFunnel(key));
  return row?.id ?? null;
}

const isFunnel = (key: string): SQL => (/^\d{1,9}$/.test(key) ? eq(funnels.id, Number(key)) : eq(funnels.slug, key));

/** The window of a funnel and of its product, by the address of its checkout. */
export async function findFunnelWindow(db: Db, key: string) {
  const [row] = await db
    .select({
      funnel: { slug: funnels.slug, opensAt: funnels.opensAt, closesAt: funnels.closesAt, closedAt: funnels.closedAt },
      product: { archivedAt: products.archivedAt, expiresAt: products.expiresAt },
    })
    .from(funnels)
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(isFunnel(key));
  return row ?? null;
}

/** The versions of the legal pages that are published now. */
export async function findLegalVersions(db: Db): Promise<Partial<Record<LegalKind, number>>> {
  const rows = await db.select({ kind: legalDocuments.kind, version: legalDocuments.publishedVersion }).from(legalDocuments);
  return Object.fromEntries(
    LEGAL_KINDS.flatMap(({ value }) => {
      const version = rows.find(({ kind }) => kind === value)?.version ?? null;
      return version === null ? [] : [[value, version]];
    }),
  );
}

export async function findOrderByKey(db: Db, idempotencyKey: string): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey));
  return row ?? null;
}

/** The number of orders of a mailbox that wait for their payment. */
export const countOpenOrders = (tx: Db, mailbox: string): Promise<number> =>
  tx.$count(orders, and(eq(orders.mailbox, mailbox), inList(orders.state, [...OPEN])));

/** Adds an order; null when its idempotency key or its pay code is taken. */
export async function insertOrder(tx: Db, row: typeof orders.$inferInsert): Promise<Order | null> {
  const [inserted] = await tx.insert(orders).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function updateOrder(tx: Db, id: number, values: Partial<typeof orders.$inferInsert>): Promise<void> {
  await tx
    .update(orders)
    .set({ ...values, revision: sql`${orders.revision} + 1` })
    .where(eq(orders.id, id));
}

/** The other orders of one buyer for a funnel that still wait for their payment, held. */
export const findRivals = (tx: Db, { id, funnelId, mailbox }: Order): Promise<Order[]> =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.funnelId, funnelId), eq(orders.mailbox, mailbox), ne(orders.id, id), inList(orders.state, [...OPEN])))
    .orderBy(asc(orders.id))
    .for('update');

/** The orders of an address that are paid and wait for its owner, held. */
export const findOrdersWaitingFor = (tx: Db, email: string): Promise<Order[]> =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.email, email), eq(orders.state, 'paid')))
    .orderBy(asc(orders.id))
    .for('update');

/** The payments of an order that count, oldest first. */
export const findPaymentsOfOrder = (tx: Db, orderId: number): Promise<Payment[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNull(payments.reversedAt)))
    .orderBy(asc(payments.id));

/** The receipt of an order that waits for a decision. */
export async function findWaitingReceipt(tx: Db, orderId: number): Promise<PaymentProof | null> {
  const [row] = await tx
    .select()
    .from(paymentProofs)
    .where(and(eq(paymentProofs.orderId, orderId), eq(paymentProofs.state, 'submitted')));
  return row ?? null;
}

export async function insertProof(tx: Db, row: typeof paymentProofs.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(paymentProofs).values(row).returning({ id: paymentProofs.id });
  if (!inserted) throw new Error('The receipt was not written');
  return inserted.id;
}

/** A newer receipt takes the place of the one that waits. */
export async function supersede(tx: Db, of: { orderId: number } | { entryId: number }): Promise<void> {
  await tx
    .update(paymentProofs)
    .set({ state: 'superseded' })
    .where(
      and(
        'orderId' in of ? eq(paymentProofs.orderId, of.orderId) : eq(paymentProofs.entryId, of.entryId),
        eq(paymentProofs.state, 'submitted'),
      ),
    );
}

/** Whether an approved payment, or another receipt that counts, has this reference. */
export async function isReferenceKnown(
  tx: Db,
  of: { platform: string; referenceKey: string; orderId: number | null; entryId: number | null },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: paymentProofs.id })
    .from(paymentProofs)
    .where(
      and(
        eq(paymentProofs.referenceKey, of.referenceKey),
        eq(paymentProofs.platform, of.platform),
        inList(paymentProofs.state, ['submitted', 'approved']),
        sql`(${paymentProofs.orderId}, ${paymentProofs.entryId}) is distinct from (${of.orderId}::int, ${of.entryId}::int)`,
      ),
    )
    .limit(1);
  const [paid] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.referenceKey, of.referenceKey),
        sql`${payments.platform} = ${of.platform}`,
        isNull(payments.reversedAt),
        sql`length(${payments.referenceKey}) > 8`,
      ),
    )
    .limit(1);
  return row !== undefined || paid !== undefined;
}

/** Reserves a coupon for an order. */
export async function insertHold(tx: Db, row: typeof couponRedemptions.$inferInsert): Promise<void> {
  await tx.insert(couponRedemptions).values(row);
}

/** Changes the reservation of an order's coupon; nothing without one. */
export async function updateHold(
  tx: Db,
  orderId: number,
  values: Partial<Pick<typeof couponRedemptions.$inferInsert, 'state' | 'heldUntil' | 'email'>>,
): Promise<void> {
  await tx.update(couponRedemptions).set(values).where(eq(couponRedemptions.orderId, orderId));
}

export async function findHold(tx: Db, orderId: number): Promise<typeof couponRedemptions.$inferSelect | null> {
  const [row] = await tx.select().from(couponRedemptions).where(eq(couponRedemptions.orderId, orderId));
  return row ?? null;
}

/** The affiliate with a code. */
export async function findAffiliateByCode(tx: Db, code: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(and(eq(affiliates.code, code), eq(affiliates.state, 'active')));
  return row?.id ?? null;
}

/** An account as far as an order needs it, by its address. */
export async function findAccount(tx: Db, email: string): Promise<{ id: number; isConfirmed: boolean; isArchived: boolean } | null> {
  const [row] = await tx
    .select({ id: users.id, emailConfirmedAt: users.emailConfirmedAt, archivedAt: users.archivedAt })
    .from(users)
    .where(eq(users.email, email));
  return row ? { id: row.id, isConfirmed: row.emailConfirmedAt !== null, isArchived: row.archivedAt !== null } : null;
}

/** The batch whose window holds a day, the latest to begin; null without one. */
export async function findBatchOn(tx: Db, day: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: batches.id })
    .from(batches)
    .where(and(isNull(batches.archivedAt), sql`${batches.launchFrom} <= ${day}::date`, sql`${batches.launchTo} >= ${day}::date`))
    .orderBy(desc(batches.launchFrom), desc(batches.id))
    .limit(1);
  return row?.id ?? null;
}

/** The order that led to an invoice. */
export async function findOrderOfInvoice(tx: Db, invoiceId: number): Promise<Order | null> {
  const [row] = await tx
    .select({ order: orders })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(eq(invoices.id, invoiceId));
  return row?.order ?? null;
}

/** The subscription that an order led to. */
export async function findSubscriptionOf(tx: Db, orderId: number): Promise<number | null> {
  const [row] = await tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.orderId, orderId));
  return row?.id ?? null;
}

/** Unpaid orders past their deadline, without a receipt that waits. At most `most`. */
export const findExpiring = (tx: Db, at: Date, most: number): Promise<Order[]> =>
  tx
    .select()
    .from(orders)
    .where(and(inList(orders.state, ['draft', 'awaiting-payment']), sql`${orders.expiresAt} <= ${at.toISOString()}::timestamptz`))
    .orderBy(asc(orders.expiresAt), asc(orders.id))
    .limit(most)
    .for('update', { skipLocked: true });

/** Releases coupons whose time is over. Orders with a receipt keep theirs. */
export async function releaseLapsedHolds(tx: Db, at: Date): Promise<number> {
  const rows = await tx
    .update(couponRedemptions)
    .set({ state: 'released' })
    .where(and(eq(couponRedemptions.state, 'reserved'), sql`${couponRedemptions.heldUntil} <= ${at.toISOString()}::timestamptz`))
    .returning({ id: couponRedemptions.id });
  return rows.length;
}

/** The number of receipts sent for an order or an entry. */
export const countProofs = (tx: Db, of: { orderId: number | null; entryId: number | null }): Promise<number> =>
  tx.$count(paymentProofs, of.entryId === null ? eq(paymentProofs.orderId, of.orderId ?? 0) : eq(paymentProofs.entryId, of.entryId));

/**
 * Keeps a reserved coupon for as long as its order is open. One that was released is taken again
 * while its limit allows that.
 */
export async function holdForGood(tx: Db, hold: typeof couponRedemptions.$inferSelect, at: Date): Promise<void> {
  if (hold.state === 'reserved') return updateHold(tx, hold.orderId ?? 0, { heldUntil: null });
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, hold.couponId)).for('update');
  if (!coupon) return;
  const { uses, usesByUser } = await countUses(tx, coupon.id, hold.email, at);
  const isFree = (used: number, limit: number | null): boolean => limit === null || used < limit;
  if (isFree(uses, coupon.limitOverall) && isFree(usesByUser, coupon.limitPerUser))
    await updateHold(tx, hold.orderId ?? 0, { state: 'reserved', heldUntil: null });
}

export async function findEntry(db: Db, id: number): Promise<ScheduleEntry | null> {
  const [row] = await db.select().from(scheduleEntries).where(eq(scheduleEntries.id, id));
  return row ?? null;
}

/** The funnel that sold an entry. */
export async function findFunnelOfEntry(db: Db, entryId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: subscriptions.funnelId })
    .from(scheduleEntries)
    .innerJoin(invoices, eq(invoices.id, scheduleEntries.invoiceId))
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(eq(scheduleEntries.id, entryId));
  return row?.id ?? null;
}

export type BillLink = typeof billLinks.$inferSelect;

export async function findBillLink(db: Db, id: number): Promise<BillLink | null> {
  const [row] = await db.select().from(billLinks).where(eq(billLinks.id, id));
  return row ?? null;
}

export async function insertBillLink(tx: Db, row: typeof billLinks.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(billLinks).values(row).returning({ id: billLinks.id });
  if (!inserted) throw new Error('The link was not written');
  return inserted.id;
}

/** Ends the links of an entry. */
export async function endBillLinks(tx: Db, entryId: number, at: Date): Promise<void> {
  await tx
    .update(billLinks)
    .set({ revokedAt: at })
    .where(and(eq(billLinks.entryId, entryId), isNull(billLinks.revokedAt)));
}

/** The number of links of an entry that were not ended. */
export const countBillLinks = (tx: Db, entryId: number): Promise<number> =>
  tx.$count(billLinks, and(eq(billLinks.entryId, entryId), isNull(billLinks.revokedAt)));

/** Whether an entry has a link that works. */
export const openLinkOfEntry = valueBy<BillLink | null>(null, async ({ db, now }, ids) => {
  const rows = await db
    .select()
    .from(billLinks)
    .where(
      and(
        inList(billLinks.entryId, ids),
        isNull(billLinks.revokedAt),
        eq(billLinks.isForReturn, false),
        sql`${billLinks.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    );
  return rows.map((value) => ({ key: value.entryId, value }));
});

/** A document by the code printed on it. */
export async function findDocumentByCode(db: Db, code: string) {
  const [row] = await db
    .select({
      kind: documents.kind,
      totalCentavos: documents.totalCentavos,
      issuedOn: documents.issuedOn,
      paidOn: payments.paidOn,
      reversedAt: payments.reversedAt,
    })
    .from(documents)
    .leftJoin(payments, eq(payments.id, documents.paymentId))
    .where(and(eq(documents.code, code), eq(documents.kind, 'acknowledgement')));
  return row ?? null;
}

/**
 * Pictures of receipts that are old enough to be deleted: their entry, or their order, was settled
 * or ended before an instant. At most `most`.
 */
export async function findOldReceipts(db: Db, before: Date, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select f.id
    from files f join payment_proofs p on p.id = f.proof_id
    left join schedule_entries e on e.id = p.entry_id
    left join subscriptions s on s.order_id = p.order_id
    left join invoices oi on oi.subscription_id = s.id
    left join lateral (
      select bool_and(n.voided_at is not null or n.status = 'Paid') as settled, max(coalesce(a.at, n.voided_at, n.created_at)) as at
      from schedule_entries n
      left join lateral (select max(x.created_at) as at from payment_allocations x where x.entry_id = n.id) a on true
      where n.invoice_id = coalesce(e.invoice_id, oi.id)
    ) i on coalesce(e.invoice_id, oi.id) is not null
    where f.purpose = 'receipt' and p.state <> 'submitted'
      and p.created_at < ${before.toISOString()}::timestamptz
      and (coalesce(e.invoice_id, oi.id) is null or (i.settled and i.at < ${before.toISOString()}::timestamptz))
    order by f.id limit ${most}`);
  return rows.map(({ id }) => id);
}
