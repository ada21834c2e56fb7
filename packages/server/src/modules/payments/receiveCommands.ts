import { lockOwner } from '../subscriptions/repo.ts';
import { eq, sql } from 'drizzle-orm';
import { POSTINGS } from '@atlas/domain/ledger';
import { platformLabel, type PaymentPlatform, paymentReference, planPayment } from '@atlas/domain/payments';
import type { OnlineProvider } from '@atlas/domain/providers';
import { formatShortDate, isoDay } from '@atlas/domain/time';
import { dayOf } from '../../db/dayOf.ts';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { ledgerDayOf } from '../ledger/commands.ts';
import { concerning, type LedgerPosting, post } from '../ledger/repo.ts';
import { looksAfterWithin } from '../access/commands.ts';
import { findUserById } from '../users/repo.ts';
import { fullName } from '@atlas/domain/users';
import { findEntries, findSameReference, findSchedule, giveReceived, insertAllocation, payable } from './moneyRepo.ts';
import { findSale, issueDocument } from './documentsRepo.ts';
import type { Payment, ScheduleEntry } from './repo.ts';
import { type MoneyInstant, tellSettled } from './settled.ts';
import { payments, scheduleEntries } from './tables.ts';

/** Money that came in, and what its payer meant it for. */
export interface Received {
  userId: number;
  amountCentavos: number;
  platform: PaymentPlatform;
  /** The payer's reference as typed; null without one. */
  reference: string | null;
  externalInvoiceId: string;
  /** A day in Manila. */
  paidOn: string;
  reason: string | null;
  proofId: number | null;
  /** The order that it pays. */
  orderId?: number | null;
  /** The payment that it corrects. */
  replacesId: number | null;
  /** The provider that collected it, and its name for the payment. */
  collected?: { provider: OnlineProvider; providerPaymentId: string };
  /** The line of a statement that it was read from. */
  statementRowId?: number;
  /** The entries it is meant for, first to last. None makes it credit. */
  entryIds: readonly number[];
}

/**
 * Rejects a reference that an earlier payment has. It names that payment to readers who see its
 * person.
 */
async function mustBeNew(
  ctx: Context,
  tx: Db,
  { reference, platform, amountCentavos, paidOn, replacesId }: Omit<Received, 'userId' | 'entryIds'>,
): Promise<void> {
  const key = reference === null ? '' : paymentReference(reference);
  if (reference === null || key === '') return;
  const same = await findSameReference(tx, { platform, reference, key, amountCentavos, paidOn }, replacesId);
  if (same === null) return;
  const { payment, entry } = same;
  const seen = payment.userId !== null && (await looksAfterWithin(ctx, tx, payment.userId, 'studentPaymentDetails'));
  const payer = payment.userId !== null && seen ? await findUserById(tx, payment.userId) : null;
  const name = payer === null ? 'someone else' : fullName(payer);
  const what = entry === null ? 'a payment' : `payment ${entry.position}`;
  throw new UserError(
    'CONFLICT',
    `The ${platformLabel(platform)} reference ${reference} already paid ${what} of ${name} on ${formatShortDate(dayOf(payment.paidOn))}.`,
    { transactionId: 'This reference was used before.' },
  );
}

/** The postings of money that arrives: as cash, or at the provider that collected it. */
const arrivalOf = ({ amountCentavos, platform, provider }: Payment) =>
  provider === null ? POSTINGS.received(amountCentavos, platform) : POSTINGS.captured(amountCentavos);

/** Writes the row of a payment. */
async function insertPayment(ctx: Context, tx: Db, at: Date, row: Omit<Received, 'userId' | 'entryIds'> & { userId: number | null }) {
  const referenceKey = row.reference === null ? null : paymentReference(row.reference) || null;
  const { collected, ...values } = row;
  const [payment] = await tx
    .insert(payments)
    .values({ ...values, ...collected, referenceKey, recordedById: ctx.actor.userId, createdAt: at })
    .returning();
  if (!payment) throw new Error('The payment was not written');
  return payment;
}

/**
 * Records money and what it pays, in the transaction of a command: the payment, its allocations,
 * the journal, commissions and the acknowledgement. Money that does not cover an entry splits it;
 * money above what is due becomes credit, which pays the next entries of the invoice.
 *
 * @returns the id of the payment, and of the entries that it or its credit paid
 * @throws CONFLICT when an earlier payment has the reference
 */
