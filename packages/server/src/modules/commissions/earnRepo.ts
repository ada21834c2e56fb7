import { and, eq, ne, sql } from 'drizzle-orm';
import { commissionCentavos, commissionHoldEnds, commissionTakenBack } from '@atlas/domain/affiliates';
import { POSTINGS } from '@atlas/domain/ledger';
import type { Db } from '../../db/open.ts';
import { affiliates } from '../affiliates/tables.ts';
import { concerning, post } from '../ledger/repo.ts';
import { invoices, scheduleEntries } from '../payments/tables.ts';
import type { MoneyInstant, PaidBack } from '../payments/commands.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { commissions } from './tables.ts';

/** The affiliate who earns from an entry, and its place in the schedule; null without one. */
async function findEarner(tx: Db, entryId: number) {
  const [row] = await tx
    .select({
      affiliateId: affiliates.id,
      affiliateUserId: affiliates.userId,
      rate: affiliates.rateBasisPoints,
      buyerId: scheduleEntries.userId,
      orderId: subscriptions.orderId,
      status: scheduleEntries.status,
      price: scheduleEntries.priceCentavos,
      position: scheduleEntries.position,
      count: sql<number>`(select count(*)::int from ${scheduleEntries} as all_entries
        where all_entries.invoice_id = ${scheduleEntries.invoiceId} and all_entries.voided_at is null)`,
    })
    .from(scheduleEntries)
    .innerJoin(invoices, eq(invoices.id, scheduleEntries.invoiceId))
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(affiliates, eq(affiliates.id, subscriptions.affiliateId))
    .where(eq(scheduleEntries.id, entryId));
  return row ?? null;
}

/**
 * Brings the commission of an entry in line with its payment, in the transaction of the command
 * that paid or revoked it: earned when it is paid, reversed when it is not. A commission that is in
 * a payout or was paid out stays; a correction of its own takes it back. No one earns from their own
 * purchase.
 */
export async function settleCommission(tx: Db, entryId: number, instant: MoneyInstant, reason = 'The payment was revoked.'): Promise<void> {
  const of = await findEarner(tx, entryId);
  if (of === null || of.affiliateUserId === of.buyerId) return;
  const earned = of.status === 'Paid' ? commissionCentavos(of.price, of.rate) : 0;
  const rows = await tx
    .select()
    .from(commissions)
    .where(and(eq(commissions.entryId, entryId), ne(commissions.state, 'reversed')));
  const held = rows.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
  if (held === earned) return;
  const [sale] = rows.filter(({ kind }) => kind === 'sale');
  const isOnlySale = sale !== undefined && rows.length === 1 && (sale.state === 'pending' || sale.state === 'approved');
  const userId = of.affiliateUserId;
  if (earned === 0 && isOnlySale) {
    await tx.update(commissions).set({ state: 'reversed', reason }).where(eq(commissions.id, sale.id));
    await post(tx, {
      kind: 'commission-reversed',
      subject: 'commission',
      subjectId: sale.id,
      ...instant,
      postings: concerning(POSTINGS.commissionEarned(sale.amountCentavos), { userId }).map((side) => ({
        ...side,
        centavos: -side.centavos,
      })),
    });
    return;
  }
  const amountCentavos = earned - held;
  const [row] = await tx
    .insert(commissions)
    .values({
      affiliateId: of.affiliateId,
      kind: sale === undefined ? 'sale' : 'adjustment',
      entryId,
      orderId: of.orderId,
      position: of.position,
      ofCount: of.count,
      rateBasisPoints: of.rate,
      amountCentavos,
      state: sale === undefined ? 'pending' : 'approved',
      availableAt: sale === undefined ? commissionHoldEnds(instant.at) : instant.at,
      reason: sale === undefined ? null : amountCentavos < 0 ? reason : 'The payment was approved again.',
      createdAt: instant.at,
    })
    .returning({ id: commissions.id });
  if (!row) throw new Error('The commission was not written');
  await postCommission(tx, { id: row.id, amountCentavos, userId }, instant);
}

/** Posts a commission, or a correction below zero. */
export async function postCommission(
  tx: Db,
  { id, amountCentavos, userId }: { id: number; amountCentavos: number; userId: number },
  instant: MoneyInstant,
): Promise<void> {
  const sides = concerning(POSTINGS.commissionEarned(Math.abs(amountCentavos)), { userId });
  const sign = Math.sign(amountCentavos);
  await post(tx, {
    kind: 'commission',
    subject: 'commission',
    subjectId: id,
    ...instant,
    postings: sides.map((side) => ({ ...side, centavos: sign * side.centavos })),
  });
}

/**
 * Takes back the commissions of an invoice in proportion to a refund.
 *
 * @param share the refund and the money received until then, in centavos
 */
export async function takeBackCommissions(tx: Db, invoiceId: number, share: PaidBack, instant: MoneyInstant): Promise<void> {
  const rows = await tx
    .select({ commission: commissions, userId: affiliates.userId })
    .from(commissions)
    .innerJoin(affiliates, eq(affiliates.id, commissions.affiliateId))
    .innerJoin(scheduleEntries, and(eq(scheduleEntries.id, commissions.entryId), eq(scheduleEntries.invoiceId, invoiceId)))
    .where(ne(commissions.state, 'reversed'))
    .orderBy(commissions.id);
  const held = rows.reduce((sum, { commission }) => sum + commission.amountCentavos, 0);
  const back = commissionTakenBack(held, share);
  const [first] = rows;
  if (back === 0 || !first) return;
  const [row] = await tx
    .insert(commissions)
    .values({
      affiliateId: first.commission.affiliateId,
      kind: 'adjustment',
      entryId: first.commission.entryId,
      orderId: first.commission.orderId,
      position: first.commission.position,
      ofCount: first.commission.ofCount,
      rateBasisPoints: first.commission.rateBasisPoints,
      amountCentavos: -back,
      state: 'approved',
      availableAt: instant.at,
      reason: 'Money was paid back to the customer.',
      createdAt: instant.at,
    })
    .returning({ id: commissions.id });
  if (row) await postCommission(tx, { id: row.id, amountCentavos: -back, userId: first.userId }, instant);
}
