import { isRefundUnderway, keptResolutionForm, payoutForm, whyNotApplyKept } from '@atlas/domain/providers';
import { isoDay } from '@atlas/domain/time';
import { change, create } from '../../commands/change.ts';
import { type Context, contextOfJob } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { defineRecord, type RowSubject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { ProviderProblem } from '../../providers/port.ts';
import { mustSeeEveryone } from '../access/commands.ts';
import { ofMoney } from '../access/moneyCommands.ts';
import { completePaidOrder } from '../checkout/completeCommands.ts';
import { dueCentavos } from '@atlas/domain/payments';
import { ORDER } from '../orders/recordCommands.ts';
import { asInvoiceEntry } from '../payments/commands.ts';
import { findEntries } from '../payments/moneyRepo.ts';
import { applyPayment } from '../payments/receiveCommands.ts';
import { reverse } from '../payments/reverseCommands.ts';
import { checkAttempt, type Checked } from './collectCommands.ts';
import { processEvent, recordPayoutWithin } from './eventCommands.ts';
import { sendRefunds } from './jobs.ts';
import { recordPartsOf } from './refundCommands.ts';
import { COLLECTED, findPersonOf, findPersonOfAttempt, PAYOUT } from './recordsRepo.ts';
import {
  type Attempt,
  type Collected,
  findEvent,
  findPaymentRow,
  findRefundsOf,
  givePaymentTo,
  insertProviderRefund,
  lockAttempt,
  updateAttempt,
  updateCollected,
} from './repo.ts';
import { type collectedPayments, paymentAttempts } from './tables.ts';

/** A collected payment for staff who decide about the money of its person. */
const KEPT: RowSubject<typeof collectedPayments> = {
  ...COLLECTED,
  scope: async (ctx, row, { tx, id }) => {
    const ownerId = await findPersonOf(tx, id);
    await ofMoney<Collected>('payment', 'studentPaymentDetails', () => ownerId)(ctx, row, { tx, id });
  },
};

async function mustWait(tx: Db, { id, paymentId, keptReason, resolvedAt, currency }: Collected): Promise<number> {
  const isBeingRefunded = (await findRefundsOf(tx, id)).some(({ state }) => isRefundUnderway(state));
  const problem = whyNotApplyKept({ isKept: keptReason !== null, isResolved: resolvedAt !== null, isBeingRefunded, currency });
  if (problem !== null) throw new UserError('CONFLICT', problem);
  return paymentId ?? 0;
}

/**
 * Applies money that was kept to what it was begun for: an order that has ended is completed, an
 * entry is paid. What it cannot pay any more becomes credit of its person.
 *
 * @throws CONFLICT when it was decided before, or the order cannot be completed
 */
export const applyKept = (ctx: Context, id: number, idempotency?: Idempotency): Promise<void> =>
  change(ctx, KEPT, id, { action: 'applyCollectedPayment', idempotency }, async ({ tx, at, before }) => {
    const payment = await findPaymentRow(tx, await mustWait(tx, before));
    const { orderId, entryId } = await lockAttempt(tx, before.attemptId);
    if (entryId !== null) {
      const [entry] = await findEntries(tx, [entryId]);
      if (!entry) throw new Error(`Entry ${entryId} is missing`);
      const isDue = entry.voidedAt === null && dueCentavos(asInvoiceEntry(entry)) > 0;
      await applyPayment(ctx, tx, at, payment, { userId: entry.userId, entryIds: isDue ? [entryId] : [] });
    } else {
      const order = await ORDER.read(tx, orderId ?? 0);
      if (order === null) throw new Error(`Order ${orderId} is missing`);
      if (order.state === 'paid')
        throw new UserError('CONFLICT', 'This order is paid and waits for its owner. Pay this money back, or wait.');
      const isTaken = order.userId !== null && (order.state === 'enrolled' || order.state === 'refunded');
      if (isTaken) {
        await applyPayment(ctx, tx, at, payment, { userId: order.userId ?? 0, entryIds: [] });
      } else {
        await givePaymentTo(tx, payment.id, order.id);
        await completePaidOrder(ctx, tx, at, order);
      }
    }
    await recordPartsOf(ctx, tx, at, before);
    await updateCollected(tx, id, { resolvedAt: at, resolvedById: ctx.actor.userId, resolution: 'Applied' });
  });

/**
 * Pays money back that was kept: by its provider, or by hand when staff have sent it themselves.
 *
 * @throws CONFLICT when it was decided before
 */
export const payKeptBack = (ctx: Context, id: number, input: Input, idempotency?: Idempotency): Promise<void> => {
  const { reason, isByHand } = parseForm(keptResolutionForm, input);
  return change(ctx, KEPT, id, { action: 'payCollectedPaymentBack', reason, idempotency }, async ({ tx, at, before }) => {
    const payment = await findPaymentRow(tx, await mustWait(tx, before));
    const resolved = { resolvedAt: at, resolvedById: ctx.actor.userId };
    if (isByHand) {
      await reverse(ctx, tx, at, payment, reason);
      await updateCollected(tx, id, { ...resolved, resolution: `Paid back by hand: ${reason}` });
      return;
    }
    const back = (await findRefundsOf(tx, id)).reduce((sum, { state, centavos }) => sum + (state === 'paid' ? centavos : 0), 0);
    await insertProviderRefund(tx, {
      provider: before.provider,
      collectedId: id,
      centavos: before.centavos - back,
      reason,
      requestedById: ctx.actor.userId,
      nextTryAt: at,
      createdAt: at,
    });
    await updateCollected(tx, id, { ...resolved, resolution: `Being paid back: ${reason}` });
    ctx.app.queues.wake(tx, sendRefunds);
  });
};

/** Notes what became of money that Atlas cannot record, such as that in another currency. */
export const resolveKept = (ctx: Context, id: number, input: Input): Promise<void> => {
  const { reason } = parseForm(keptResolutionForm, input);
  return change(ctx, KEPT, id, { action: 'resolveCollectedPayment', reason }, async ({ tx, at, before }) => {
    if (before.resolvedAt !== null) throw new UserError('CONFLICT', 'This was decided before.');
    if (before.paymentId !== null && before.disputedAt === null)
      throw new UserError('CONFLICT', 'This money is in the books. Apply it, or pay it back.');
    await updateCollected(tx, id, { resolvedAt: at, resolvedById: ctx.actor.userId, resolution: reason });
  });
};

/** A payment that was begun, for staff who decide about the money of its person. */
const ATTEMPT = defineRecord('payment attempt', paymentAttempts, {
  scope: async (ctx, row: Attempt, locked) => {
    const ownerId = await findPersonOfAttempt(locked.tx, row.id);
    await ofMoney<Attempt>('payment', 'studentPaymentDetails', () => ownerId)(ctx, row, locked);
  },
});

/** Requires that the caller decides about the money of a payment, and records that they asked. */
const recordAsked = (ctx: Context, attemptId: number, action: string): Promise<void> =>
  change(ctx, ATTEMPT, attemptId, action, async ({ tx, at }) => {
    await recordAudit(tx, ctx.actor, { at, action, subjectType: ATTEMPT.name, subjectId: attemptId });
  });

/**
 * Asks a provider about a payment now, for staff. That it does not answer is noted as the problem of
 * the payment.
 *
 * @throws NOT_FOUND for a person out of scope
 */
export async function askAgain(ctx: Context, attemptId: number): Promise<Checked> {
  await recordAsked(ctx, attemptId, 'askProviderAgain');
  try {
    return await checkAttempt(contextOfJob(ctx.app, { id: ctx.visitor.requestId, userId: ctx.actor.userId }), attemptId);
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error;
    await ctx.app.database.transaction((tx) => updateAttempt(tx, attemptId, { problem: error.message }));
    return { isPaid: false, text: error.message };
  }
}

/**
 * Processes an event again, for staff who see everyone. What it did before it does not do twice.
 *
 * @throws NOT_FOUND for an unknown event, FORBIDDEN for other staff, CONFLICT once its content is deleted
 */
export async function processEventAgain(ctx: Context, id: number): Promise<void> {
  mustSeeEveryone(ctx);
  const event = await findEvent(ctx.app.database.db, id);
  if (event === null) throw new UserError('NOT_FOUND', 'This event no longer exists.');
  if (event.payload === null)
    throw new UserError('CONFLICT', 'The content of this event was deleted. Ask the provider about the payment instead.');
  if (event.attemptId !== null) await recordAsked(ctx, event.attemptId, 'processProviderEvent');
  await processEvent(contextOfJob(ctx.app, { id: ctx.visitor.requestId, userId: ctx.actor.userId }), { ...event, tries: 1 });
}

/**
 * Records a payout of a provider that arrived in the bank account, for staff who see everyone.
 *
 * @throws FORBIDDEN for other staff, CONFLICT for one that is known
 */
export const recordProviderPayout = (ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> => {
  mustSeeEveryone(ctx);
  const { provider, payoutId, amount, fee, depositedOn } = parseForm(payoutForm(ctx.app.clock.now()), input);
  return create(ctx, PAYOUT, { action: 'recordProviderPayout', idempotency }, async ({ tx, at }) => {
    const id = await recordPayoutWithin(ctx, tx, at, {
      provider,
      payoutId,
      centavos: amount,
      feeCentavos: fee,
      isReturned: false,
      depositedOn: isoDay(depositedOn),
      recordedById: ctx.actor.userId,
    });
    if (id === null) throw new UserError('CONFLICT', 'This payout was recorded before.', { payoutId: 'This payout was recorded before.' });
    return id;
  });
};
