import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { promiseOutcome, type PromiseState } from '@atlas/domain/payments';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { valueBy } from '../../commands/loaders.ts';
import { isOwed } from '../payments/owedRepo.ts';
import { scheduleEntries } from '../payments/tables.ts';
import type { PaymentPromise } from './repo.ts';
import { paymentPromises, portfolio } from './tables.ts';

/** The success manager of a member; null for members without one. */
export async function findManagerOf(tx: Db, userId: number): Promise<number | null> {
  const [row] = await tx.select({ id: portfolio.managerId }).from(portfolio).where(eq(portfolio.userId, userId));
  return row?.id ?? null;
}

/** The person of a promise. */
export async function findPromiserOf(tx: Db, promiseId: number): Promise<number | null> {
  const [row] = await tx.select({ userId: paymentPromises.userId }).from(paymentPromises).where(eq(paymentPromises.id, promiseId));
  return row?.userId ?? null;
}

/** The number of another open promise of a person for the same entry, or for none in particular. */
export async function findOpenPromise(
  tx: Db,
  of: { userId: number; entryId: number | null; exceptId: number | null },
): Promise<number | null> {
  const rows = await tx
    .select({ id: paymentPromises.id })
    .from(paymentPromises)
    .where(
      and(
        eq(paymentPromises.userId, of.userId),
        eq(paymentPromises.state, 'open'),
        of.entryId === null ? isNull(paymentPromises.entryId) : eq(paymentPromises.entryId, of.entryId),
      ),
    );
  return rows.find(({ id }) => id !== of.exceptId)?.id ?? null;
}

/**
 * The amount that a person owes, in centavos: in all, or of one entry. Null for an entry that is not theirs.
 */
export async function findOwedBy(tx: Db, userId: number, entryId: number | null): Promise<number | null> {
  const due = sql<number>`coalesce(sum(${scheduleEntries.priceCentavos} - ${scheduleEntries.allocatedCentavos}) filter (where ${isOwed}), 0)::float8`;
  const [row] = await tx
    .select({ due, count: sql<number>`count(*)::int` })
    .from(scheduleEntries)
    .where(and(eq(scheduleEntries.userId, userId), entryId === null ? undefined : eq(scheduleEntries.id, entryId)));
  return row && (entryId === null || row.count > 0) ? row.due : null;
}

/**
 * Whether a payment was recorded since a promise. A payment that corrects another one counts from
 * the first of them on, so that a correction keeps no promise.
 */
const isRecordedSince = (payment: SQL, promise: SQL): SQL => sql`(
  with recursive corrected as (
    select ${payment}.created_at, ${payment}.replaces_id
    union all select earlier.created_at, earlier.replaces_id from corrected join payments earlier on earlier.id = corrected.replaces_id
  ) select min(corrected.created_at) from corrected
) >= ${promise}.created_at`;

/**
 * The money that keeps a promise, in SQL and in centavos: the payments recorded since it, without
 * reversed ones. For an entry it is what they and credit pay of it, and of the entries that were
 * added to its invoice since then, because the rest of a payment in part is a new entry.
 */
const PAID_SINCE = sql<number>`greatest(0, case when promise.entry_id is null then (
  select coalesce(sum(paid.amount_centavos), 0) from payments paid
  where paid.user_id = promise.user_id and paid.reversed_at is null and ${isRecordedSince(sql`paid`, sql`promise`)}
) else (
  select coalesce(sum(share.amount_centavos), 0) from payment_allocations share
  left join payments paid on paid.id = share.payment_id
  where share.entry_id in (
    select part.id from schedule_entries entry join schedule_entries part on part.invoice_id = entry.invoice_id
    where entry.id = promise.entry_id and (part.id = entry.id or part.created_at >= promise.created_at)
  ) and case when share.payment_id is null then share.created_at >= promise.created_at
    else paid.reversed_at is null and ${isRecordedSince(sql`paid`, sql`promise`)} end
) end)::float8`;

/** The money that was paid since a promise, in centavos. */
export async function findPaidSince(tx: Db, promiseId: number): Promise<number> {
  const { rows } = await tx.execute<{ paid: number }>(
    sql`select ${PAID_SINCE} as paid from payment_promises promise where promise.id = ${promiseId}`,
  );
  return rows[0]?.paid ?? 0;
}

/** Brings the states of these promises in line with what was paid. Returns how many changed. */
async function refresh(tx: Db, where: SQL, today: string): Promise<number> {
  const { rows } = await tx.execute<{ id: number; amountCentavos: number; promisedFor: string; state: PromiseState; paidCentavos: number }>(
    sql`select promise.id, promise.amount_centavos as "amountCentavos", promise.promised_for::text as "promisedFor", promise.state,
      ${PAID_SINCE} as "paidCentavos" from payment_promises promise where ${where}`,
  );
  const moved = Map.groupBy(
    rows.flatMap((promise) => {
      const state = promiseOutcome({ ...promise, today });
      return state === promise.state ? [] : [{ id: promise.id, state }];
    }),
    ({ state }) => state,
  );
  for (const [state, promises] of moved) {
    const ids = promises.map(({ id }) => id);
    await tx.update(paymentPromises).set({ state }).where(inList(paymentPromises.id, ids));
  }
  return [...moved.values()].reduce((sum, { length }) => sum + length, 0);
}

/**
 * Decides the promises of a person by what was paid, in the transaction that moved the money. The
 * person is locked.
 */
export const refreshPromisesOf = (tx: Db, userId: number, at: Date): Promise<number> =>
  refresh(tx, sql`promise.user_id = ${userId}`, isoDay(at));

/** Days after the promised one on which a promise is still decided without a payment of an entry. */
const RECENT_DAYS = 60;

/**
 * People with promises to decide by day: open ones whose day has passed, and recent ones, for money
 * that became credit. In the order of the ids, after one of them.
 */
export async function findPromisersToDecide(db: Db, now: Date, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct user_id as id from payment_promises where user_id > ${after} and (
      (state = 'open' and promised_for < ${isoDay(now)}::date) or promised_for >= ${isoDay(addManilaDays(now, -RECENT_DAYS))}::date
    ) order by user_id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * The promise of each entry for those who collect it: the open one, of the entry or of its person,
 * or the latest one of the entry.
 */
export const promiseOfEntry = valueBy<PaymentPromise | null>(null, ({ db }, ids) =>
  db
    .select({ key: scheduleEntries.id, value: paymentPromises })
    .from(scheduleEntries)
    .innerJoin(
      paymentPromises,
      and(
        eq(paymentPromises.userId, scheduleEntries.userId),
        sql`(${paymentPromises.entryId} = ${scheduleEntries.id} or (${paymentPromises.entryId} is null and ${paymentPromises.state} = 'open'))`,
      ),
    )
    .where(inList(scheduleEntries.id, ids))
    // The loader keeps the last one of several promises.
    .orderBy(
      sql`${paymentPromises.state} = 'open'`,
      sql`${paymentPromises.entryId} is not null`,
      paymentPromises.createdAt,
      paymentPromises.id,
    ),
);
