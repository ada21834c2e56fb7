import { formatCentavos } from '@atlas/domain/money';
import { lockOwner } from '../subscriptions/repo.ts';
import { eq } from 'drizzle-orm';
import { reversed } from '@atlas/domain/ledger';
import { isoDay } from '@atlas/domain/time';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { post } from '../ledger/repo.ts';
import { findCredit, findCreditShares, findEntries, findInvoiceMoney, findPosted, findShares, insertAllocation } from './moneyRepo.ts';
import { issueDocument } from './documentsRepo.ts';
import { releaseCredit } from './receiveCommands.ts';
import type { Payment } from './repo.ts';
import { type MoneyInstant, tellSettled } from './settled.ts';
import { documents, payments } from './tables.ts';

/**
 * Reverses a payment, in the transaction of a command: everything that it paid is owed again, and
 * credit that it made is taken back, from the entries that the credit paid last if need be.
 *
 * @returns the ids of the entries that are no longer paid by it or by its credit
 * @throws CONFLICT when it was reversed before, or when its money was paid back
 */
export async function reverse(ctx: Context, tx: Db, at: Date, payment: Payment, reason: string): Promise<number[]> {
  const { userId } = payment;
  if (payment.reversedAt !== null) throw new UserError('CONFLICT', 'This payment was reversed before.');
  const instant = { at, day: isoDay(at), actorId: ctx.actor.userId };
  const entryIds = userId === null ? [] : await takeBack(tx, { ...payment, userId }, instant);
  await tx
    .update(payments)
    .set({ reversedAt: at, reversedById: ctx.actor.userId, reversedReason: reason })
    .where(eq(payments.id, payment.id));
  const posted = await findPosted(tx, payment.id);
  if (posted.length === 0) throw new Error(`Payment ${payment.id} is not in the journal`);
  for (const [index, { id, postings }] of posted.entries()) {
    const sides = reversed(postings).map((side, at) => ({ ...postings[at], ...side }));
    const nth = index === 0 ? {} : { nth: index + 1 };
    await post(tx, { kind: 'reversed', subject: 'payment', subjectId: payment.id, ...nth, ...instant, reversesId: id, postings: sides });
  }
  for (const entryId of entryIds) await tellSettled(tx, entryId, instant);
  await cancelAcknowledgement(ctx, tx, at, payment, reason);
  return entryIds;
}

/** Takes back what a payment and its credit paid, and returns the ids of those entries. */
async function takeBack(tx: Db, payment: Payment & { userId: number }, instant: MoneyInstant): Promise<number[]> {
  const { userId } = payment;
  const { at } = instant;
  await lockOwner(tx, userId);
  const shares = await findShares(tx, payment.id);
  const credit = shares.find(({ entryId }) => entryId === null)?.centavos ?? 0;
  const released = await takeBackCredit(tx, userId, credit, instant);
  for (const { entryId, centavos } of shares) {
    await insertAllocation(tx, { userId, paymentId: payment.id, entryId, amountCentavos: -centavos, createdAt: at });
  }
  const entryIds = [...new Set([...shares.flatMap(({ entryId }) => entryId ?? []), ...released])];
  const entries = await findEntries(tx, entryIds);
  for (const invoiceId of new Set(entries.map((entry) => entry.invoiceId))) {
    const { received, refunded } = await findInvoiceMoney(tx, invoiceId);
    if (received < refunded)
      throw new UserError('CONFLICT', `${formatCentavos(refunded)} of this invoice was paid back, so this payment cannot be reversed.`);
  }
  return entryIds;
}

/** Makes sure that a person has this much credit, taking it from the entries that it paid last. */
async function takeBackCredit(tx: Db, userId: number, needed: number, instant: MoneyInstant): Promise<number[]> {
  let missing = needed === 0 ? 0 : needed - (await findCredit(tx, userId));
  const released: number[] = [];
  for (const share of missing > 0 ? await findCreditShares(tx, userId) : []) {
    if (missing <= 0) break;
    const centavos = Math.min(missing, share.centavos);
    await releaseCredit(tx, { userId, entryId: share.entryId, invoiceId: share.invoiceId, centavos }, instant);
    released.push(share.entryId);
    missing -= centavos;
  }
  if (missing > 0)
    throw new UserError('CONFLICT', `${formatCentavos(missing)} of this payment was paid back as credit, so it cannot be reversed.`);
  return released;
}

/** Issues a credit note about the acknowledgement of a payment that was reversed. */
async function cancelAcknowledgement(ctx: Context, tx: Db, at: Date, payment: Payment, reason: string): Promise<void> {
  const [acknowledgement] = await tx.select().from(documents).where(eq(documents.paymentId, payment.id)).orderBy(documents.id).limit(1);
  if (!acknowledgement || payment.userId === null) return;
  await issueDocument(ctx, tx, at, {
    kind: 'credit-note',
    userId: payment.userId,
    paymentId: payment.id,
    totalCentavos: payment.amountCentavos,
    content: {
      lines: acknowledgement.snapshot.lines,
      terms: [],
      payment: acknowledgement.snapshot.payment,
      about: acknowledgement.label,
      reason,
    },
  });
}
