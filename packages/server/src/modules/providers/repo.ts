import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OnlineProvider } from '@atlas/domain/providers';
import { manyBy, oneById, type Source } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { orders } from '../orders/tables.ts';
import { findShares } from '../payments/moneyRepo.ts';
import type { Payment } from '../payments/repo.ts';
import { payments, scheduleEntries } from '../payments/tables.ts';
import { collectedPayments, paymentAttempts, providerEvents, providerOutages, providerPayouts, providerRefunds } from './tables.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;
export type Collected = typeof collectedPayments.$inferSelect;
export type ProviderEvent = typeof providerEvents.$inferSelect;
export type ProviderRefund = typeof providerRefunds.$inferSelect;
export type ProviderPayout = typeof providerPayouts.$inferSelect;

/** The order, or the entry of a schedule, that a payment is begun for. */
export type AttemptFor = { orderId: number } | { entryId: number };

const isFor = (target: AttemptFor) =>
  'orderId' in target ? eq(paymentAttempts.orderId, target.orderId) : eq(paymentAttempts.entryId, target.entryId);
const LIVE = sql`${paymentAttempts.state} in ('starting', 'open', 'unsure')`;

export async function findAttempt(db: Db, id: number): Promise<Attempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row ?? null;
}

/** A payment that was begun, held by the transaction. */
export async function lockAttempt(tx: Db, id: number): Promise<Attempt> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (!row) throw new Error(`Attempt ${id} is missing`);
  return row;
}

/** The payment that was begun under a name of the provider or of ours. */
export async function findNamedAttempt(
  db: Db,
  provider: OnlineProvider,
  { sessionId, reference }: { sessionId: string | null; reference: string | null },
): Promise<Attempt | null> {
  if (sessionId === null && reference === null) return null;
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, provider),
        sql`(${paymentAttempts.sessionId} = ${sessionId} or ${paymentAttempts.reference} = ${reference})`,
      ),
    )
    .orderBy(desc(paymentAttempts.id))
    .limit(1);
  return row ?? null;
}

/** The payment at which a payer may be at work. */
export async function findLiveAttempt(db: Db, target: AttemptFor): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(isFor(target), LIVE));
  return row ?? null;
}

/** The last payment that was begun for an order or an entry. */
export async function findLastAttempt(db: Db, target: AttemptFor): Promise<Attempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(isFor(target)).orderBy(desc(paymentAttempts.id)).limit(1);
  return row ?? null;
}

export const countAttempts = (tx: Db, target: AttemptFor): Promise<number> => tx.$count(paymentAttempts, isFor(target));

export async function insertAttempt(tx: Db, row: typeof paymentAttempts.$inferInsert): Promise<Attempt> {
  const [inserted] = await tx.insert(paymentAttempts).values(row).returning();
  if (!inserted) throw new Error('The payment was not begun');
  return inserted;
}

export async function updateAttempt(tx: Db, id: number, values: Partial<typeof paymentAttempts.$inferInsert>): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ ...values, revision: sql`${paymentAttempts.revision} + 1` })
    .where(eq(paymentAttempts.id, id));
}

