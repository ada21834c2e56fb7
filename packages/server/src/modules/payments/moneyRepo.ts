import { formatCentavos } from '@atlas/domain/money';
import { and, asc, desc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { JournalKind, LedgerAccount } from '@atlas/domain/ledger';
import { platformLabel, isShortReference, type PayableEntry, type RefundState } from '@atlas/domain/payments';
import type { OnlineProvider } from '@atlas/domain/providers';
import type { Db } from '../../db/open.ts';
import { journalEntries, postings } from '../ledger/tables.ts';
import type { LedgerPosting } from '../ledger/repo.ts';
import { isOwed } from './owedRepo.ts';
import type { Payment, ScheduleEntry } from './repo.ts';
import { documents, invoices, paymentAllocations, paymentProofs, payments, refunds, scheduleEntries } from './tables.ts';

/** The person of an entry. */
export async function findOwnerOfEntry(tx: Db, entryId: number): Promise<number | null> {
  const [row] = await tx.select({ userId: scheduleEntries.userId }).from(scheduleEntries).where(eq(scheduleEntries.id, entryId));
  return row?.userId ?? null;
}

/** An entry in the form that the plans of payments expect. */
export const payable = (entry: ScheduleEntry): PayableEntry => ({ ...entry, isVoided: entry.voidedAt !== null });

/** These entries, in the order of the ids. */
export async function findEntries(tx: Db, ids: readonly number[]): Promise<ScheduleEntry[]> {
  const rows = await tx
    .select()
    .from(scheduleEntries)
    .where(inList(scheduleEntries.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The schedule of an invoice, in order. */
export const findSchedule = (tx: Db, invoiceId: number): Promise<ScheduleEntry[]> =>
  tx.select().from(scheduleEntries).where(eq(scheduleEntries.invoiceId, invoiceId)).orderBy(asc(scheduleEntries.position));

/** The person of a payment; null for a buyer without an account. */
export async function findOwnerOfPayment(tx: Db, paymentId: number): Promise<number | null> {
  const [row] = await tx.select({ userId: payments.userId }).from(payments).where(eq(payments.id, paymentId));
  return row?.userId ?? null;
}

export async function findPayment(tx: Db, id: number): Promise<Payment | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** The payments of a person for the audit, oldest first: "₱3,000.00 by GCash on 2025-11-12". */
export async function findReceivedTexts(tx: Db, userId: number): Promise<string[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), isNull(payments.reversedAt)))
    .orderBy(asc(payments.id));
  return rows.map(({ amountCentavos, platform, paidOn }) => `${formatCentavos(amountCentavos)} by ${platformLabel(platform)} on ${paidOn}`);
}

/** The payments that pay an entry now, latest first. */
export const findPaymentsOfEntry = (tx: Db, entryId: number): Promise<Payment[]> =>
  tx
    .select()
    .from(payments)
    .where(
      sql`${payments.id} in (select ${paymentAllocations.paymentId} from ${paymentAllocations}
        where ${paymentAllocations.entryId} = ${entryId} and ${paymentAllocations.paymentId} is not null
        group by ${paymentAllocations.paymentId} having sum(${paymentAllocations.amountCentavos}) > 0)`,
    )
    .orderBy(desc(payments.id));

/** The places of the money of a payment now: entries, or null for credit. */
export const findShares = (tx: Db, paymentId: number): Promise<{ entryId: number | null; centavos: number }[]> =>
  tx
    .select({ entryId: paymentAllocations.entryId, centavos: sql<number>`sum(${paymentAllocations.amountCentavos})::float8` })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.paymentId, paymentId))
    .groupBy(paymentAllocations.entryId)
    .having(sql`sum(${paymentAllocations.amountCentavos}) <> 0`);

/** The credit of a person, in centavos. */
export async function findCredit(tx: Db, userId: number): Promise<number> {
  const [row] = await tx.select({ centavos: creditOf(sql`${userId}`) }).from(sql`(select 1) as one`);
  return row?.centavos ?? 0;
}

