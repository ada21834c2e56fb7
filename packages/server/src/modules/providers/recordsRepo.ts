import { eq, sql } from 'drizzle-orm';
import { defineRecord, type RowSubject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { orders } from '../orders/tables.ts';
import { ORDER } from '../orders/recordCommands.ts';
import { REFUND } from '../payments/refundCommands.ts';
import { payments, type refunds, scheduleEntries } from '../payments/tables.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import { collectedPayments, paymentAttempts, providerPayouts } from './tables.ts';

/** The person for whom a payment was collected: who owns the money, or for whom it was begun. Null for a buyer without an account. */
export async function findPersonOf(tx: Db, collectedId: number): Promise<number | null> {
  const [row] = await tx
    .select({ userId: sql<number | null>`coalesce(${payments.userId}, ${scheduleEntries.userId}, ${orders.userId})` })
    .from(collectedPayments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, collectedPayments.attemptId))
    .leftJoin(payments, eq(payments.id, collectedPayments.paymentId))
    .leftJoin(scheduleEntries, eq(scheduleEntries.id, paymentAttempts.entryId))
    .leftJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(collectedPayments.id, collectedId));
  return row?.userId ?? null;
}

/** The person for whom a payment was begun. Null for a buyer without an account. */
export async function findPersonOfAttempt(tx: Db, attemptId: number): Promise<number | null> {
  const [row] = await tx
    .select({ userId: sql<number | null>`coalesce(${scheduleEntries.userId}, ${orders.userId})` })
    .from(paymentAttempts)
    .leftJoin(scheduleEntries, eq(scheduleEntries.id, paymentAttempts.entryId))
    .leftJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.id, attemptId));
  return row?.userId ?? null;
}

const ROWS = defineRecord('collected payment', collectedPayments, { scope: 'of-no-person' });

/**
 * A collected payment, for what its provider confirmed. The money of its person is locked first, as
 * by everything that moves money.
 */
export const COLLECTED: RowSubject<typeof collectedPayments> = {
  ...ROWS,
  read: async (tx, id) => {
    const ownerId = await findPersonOf(tx, id);
    if (ownerId !== null) await lockOwner(tx, ownerId);
    return ROWS.read(tx, id);
  },
};

/** An order whose provider confirmed its payment: the provider was asked, so no person's scope decides. */
export const CONFIRMED_ORDER: RowSubject<typeof orders> = { ...ORDER, scope: 'of-no-person' };

/** A refund whose provider confirmed it: the provider was asked, so no person's scope decides. */
export const CONFIRMED_REFUND: RowSubject<typeof refunds> = { ...REFUND, scope: 'of-no-person' };

/** A payout of a provider. It belongs to no person. */
export const PAYOUT = defineRecord('provider payout', providerPayouts, { scope: 'of-no-person' });
