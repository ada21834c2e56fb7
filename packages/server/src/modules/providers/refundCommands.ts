import { formatCentavos } from '@atlas/domain/money';
import { isFullRefund, refundProblem } from '@atlas/domain/payments';
import { eventRetryAt, mayMoveProviderRefund, type OnlineProvider, providerLabel, type ProviderRefundState } from '@atlas/domain/providers';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { insertRow } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { type PaymentReport, ProviderProblem, type RefundReport } from '../../providers/port.ts';
import { payRefund } from '../enrolment/refundCommands.ts';
import { writeRefund } from '../payments/moneyRepo.ts';
import { findRefundable, REFUND, registerProviderRefunds } from '../payments/refundCommands.ts';
import type { Payment } from '../payments/repo.ts';
import { reverse } from '../payments/reverseCommands.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import { CONFIRMED_REFUND } from './recordsRepo.ts';
import { tellStaff } from './tellStaff.ts';
import {
  type Collected,
  findCollected,
  findCollectedOf,
  findInvoiceOfPayment,
  findPaymentRow,
  findProviderRefund,
  findRefundsOf,
  insertProviderRefund,
  lockCollected,
  lockProviderRefund,
  type ProviderRefund,
  updateCollected,
  updateProviderRefund,
} from './repo.ts';

registerProviderRefunds({
  begin: async (ctx, tx, at, refund) => {
    const collected = refund.paymentId === null ? null : await findCollectedOf(tx, refund.paymentId);
    if (collected === null) throw new Error(`Refund ${refund.id} has no payment of a provider`);
    await insertProviderRefund(tx, {
      provider: collected.provider,
      collectedId: collected.id,
      refundId: refund.id,
      centavos: refund.amountCentavos,
      reason: refund.reason,
      requestedById: ctx.actor.userId,
      nextTryAt: at,
      createdAt: at,
    });
  },
});

/** Sends a refund to its provider, or asks what became of it. */
export async function sendRefund(ctx: Context, row: ProviderRefund): Promise<void> {
  const port = ctx.app.providers.online(row.provider);
  const collected = await ctx.app.database.transaction((tx) => beginSending(ctx, tx, row));
  if (collected === null) return;
  try {
    if (port === null) throw new ProviderProblem('unavailable', `${providerLabel(row.provider)} has no keys here.`);
    const report =
      row.providerRefundId === null
        ? await port.refund({
            reference: `refund-${row.id}`,
            paymentId: collected.providerPaymentId,
            centavos: row.centavos,
            reason: row.reason,
          })
        : await port.readRefund(row.providerRefundId);
    await noteRefund(ctx, row.id, report);
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error;
    await noteProblem(ctx, row, error);
  }
}

/**
 * Notes that a refund is being sent, so that it is not sent again when its answer is lost: its event,
 * or staff, tell what became of it.
 *
 * @returns the payment that goes back; null when there is nothing to do
 */
async function beginSending(ctx: Context, tx: Db, { id, collectedId }: ProviderRefund): Promise<Collected | null> {
  const { state, providerRefundId } = await lockProviderRefund(tx, id);
  if (state === 'paid' || state === 'failed') return null;
  if (providerRefundId === null && state === 'unsure') {
    await updateProviderRefund(tx, id, { nextTryAt: null });
    await tellStaff(ctx, tx, { id: collectedId, text: 'It is not known whether the provider took a refund. Look in its dashboard.' });
    return null;
  }
  if (providerRefundId === null) await updateProviderRefund(tx, id, { state: 'unsure' });
  return lockCollected(tx, collectedId);
}

async function noteProblem(ctx: Context, { id, tries, providerRefundId }: ProviderRefund, error: ProviderProblem): Promise<void> {
  const isSent = providerRefundId !== null;
  if (error.kind === 'refused' && !isSent) return endRefund(ctx, id, { state: 'failed', problem: error.message });
  const next = error.kind === 'unsure' ? null : eventRetryAt(tries, ctx.app.clock.now());
  await ctx.app.database.transaction(async (tx) => {
    const row = await lockProviderRefund(tx, id);
    if (row.state === 'paid' || row.state === 'failed') return;
    // Nothing was sent to a provider that was not reached.
    const isWaiting = error.kind === 'unavailable' && !isSent;
    await updateProviderRefund(tx, id, { problem: error.message, nextTryAt: next, ...(isWaiting && { state: 'waiting' as const }) });
    if (next === null) await tellStaff(ctx, tx, { id: row.collectedId, text: `A refund waits for you: ${error.message}` });
  });
}