/** The credit of a person in SQL: what became credit, less what it paid and what was paid out. */
export const creditOf = (userId: SQL): SQL<number> =>
  sql<number>`(select coalesce(sum(case when ${paymentAllocations.paymentId} is null then -${paymentAllocations.amountCentavos} else ${paymentAllocations.amountCentavos} end), 0)::float8
    from ${paymentAllocations} where ${paymentAllocations.userId} = ${userId} and (${paymentAllocations.paymentId} is null or ${paymentAllocations.entryId} is null))`;

/** The entries of a person that credit pays now, the latest first. */
export const findCreditShares = (tx: Db, userId: number): Promise<{ entryId: number; invoiceId: number; centavos: number }[]> =>
  tx
    .select({
      entryId: sql<number>`${paymentAllocations.entryId}`,
      invoiceId: scheduleEntries.invoiceId,
      centavos: sql<number>`sum(${paymentAllocations.amountCentavos})::float8`,
    })
    .from(paymentAllocations)
    .innerJoin(scheduleEntries, eq(scheduleEntries.id, paymentAllocations.entryId))
    .where(and(eq(paymentAllocations.userId, userId), isNull(paymentAllocations.paymentId)))
    .groupBy(paymentAllocations.entryId, scheduleEntries.invoiceId)
    .having(sql`sum(${paymentAllocations.amountCentavos}) > 0`)
    .orderBy(desc(sql`max(${paymentAllocations.id})`));

/** The part of an entry that credit pays, in centavos. */
export async function findCreditOn(tx: Db, entryId: number): Promise<number> {
  const [row] = await tx
    .select({ centavos: sql<number>`coalesce(sum(${paymentAllocations.amountCentavos}), 0)::float8` })
    .from(paymentAllocations)
    .where(and(eq(paymentAllocations.entryId, entryId), isNull(paymentAllocations.paymentId)));
  return row?.centavos ?? 0;
}

/** The earliest entry that a person owes, as a list of one; none when nothing is owed. */
export async function findFirstOwed(tx: Db, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: scheduleEntries.id })
    .from(scheduleEntries)
    .where(and(eq(scheduleEntries.userId, userId), isOwed))
    .orderBy(asc(scheduleEntries.scheduleDate), asc(scheduleEntries.position))
    .limit(1);
  return rows.map(({ id }) => id);
}

export async function insertAllocation(tx: Db, row: typeof paymentAllocations.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(paymentAllocations).values(row).returning({ id: paymentAllocations.id });
  if (!inserted) throw new Error('The allocation was not written');
  return inserted.id;
}

/** A payment with the same reference on the same platform, and what it pays. */
export interface SameReference {
  payment: Payment;
  entry: ScheduleEntry | null;
}

/**
 * The payment that a reference identifies already, except one that is being corrected. A short
 * reference identifies one only together with the amount and the day.
 */
export async function findSameReference(
  tx: Db,
  of: { platform: Payment['platform']; reference: string; key: string; amountCentavos: number; paidOn: string },
  exceptId: number | null,
): Promise<SameReference | null> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.platform, of.platform),
        eq(payments.referenceKey, of.key),
        isNull(payments.reversedAt),
        exceptId === null ? undefined : ne(payments.id, exceptId),
        isShortReference(of.reference) ? and(eq(payments.amountCentavos, of.amountCentavos), eq(payments.paidOn, of.paidOn)) : undefined,
      ),
    );
  if (!payment) return null;
  const [entry] = await tx
    .select()
    .from(scheduleEntries)
    .where(
      sql`${scheduleEntries.id} = (select min(${paymentAllocations.entryId}) from ${paymentAllocations} where ${paymentAllocations.paymentId} = ${payment.id})`,
    );
  return { payment, entry: entry ?? null };
}