export async function receive(ctx: Context, tx: Db, at: Date, received: Received): Promise<{ id: number; entryIds: number[] }> {
  const { userId } = received;
  await lockOwner(tx, userId);
  await mustBeNew(ctx, tx, received);
  const { entryIds, ...row } = received;
  const payment = await insertPayment(ctx, tx, at, row);
  const arrival = concerning(arrivalOf(payment), { userId });
  return {
    id: payment.id,
    entryIds: await allocate(ctx, tx, at, { ...payment, userId }, entryIds, { kind: 'received', arrival }),
  };
}

/**
 * Records money that pays nothing yet, such as that for an order whose buyer has no account, in the
 * transaction of a command: the payment and the journal. `applyPayment` gives it an owner.
 *
 * @throws CONFLICT when an earlier payment has the reference
 */
export async function receiveUnapplied(ctx: Context, tx: Db, at: Date, received: Omit<Received, 'userId' | 'entryIds'>): Promise<Payment> {
  await mustBeNew(ctx, tx, received);
  const payment = await insertPayment(ctx, tx, at, { ...received, userId: null });
  await post(tx, {
    kind: 'received',
    subject: 'payment',
    subjectId: payment.id,
    at,
    day: await ledgerDayOf(ctx, tx, payment.paidOn),
    actorId: ctx.actor.userId,
    postings: concerning(arrivalOf(payment), { userId: null }),
  });
  return payment;
}

/**
 * Gives a payment of an order to the buyer, who has an account now, and lets it pay entries. None
 * makes it credit.
 *
 * @returns the ids of the entries that it or its credit paid
 */
export async function applyPayment(
  ctx: Context,
  tx: Db,
  at: Date,
  payment: Payment,
  { userId, entryIds }: Pick<Received, 'userId' | 'entryIds'>,
): Promise<number[]> {
  await lockOwner(tx, userId);
  await tx.update(payments).set({ userId }).where(eq(payments.id, payment.id));
  await giveReceived(tx, payment.id, userId);
  return allocate(ctx, tx, at, { ...payment, userId }, entryIds, { kind: 'applied', arrival: [] });
}

/** Lets a payment pay entries, posts it, and acknowledges it. */
async function allocate(
  ctx: Context,
  tx: Db,
  at: Date,
  payment: Payment & { userId: number },
  chosenIds: readonly number[],
  { kind, arrival }: { kind: 'received' | 'applied'; arrival: readonly LedgerPosting[] },
): Promise<number[]> {
  const { userId, amountCentavos } = payment;
  const chosen = await findEntries(tx, chosenIds);
  const invoiceId = chosen[0]?.invoiceId ?? null;
  const others = invoiceId === null ? [] : (await findSchedule(tx, invoiceId)).filter(({ id }) => !chosenIds.includes(id));
  const plan = planPayment(amountCentavos, chosen.map(payable), others.map(payable));
  const day = await ledgerDayOf(ctx, tx, kind === 'received' ? payment.paidOn : isoDay(at));
  const instant = { at, day, actorId: ctx.actor.userId };
  const restId = plan.split === null ? null : await split(tx, chosen, plan.split, at);
  for (const { entryId, centavos } of plan.paid) {
    await insertAllocation(tx, { userId, paymentId: payment.id, entryId, amountCentavos: centavos, createdAt: at });
  }
  if (plan.creditCentavos > 0) {
    await insertAllocation(tx, { userId, paymentId: payment.id, entryId: null, amountCentavos: plan.creditCentavos, createdAt: at });
  }
  const invoiceOf = new Map([...chosen, ...others].map((entry) => [entry.id, entry.invoiceId]));
  if (restId !== null && plan.split !== null) invoiceOf.set(restId, invoiceOf.get(plan.split.entryId) ?? 0);
  await post(tx, {
    kind,
    subject: 'payment',
    subjectId: payment.id,
    ...instant,
    postings: [
      ...arrival,
      ...plan.paid.flatMap(({ entryId, centavos }) =>
        concerning(POSTINGS.allocated(centavos), { userId, invoiceId: invoiceOf.get(entryId) ?? 0 }),
      ),
      ...concerning(POSTINGS.credited(plan.creditCentavos), { userId }),
    ],
  });
  const applied = plan.applied.flatMap(({ entryId, centavos }) => {
    const id = entryId ?? restId;
    return id === null ? [] : [{ entryId: id, centavos }];
  });
  for (const { entryId, centavos } of applied)
    await applyCredit(tx, { userId, entryId, invoiceId: invoiceOf.get(entryId) ?? 0, centavos }, instant);
  const touched = [...new Set([...plan.paid, ...applied].map(({ entryId }) => entryId))];
  for (const entryId of touched) await tellSettled(tx, entryId, instant);
  await acknowledge(ctx, tx, at, { ...payment, paymentId: payment.id, invoiceId, paid: plan.paid, creditCentavos: plan.creditCentavos });
  return touched;
}