/** Payments about which a provider is to be asked now. Claimed for a while, so that two processes do not ask alike. */
export async function claimDueAttempts(db: Db, { now, until, most }: { now: Date; until: Date; most: number }): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update payment_attempts set next_check_at = ${until.toISOString()}::timestamptz
    where id in (
      select id from payment_attempts where next_check_at <= ${now.toISOString()}::timestamptz
      order by next_check_at, id limit ${most} for update skip locked)
    returning id`);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Lets a provider be asked about a payment now. */
export async function askSoon(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ nextCheckAt: now })
    .where(and(eq(paymentAttempts.id, id), LIVE));
}

/**
 * Marks the open payments that pay nothing any more: the order or the entry ended, was paid, or asks
 * for another amount. Their pages are closed at the provider.
 */
export async function markStale(db: Db): Promise<void> {
  await db.execute(sql`
    update payment_attempts a set state = 'ended', is_to_end = a.session_id is not null, problem = 'What it pays ended or changed.', revision = a.revision + 1
    where a.state in ('open', 'unsure') and (
      exists (select 1 from orders o where o.id = a.order_id
        and (o.state not in ('awaiting-payment', 'for-review') or o.due_today_centavos <> a.amount_centavos))
      or exists (select 1 from schedule_entries e where e.id = a.entry_id
        and (e.voided_at is not null or e.price_centavos - e.allocated_centavos <> a.amount_centavos)))`);
}

/** Payments whose page is to be closed at the provider. */
export const findToEnd = (db: Db, most: number): Promise<Attempt[]> =>
  db.select().from(paymentAttempts).where(eq(paymentAttempts.isToEnd, true)).orderBy(asc(paymentAttempts.id)).limit(most);

export async function findCollected(db: Db, provider: OnlineProvider, providerPaymentId: string): Promise<Collected | null> {
  const [row] = await db
    .select()
    .from(collectedPayments)
    .where(and(eq(collectedPayments.provider, provider), eq(collectedPayments.providerPaymentId, providerPaymentId)));
  return row ?? null;
}

/** A collected payment, held by the transaction. */
export async function lockCollected(tx: Db, id: number): Promise<Collected | null> {
  const [row] = await tx.select().from(collectedPayments).where(eq(collectedPayments.id, id)).for('update');
  return row ?? null;
}

/** The collected payment of a payment of the books. */
export async function findCollectedOf(tx: Db, paymentId: number): Promise<Collected | null> {
  const [row] = await tx.select().from(collectedPayments).where(eq(collectedPayments.paymentId, paymentId));
  return row ?? null;
}

export async function insertCollected(tx: Db, row: typeof collectedPayments.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(collectedPayments).values(row).returning({ id: collectedPayments.id });
  if (!inserted) throw new Error('The collected payment was not written');
  return inserted.id;
}

export async function updateCollected(tx: Db, id: number, values: Partial<typeof collectedPayments.$inferInsert>): Promise<void> {
  await tx.update(collectedPayments).set(values).where(eq(collectedPayments.id, id));
}

export async function findPaymentRow(tx: Db, id: number): Promise<Payment> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id));
  if (!row) throw new Error(`Payment ${id} is missing`);
  return row;
}

/** Lets money that paid nothing pay an order, once. */
export async function givePaymentTo(tx: Db, paymentId: number, orderId: number): Promise<void> {
  await tx.update(payments).set({ orderId }).where(eq(payments.id, paymentId));
}

/** The invoice that a payment paid, and null when all of it is credit. */
export async function findInvoiceOfPayment(tx: Db, paymentId: number): Promise<number | null> {
  const [share] = (await findShares(tx, paymentId)).filter(({ entryId }) => entryId !== null);
  if (share?.entryId == null) return null;
  const [entry] = await tx
    .select({ invoiceId: scheduleEntries.invoiceId })
    .from(scheduleEntries)
    .where(eq(scheduleEntries.id, share.entryId));
  return entry?.invoiceId ?? null;
}

/** Stores an event once. @returns whether it was new */
export async function insertEvent(db: Db, row: typeof providerEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(providerEvents).values(row).onConflictDoNothing().returning({ id: providerEvents.id });
  return rows.length > 0;
}

/** Events that are to be processed now, claimed for a while. */
export async function claimEvents(db: Db, { now, until, most }: { now: Date; until: Date; most: number }): Promise<ProviderEvent[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update provider_events set next_try_at = ${until.toISOString()}::timestamptz, tries = tries + 1
    where id in (
      select id from provider_events where state = 'received' and next_try_at <= ${now.toISOString()}::timestamptz
      order by next_try_at, id limit ${most} for update skip locked)
    returning id`);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => Number(id));
  return db.select().from(providerEvents).where(inList(providerEvents.id, ids)).orderBy(asc(providerEvents.id));
}

export async function findEvent(db: Db, id: number): Promise<ProviderEvent | null> {
  const [row] = await db.select().from(providerEvents).where(eq(providerEvents.id, id));
  return row ?? null;
}