/** The entries of the journal that a payment made: its arrival, and its use when that came later. */
export async function findPosted(tx: Db, paymentId: number): Promise<{ id: number; kind: JournalKind; postings: LedgerPosting[] }[]> {
  const entries = await tx
    .select({ id: journalEntries.id, kind: journalEntries.kind })
    .from(journalEntries)
    .where(
      and(
        inList(journalEntries.kind, ['received', 'applied']),
        eq(journalEntries.subjectType, 'payment'),
        eq(journalEntries.subjectId, paymentId),
      ),
    )
    .orderBy(asc(journalEntries.id));
  const sides = await tx
    .select()
    .from(postings)
    .where(
      inList(
        postings.journalEntryId,
        entries.map(({ id }) => id),
      ),
    );
  return entries.map((entry) => ({
    ...entry,
    postings: sides
      .filter(({ journalEntryId }) => journalEntryId === entry.id)
      .map(({ account, centavos, userId, invoiceId }) => ({ account, centavos, userId, invoiceId })),
  }));
}

/** Gives the postings of a payment that had no owner to a person. */
export async function giveReceived(tx: Db, paymentId: number, userId: number): Promise<void> {
  for (const { id } of await findPosted(tx, paymentId))
    await tx
      .update(postings)
      .set({ userId })
      .where(and(eq(postings.journalEntryId, id), isNull(postings.userId)));
}

/** The entries that a payment pays, first to last. */
export async function findEntriesOfPayment(tx: Db, paymentId: number): Promise<number[]> {
  const shares = await findShares(tx, paymentId);
  return shares.flatMap(({ entryId }) => entryId ?? []);
}

/** The money received for an invoice, and what was paid back of it, in centavos. */
export async function findInvoiceMoney(tx: Db, invoiceId: number): Promise<{ received: number; refunded: number; voided: number }> {
  const [row] = await tx
    .select({
      received: sql<number>`(select coalesce(sum(${scheduleEntries.allocatedCentavos}), 0) from ${scheduleEntries} where ${scheduleEntries.invoiceId} = ${invoiceId})::float8`,
      refunded: sql<number>`(select coalesce(sum(${refunds.amountCentavos}), 0) from ${refunds} where ${refunds.invoiceId} = ${invoiceId} and ${refunds.state} = 'paid')::float8`,
      voided: sql<number>`(select coalesce(sum(${documents.totalCentavos}), 0) from ${documents} where ${documents.invoiceId} = ${invoiceId} and ${documents.kind} = 'credit-note' and ${documents.refundId} is null)::float8`,
    })
    .from(sql`(select 1) as one`);
  return row ?? { received: 0, refunded: 0, voided: 0 };
}

export async function findInvoiceRow(tx: Db, id: number): Promise<typeof invoices.$inferSelect | null> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id));
  return row ?? null;
}

export async function findProofRow(tx: Db, id: number): Promise<typeof paymentProofs.$inferSelect | null> {
  const [row] = await tx.select().from(paymentProofs).where(eq(paymentProofs.id, id));
  return row ?? null;
}

/** The person of a proof; null for a buyer without an account. */
export async function findOwnerOfProof(tx: Db, id: number): Promise<number | null> {
  return (await findProofRow(tx, id))?.userId ?? null;
}

/** The payment that the approval of a proof recorded, unless it was reversed. */
export async function findPaymentOfProof(tx: Db, proofId: number): Promise<Payment | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.proofId, proofId), isNull(payments.reversedAt)));
  return row ?? null;
}

/** The proof that waits for a decision about an entry. */
export async function findWaitingProof(tx: Db, entryId: number): Promise<typeof paymentProofs.$inferSelect | null> {
  const [row] = await tx
    .select()
    .from(paymentProofs)
    .where(and(eq(paymentProofs.entryId, entryId), eq(paymentProofs.state, 'submitted')))
    .for('update');
  return row ?? null;
}