/** Notes what a provider reports of a refund that we asked for. */
async function noteRefund(ctx: Context, id: number, { refundId, state }: RefundReport): Promise<void> {
  const at = ctx.app.clock.now();
  await ctx.app.database.transaction(async (tx) => {
    const row = await lockProviderRefund(tx, id);
    if (row.providerRefundId === null) await updateProviderRefund(tx, id, { providerRefundId: refundId });
  });
  if (state !== 'pending') return endRefund(ctx, id, { state, problem: null });
  await ctx.app.database.transaction(async (tx) => {
    const row = await lockProviderRefund(tx, id);
    if (!mayMoveProviderRefund(row.state, 'pending') && row.state !== 'pending') return;
    await updateProviderRefund(tx, id, {
      state: 'pending',
      problem: null,
      nextTryAt: eventRetryAt(Math.max(6, row.tries), at) ?? new Date(at.getTime() + 6 * 3_600_000),
    });
  });
}

/** Ends a refund as its provider decided it: once, however often it is reported. */
async function endRefund(
  ctx: Context,
  id: number,
  { state, problem }: { state: 'paid' | 'failed'; problem: string | null },
): Promise<void> {
  const { database } = ctx.app;
  const row = await database.transaction((tx) => lockProviderRefund(tx, id));
  if (row.refundId === null) {
    await database.transaction(async (tx) => {
      if (await moved(tx, id, state, problem)) await afterKept(ctx, tx, row, state, problem);
    });
    return;
  }
  await change(ctx, CONFIRMED_REFUND, row.refundId, 'confirmRefund', async ({ tx, at, before }) => {
    if (!(await moved(tx, id, state, problem))) return;
    if (state === 'paid') return payRefund(ctx, tx, at, before);
    await writeRefund(tx, before.id, {
      state: 'failed',
      refundedOn: null,
      decidedById: before.decidedById,
      decidedAt: before.decidedAt ?? at,
      decidedReason: problem ?? 'The provider refused it.',
    });
    await tellStaff(ctx, tx, {
      id: row.collectedId,
      text: `A refund of ${formatCentavos(row.centavos)} was refused: ${problem ?? 'no reason was given'}`,
    });
  });
}

/** Writes the end of a refund, unless it has ended so before. */
async function moved(tx: Db, id: number, state: ProviderRefundState, problem: string | null): Promise<boolean> {
  const { state: from } = await lockProviderRefund(tx, id);
  if (!mayMoveProviderRefund(from, state)) return false;
  await updateProviderRefund(tx, id, { state, problem, nextTryAt: null });
  return true;
}

/** Money that paid nothing goes back whole: its payment is reversed. */
async function afterKept(
  ctx: Context,
  tx: Db,
  { collectedId, reason, centavos }: ProviderRefund,
  state: 'paid' | 'failed',
  problem: string | null,
): Promise<void> {
  const at = ctx.app.clock.now();
  const collected = await lockCollected(tx, collectedId);
  if (collected === null) return;
  if (state === 'failed') {
    await updateCollected(tx, collectedId, { resolvedAt: null, resolution: null });
    return tellStaff(ctx, tx, {
      id: collectedId,
      text: `A refund of ${formatCentavos(centavos)} was refused: ${problem ?? 'no reason was given'}`,
    });
  }
  if (collected.paymentId !== null) {
    const payment = await findPaymentRow(tx, collected.paymentId);
    if (payment.reversedAt === null) await reverse(ctx, tx, at, payment, reason);
  }
  await updateCollected(tx, collectedId, {
    resolvedAt: collected.resolvedAt ?? at,
    resolution: collected.resolution ?? `Paid back: ${reason}`,
  });
}

/** Does what the refunds of a payment ask for that were made without us, in the provider's dashboard. */
export async function applyRefundReports(
  ctx: Context,
  provider: OnlineProvider,
  { paymentId, refunds: reports }: PaymentReport,
): Promise<void> {
  for (const report of reports) await applyRefundReport(ctx, provider, { ...report, paymentId: report.paymentId ?? paymentId });
}

/**
 * Does what a reported refund asks for, once: one of ours gets its state, another one is recorded as
 * if staff had made it here, and decides about access like those.
 *
 * @returns what was done, in words for staff
 */
export async function applyRefundReport(ctx: Context, provider: OnlineProvider, report: RefundReport): Promise<string> {
  const { database } = ctx.app;
  const known = await findProviderRefund(database.db, provider, report.refundId);
  if (known !== null) {
    await noteRefund(ctx, known.id, report);
    return 'The state of a refund was noted.';
  }
  const collected = report.paymentId === null ? null : await findCollected(database.db, provider, report.paymentId);
  if (collected === null) return 'It is about a payment that Atlas does not know.';
  const lost = (await findRefundsOf(database.db, collected.id)).find(
    ({ state, providerRefundId, centavos }) =>
      (state === 'unsure' || state === 'waiting') && providerRefundId === null && centavos === report.centavos,
  );
  if (lost !== undefined) {
    await noteRefund(ctx, lost.id, report);
    return 'The answer to a refund of ours was found.';
  }
  if (report.state !== 'paid') return 'A refund that was not made here is not paid yet.';
  return recordForeign(ctx, collected, report);
}