export async function updateEvent(db: Db, id: number, values: Partial<typeof providerEvents.$inferInsert>): Promise<void> {
  await db.update(providerEvents).set(values).where(eq(providerEvents.id, id));
}

/** Forgets the contents of events from before an instant. Their names stay, so that they count once. */
export async function forgetPayloads(db: Db, before: Date): Promise<void> {
  await db
    .update(providerEvents)
    .set({ payload: null })
    .where(
      and(
        sql`${providerEvents.createdAt} < ${before.toISOString()}::timestamptz`,
        isNotNull(providerEvents.payload),
        inList(providerEvents.state, ['done', 'ignored']),
      ),
    );
}

export async function findProviderRefund(db: Db, provider: OnlineProvider, providerRefundId: string): Promise<ProviderRefund | null> {
  const [row] = await db
    .select()
    .from(providerRefunds)
    .where(and(eq(providerRefunds.provider, provider), eq(providerRefunds.providerRefundId, providerRefundId)));
  return row ?? null;
}

export async function lockProviderRefund(tx: Db, id: number): Promise<ProviderRefund> {
  const [row] = await tx.select().from(providerRefunds).where(eq(providerRefunds.id, id)).for('update');
  if (!row) throw new Error(`Refund ${id} of a provider is missing`);
  return row;
}

export async function insertProviderRefund(tx: Db, row: typeof providerRefunds.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(providerRefunds).values(row).returning({ id: providerRefunds.id });
  if (!inserted) throw new Error('The refund was not written');
  return inserted.id;
}

export async function updateProviderRefund(tx: Db, id: number, values: Partial<typeof providerRefunds.$inferInsert>): Promise<void> {
  await tx.update(providerRefunds).set(values).where(eq(providerRefunds.id, id));
}

/** The refunds of a collected payment, oldest first. */
export const findRefundsOf = (tx: Db, collectedId: number): Promise<ProviderRefund[]> =>
  tx.select().from(providerRefunds).where(eq(providerRefunds.collectedId, collectedId)).orderBy(asc(providerRefunds.id));