/** The refunds of an invoice or of a person's credit, paid and on their way to it, in centavos. */
export async function findRefunded(tx: Db, of: { userId: number; invoiceId: number | null }): Promise<{ paid: number; requested: number }> {
  const sum = (...states: RefundState[]) =>
    sql<number>`coalesce(sum(${refunds.amountCentavos}) filter (where ${inList(refunds.state, states)}), 0)::float8`;
  const [row] = await tx
    .select({ paid: sum('paid'), requested: sum('requested', 'sending') })
    .from(refunds)
    .where(and(eq(refunds.userId, of.userId), of.invoiceId === null ? isNull(refunds.invoiceId) : eq(refunds.invoiceId, of.invoiceId)));
  return row ?? { paid: 0, requested: 0 };
}

/** The sides of the journal that were written after an entry, with its kind, for a preview. */
export async function findPostingsAfter(tx: Db, journalEntryId: number): Promise<PreviewedPosting[]> {
  return tx
    .select({
      kind: journalEntries.kind,
      account: postings.account,
      userId: postings.userId,
      invoiceId: postings.invoiceId,
      centavos: postings.centavos,
      day: journalEntries.businessDay,
    })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.id, postings.journalEntryId))
    .where(gt(journalEntries.id, journalEntryId))
    .orderBy(asc(postings.id));
}

export async function insertRefund(tx: Db, row: typeof refunds.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(refunds).values(row).returning({ id: refunds.id });
  if (!inserted) throw new Error('The refund was not written');
  return inserted.id;
}

/** Decides a refund that is locked. */
export async function writeRefund(
  tx: Db,
  id: number,
  values: Pick<typeof refunds.$inferInsert, 'state' | 'refundedOn' | 'decidedById' | 'decidedAt' | 'decidedReason'>,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ ...values, revision: sql`${refunds.revision} + 1` })
    .where(eq(refunds.id, id));
}

/** The person of a refund. */
export async function findOwnerOfRefund(tx: Db, id: number): Promise<number | null> {
  const [row] = await tx.select({ userId: refunds.userId }).from(refunds).where(eq(refunds.id, id));
  return row?.userId ?? null;
}

/** The last entry of the journal. */
export async function findLastEntry(tx: Db): Promise<number> {
  const [row] = await tx.select({ id: sql<number>`coalesce(max(${journalEntries.id}), 0)::float8` }).from(journalEntries);
  return row?.id ?? 0;
}

/** A side that a command would post. */
export interface PreviewedPosting {
  kind: JournalKind;
  account: LedgerAccount;
  userId: number | null;
  invoiceId: number | null;
  centavos: number;
  /** A day in Manila. */
  day: string;
}

/** A payment that a provider collected, and what was paid back of it, in centavos. */
export interface RefundablePayment {
  provider: OnlineProvider;
  platform: Payment['platform'];
  paidOn: string;
  amountCentavos: number;
  refunded: number;
}

/** A payment of a provider that pays an invoice, or that became a person's credit; null for another one. */
export async function findRefundablePayment(
  tx: Db,
  id: number,
  { userId, invoiceId }: { userId: number; invoiceId: number | null },
): Promise<RefundablePayment | null> {
  const [row] = await tx
    .select({
      provider: payments.provider,
      platform: payments.platform,
      paidOn: payments.paidOn,
      amountCentavos: payments.amountCentavos,
      refunded: sql<number>`(select coalesce(sum(${refunds.amountCentavos}), 0) from ${refunds} where ${refunds.paymentId} = ${id} and ${inList(refunds.state, ['requested', 'sending', 'paid'])})::float8`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.id, id),
        eq(payments.userId, userId),
        isNull(payments.reversedAt),
        sql`exists (select 1 from ${paymentAllocations} a left join ${scheduleEntries} e on e.id = a.entry_id
          where a.payment_id = ${id} and e.invoice_id is not distinct from ${invoiceId}::int)`,
      ),
    );
  return row?.provider == null ? null : { ...row, provider: row.provider };
}