/** Records a refund that was made in the provider's dashboard. */
async function recordForeign(ctx: Context, collected: Collected, report: RefundReport): Promise<string> {
  const reason = `Refunded in the dashboard of ${providerLabel(collected.provider)}`;
  return ctx.app.database.transaction(async (tx) => {
    const at = ctx.app.clock.now();
    const first = collected.paymentId === null ? null : await findPaymentRow(tx, collected.paymentId);
    if (first?.userId != null) await lockOwner(tx, first.userId);
    const held = await lockCollected(tx, collected.id);
    // Another delivery of the event may have been faster.
    if (held === null || (await findProviderRefund(tx, collected.provider, report.refundId)) !== null) return 'It was recorded before.';
    const payment = held.paymentId === null ? null : await findPaymentRow(tx, held.paymentId);
    const row = {
      provider: held.provider,
      collectedId: held.id,
      centavos: report.centavos,
      reason,
      providerRefundId: report.refundId,
      state: 'paid' as const,
      createdAt: at,
    };
    if (payment === null || payment.userId === null) {
      const isWhole = report.centavos === held.centavos;
      await insertProviderRefund(tx, { ...row, problem: isWhole ? null : 'Only a part of money that paid nothing went back.' });
      if (!isWhole) {
        await tellStaff(ctx, tx, {
          id: held.id,
          text: `${formatCentavos(report.centavos)} of ${formatCentavos(held.centavos)} that paid nothing went back at the provider.`,
        });
        return 'A part of money that paid nothing went back: staff decide.';
      }
      if (payment !== null && payment.reversedAt === null) await reverse(ctx, tx, at, payment, reason);
      await updateCollected(tx, held.id, { resolvedAt: at, resolution: reason });
      return 'Money that paid nothing went back.';
    }
    if (payment.reversedAt !== null) {
      await insertProviderRefund(tx, { ...row, problem: 'Its payment was reversed before.' });
      return 'Its payment was reversed before.';
    }
    const id = await insertProviderRefund(tx, row);
    const problem = await recordRefund(ctx, tx, at, { id, payment, centavos: report.centavos, reason });
    if (problem !== null) {
      await tellStaff(ctx, tx, {
        id: held.id,
        text: `${formatCentavos(report.centavos)} went back at the provider, but Atlas cannot record it: ${problem}`,
      });
      return `It cannot be recorded: ${problem}`;
    }
    return 'A refund from the dashboard was recorded.';
  });
}

/**
 * Records a refund that a provider paid as a refund of the books.
 *
 * @returns why it cannot be recorded, as a sentence; null when it was
 */
async function recordRefund(
  ctx: Context,
  tx: Db,
  at: Date,
  { id, payment, centavos, reason }: { id: number; payment: Payment; centavos: number; reason: string },
): Promise<string | null> {
  const { userId } = payment;
  if (userId === null) throw new Error(`Payment ${payment.id} belongs to no one`);
  const invoiceId = await findInvoiceOfPayment(tx, payment.id);
  const refundable = await findRefundable(tx, { userId, invoiceId });
  const problem = refundProblem(centavos, { received: refundable.received, refunded: refundable.paid });
  if (problem !== null) {
    await updateProviderRefund(tx, id, { problem });
    return problem;
  }
  const refundId = await insertRow(tx, REFUND, {
    userId,
    invoiceId,
    paymentId: payment.id,
    amountCentavos: centavos,
    platform: payment.platform,
    reason,
    endsAccess: invoiceId !== null && isFullRefund(centavos, { received: refundable.received, refunded: refundable.paid }),
    requestedById: null,
    createdAt: at,
  });
  await updateProviderRefund(tx, id, { refundId, problem: null });
  const refund = await REFUND.read(tx, refundId);
  if (refund !== null) await payRefund(ctx, tx, at, refund);
  return null;
}

/** Records the parts of money that went back at the provider while the money paid nothing, once it pays something. */
export async function recordPartsOf(ctx: Context, tx: Db, at: Date, { id, paymentId }: Collected): Promise<void> {
  for (const refund of await findRefundsOf(tx, id)) {
    if (refund.state !== 'paid' || refund.refundId !== null) continue;
    const payment = await findPaymentRow(tx, paymentId ?? 0);
    await recordRefund(ctx, tx, at, { id: refund.id, payment, centavos: refund.centavos, reason: refund.reason });
  }
}