/** Puts the unpaid part of an entry directly behind it, due on the same day. */
async function split(
  tx: Db,
  chosen: readonly ScheduleEntry[],
  { entryId, paidCentavos, leftCentavos }: { entryId: number; paidCentavos: number; leftCentavos: number },
  at: Date,
): Promise<number> {
  const entry = chosen.find(({ id }) => id === entryId);
  if (!entry) throw new Error(`Entry ${entryId} is not one of those to pay`);
  await tx.update(scheduleEntries).set({ priceCentavos: paidCentavos }).where(eq(scheduleEntries.id, entryId));
  await tx.execute(sql`
    update ${scheduleEntries} set position = position + 1
    where ${scheduleEntries.invoiceId} = ${entry.invoiceId} and ${scheduleEntries.position} > ${entry.position}`);
  const [rest] = await tx
    .insert(scheduleEntries)
    .values({
      invoiceId: entry.invoiceId,
      userId: entry.userId,
      position: entry.position + 1,
      priceCentavos: leftCentavos,
      scheduleDate: entry.scheduleDate,
      createdAt: at,
    })
    .returning({ id: scheduleEntries.id });
  if (!rest) throw new Error('The rest of the entry was not written');
  return rest.id;
}

interface CreditMove {
  userId: number;
  entryId: number;
  invoiceId: number;
  centavos: number;
}

/** Pays a part of an entry with credit. */
export async function applyCredit(tx: Db, { userId, entryId, invoiceId, centavos }: CreditMove, instant: MoneyInstant): Promise<void> {
  const id = await insertAllocation(tx, { userId, entryId, amountCentavos: centavos, createdAt: instant.at });
  await post(tx, {
    kind: 'credit-applied',
    subject: 'schedule entry',
    subjectId: entryId,
    nth: id,
    ...instant,
    postings: concerning(POSTINGS.creditApplied(centavos), { userId, invoiceId }),
  });
}

/** Takes credit from an entry back to the person. */
export async function releaseCredit(tx: Db, { userId, entryId, invoiceId, centavos }: CreditMove, instant: MoneyInstant): Promise<void> {
  const id = await insertAllocation(tx, { userId, entryId, amountCentavos: -centavos, createdAt: instant.at });
  const sides: LedgerPosting[] = concerning(POSTINGS.creditApplied(centavos), { userId, invoiceId });
  await post(tx, {
    kind: 'credit-released',
    subject: 'schedule entry',
    subjectId: entryId,
    nth: id,
    ...instant,
    postings: sides.map((side) => ({ ...side, centavos: -side.centavos })),
  });
}

async function acknowledge(
  ctx: Context,
  tx: Db,
  at: Date,
  of: Pick<Payment, 'amountCentavos' | 'platform' | 'reference' | 'paidOn'> & {
    userId: number;
    paymentId: number;
    invoiceId: number | null;
    paid: readonly { entryId: number; centavos: number }[];
    creditCentavos: number;
  },
): Promise<void> {
  const sale = of.invoiceId === null ? null : await findSale(tx, of.invoiceId);
  const entries = await findEntries(
    tx,
    of.paid.map(({ entryId }) => entryId),
  );
  const lines = of.paid.map(({ entryId, centavos }) => ({
    description: `${sale?.product ?? ''}, payment ${entries.find(({ id }) => id === entryId)?.position ?? ''}`,
    quantity: 1,
    unitCentavos: centavos,
    centavos,
  }));
  const credit =
    of.creditCentavos > 0 ? [{ description: 'Credit', quantity: 1, unitCentavos: of.creditCentavos, centavos: of.creditCentavos }] : [];
  await issueDocument(ctx, tx, at, {
    kind: 'acknowledgement',
    userId: of.userId,
    invoiceId: of.invoiceId,
    paymentId: of.paymentId,
    totalCentavos: of.amountCentavos,
    content: {
      lines: [...lines, ...credit],
      terms: [],
      payment: { platform: of.platform, reference: of.reference, day: of.paidOn },
      about: sale?.number ?? null,
      reason: null,
    },
  });
}