/** Refunds that are to be sent, or asked about, now. */
export async function claimRefunds(db: Db, { now, until, most }: { now: Date; until: Date; most: number }): Promise<ProviderRefund[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update provider_refunds set next_try_at = ${until.toISOString()}::timestamptz, tries = tries + 1
    where id in (
      select id from provider_refunds where next_try_at <= ${now.toISOString()}::timestamptz
      order by next_try_at, id limit ${most} for update skip locked)
    returning id`);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return db.select().from(providerRefunds).where(inList(providerRefunds.id, ids)).orderBy(asc(providerRefunds.id));
}

/** Stores a payout once; null when it was known. */
export async function insertPayout(tx: Db, row: typeof providerPayouts.$inferInsert): Promise<ProviderPayout | null> {
  const [inserted] = await tx.insert(providerPayouts).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

export async function lockPayout(tx: Db, provider: OnlineProvider, payoutId: string): Promise<ProviderPayout | null> {
  const [row] = await tx
    .select()
    .from(providerPayouts)
    .where(and(eq(providerPayouts.provider, provider), eq(providerPayouts.payoutId, payoutId)))
    .for('update');
  return row ?? null;
}

export async function updatePayout(tx: Db, id: number, values: Partial<typeof providerPayouts.$inferInsert>): Promise<void> {
  await tx.update(providerPayouts).set(values).where(eq(providerPayouts.id, id));
}

/** Notes that a provider does not answer, so that it is not offered until an instant. */
export async function writeOutage(db: Db, row: typeof providerOutages.$inferInsert): Promise<void> {
  const { until, problem } = row;
  await db.insert(providerOutages).values(row).onConflictDoUpdate({ target: providerOutages.provider, set: { until, problem } });
}

export async function endOutage(db: Db, provider: OnlineProvider): Promise<void> {
  await db.delete(providerOutages).where(eq(providerOutages.provider, provider));
}

/** The providers that are not offered now. */
export async function findOutages(db: Db, now: Date): Promise<OnlineProvider[]> {
  const rows = await db
    .select({ provider: providerOutages.provider })
    .from(providerOutages)
    .where(sql`${providerOutages.until} > ${now.toISOString()}::timestamptz`);
  return rows.map(({ provider }) => provider);
}

/**
 * Money of people in scope that waits for staff: it pays nothing yet, or its payer disputes it. Oldest
 * first, at most 100. That of buyers without an account is for readers who see everyone.
 */
export async function findKept({ db, reader }: Source): Promise<Collected[]> {
  const rows = await db
    .select({ collected: collectedPayments })
    .from(collectedPayments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, collectedPayments.attemptId))
    .leftJoin(payments, eq(payments.id, collectedPayments.paymentId))
    .leftJoin(scheduleEntries, eq(scheduleEntries.id, paymentAttempts.entryId))
    .leftJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        isNull(collectedPayments.resolvedAt),
        sql`(${collectedPayments.keptReason} is not null or (${collectedPayments.disputedAt} is not null and ${collectedPayments.chargedBackAt} is null))`,
        ofPeopleInScope(reader, sql`coalesce(${payments.userId}, ${scheduleEntries.userId}, ${orders.userId})`),
      ),
    )
    .orderBy(asc(collectedPayments.createdAt), asc(collectedPayments.id))
    .limit(100);
  return rows.map(({ collected }) => collected);
}

export const findFailedEvents = (db: Db): Promise<ProviderEvent[]> =>
  db.select().from(providerEvents).where(eq(providerEvents.state, 'failed')).orderBy(desc(providerEvents.id)).limit(100);

export const findPayouts = (db: Db): Promise<ProviderPayout[]> =>
  db.select().from(providerPayouts).orderBy(desc(providerPayouts.createdAt), desc(providerPayouts.id)).limit(100);

export const attemptLoader = oneById<Attempt>(({ db }, ids) => db.select().from(paymentAttempts).where(inList(paymentAttempts.id, ids)));

export const collectedLoader = oneById<Collected>(({ db }, ids) =>
  db.select().from(collectedPayments).where(inList(collectedPayments.id, ids)),
);

export const eventLoader = oneById<ProviderEvent>(({ db }, ids) => db.select().from(providerEvents).where(inList(providerEvents.id, ids)));

export const payoutLoader = oneById<ProviderPayout>(({ db }, ids) =>
  db.select().from(providerPayouts).where(inList(providerPayouts.id, ids)),
);

export const paymentRowLoader = oneById<Payment>(({ db }, ids) => db.select().from(payments).where(inList(payments.id, ids)));

export const attemptsOfOrder = manyBy<Attempt>(
  ({ orderId }) => orderId ?? 0,
  ({ db }, ids) => db.select().from(paymentAttempts).where(inList(paymentAttempts.orderId, ids)).orderBy(desc(paymentAttempts.id)),
);

export const attemptsOfEntry = manyBy<Attempt>(
  ({ entryId }) => entryId ?? 0,
  ({ db }, ids) => db.select().from(paymentAttempts).where(inList(paymentAttempts.entryId, ids)).orderBy(desc(paymentAttempts.id)),
);

export const collectedOfAttempt = manyBy<Collected>(
  ({ attemptId }) => attemptId,
  ({ db }, ids) => db.select().from(collectedPayments).where(inList(collectedPayments.attemptId, ids)).orderBy(asc(collectedPayments.id)),
);

export const eventsOfAttempt = manyBy<ProviderEvent>(
  ({ attemptId }) => attemptId ?? 0,
  ({ db }, ids) => db.select().from(providerEvents).where(inList(providerEvents.attemptId, ids)).orderBy(asc(providerEvents.id)),
);

export const refundsOfCollected = manyBy<ProviderRefund>(
  ({ collectedId }) => collectedId,
  ({ db }, ids) => db.select().from(providerRefunds).where(inList(providerRefunds.collectedId, ids)).orderBy(asc(providerRefunds.id)),
);
