import { POSTINGS, reversed } from '@atlas/domain/ledger';
import { formatCentavos } from '@atlas/domain/money';
import { eventRetryAt, type OnlineProvider, providerLabel, type ProviderEventState } from '@atlas/domain/providers';
import { isoDay } from '@atlas/domain/time';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { type EventSubject, type OnlinePort, ProviderProblem } from '../../providers/port.ts';
import { endWithin } from '../enrolment/unenrolCommands.ts';
import { post } from '../ledger/repo.ts';
import { findInvoiceMoney, findInvoiceRow } from '../payments/moneyRepo.ts';
import { reverse } from '../payments/reverseCommands.ts';
import { findSubscriptionRow } from '../subscriptions/repo.ts';
import { checkAttempt } from './collectCommands.ts';
import { COLLECTED } from './recordsRepo.ts';
import { applyRefundReport } from './refundCommands.ts';
import {
  type Collected,
  findCollected,
  findInvoiceOfPayment,
  findNamedAttempt,
  findPaymentRow,
  insertPayout,
  lockPayout,
  type ProviderEvent,
  type ProviderPayout,
  updateCollected,
  updateEvent,
  updatePayout,
} from './repo.ts';
import { tellStaff } from './tellStaff.ts';

/** How an event ended. */
interface Outcome {
  state: ProviderEventState;
  problem: string;
}

const done = (problem: string): Outcome => ({ state: 'done', problem });
const ignored = (problem: string): Outcome => ({ state: 'ignored', problem });
const failed = (problem: string): Outcome => ({ state: 'failed', problem });

/**
 * Processes a stored event: it asks the provider what it is about, and does what follows. An event
 * that cannot be processed now is tried again later, and then waits for staff.
 */
export async function processEvent(ctx: Context, event: ProviderEvent): Promise<void> {
  const { app } = ctx;
  try {
    const { state, problem, attemptId } = await outcomeOf(ctx, event);
    await updateEvent(app.database.db, event.id, { state, problem, attemptId, nextTryAt: null, processedAt: app.clock.now() });
  } catch (error) {
    const now = app.clock.now();
    const next = eventRetryAt(event.tries, now);
    const problem = error instanceof ProviderProblem || error instanceof UserError ? error.message : 'An error of Atlas. The log has it.';
    if (!(error instanceof ProviderProblem)) app.log.error({ err: error, event: event.id }, 'an event of a provider failed');
    await updateEvent(app.database.db, event.id, { problem, nextTryAt: next, ...(next === null && { state: 'failed' as const }) });
  }
}

async function outcomeOf(ctx: Context, event: ProviderEvent): Promise<Outcome & { attemptId: number | null }> {
  const port = ctx.app.providers.online(event.provider);
  if (port === null) throw new ProviderProblem('unavailable', `${providerLabel(event.provider)} has no keys here.`);
  const subject = port.subjectOf(event.payload);
  const attemptId = await attemptOf(ctx.app.database.db, event.provider, subject);
  return { ...(await act(ctx, port, subject, attemptId)), attemptId };
}

/** The payment that an event is about, by the names in it. */
async function attemptOf(db: Db, provider: OnlineProvider, subject: EventSubject): Promise<number | null> {
  const paymentId = 'paymentId' in subject ? subject.paymentId : null;
  const collected = paymentId === null ? null : await findCollected(db, provider, paymentId);
  if (collected !== null) return collected.attemptId;
  return subject.kind === 'payment' ? ((await findNamedAttempt(db, provider, subject))?.id ?? null) : null;
}

async function act(ctx: Context, port: OnlinePort, subject: EventSubject, attemptId: number | null): Promise<Outcome> {
  switch (subject.kind) {
    case 'payment': {
      if (attemptId === null) return ignored('It is about a payment that Atlas did not begin.');
      const { text } = await checkAttempt(ctx, attemptId, subject.paymentId);
      return done(text);
    }
    case 'refund': {
      const report = await port.readRefund(subject.refundId);
      return done(await applyRefundReport(ctx, port.name, { ...report, paymentId: report.paymentId ?? subject.paymentId }));
    }
    case 'dispute':
      return dispute(ctx, port.name, subject);
    case 'payout':
      await recordPayout(ctx, { provider: port.name, ...subject });
      return done(subject.isReturned ? 'A payout was returned.' : 'A payout was recorded.');
    case 'nothing':
      return ignored('Nothing to do.');
    case 'unknown':
      return failed('It has a form that Atlas does not know.');
  }
}

/** Notes a dispute of a payer, and takes the money back from what it paid once the dispute is lost. */
async function dispute(
  ctx: Context,
  provider: OnlineProvider,
  { paymentId, outcome }: EventSubject & { kind: 'dispute' },
): Promise<Outcome> {
  const collected = await findCollected(ctx.app.database.db, provider, paymentId);
  if (collected === null) return ignored('It is about a payment that Atlas does not know.');
  await change(ctx, COLLECTED, collected.id, 'disputePayment', async ({ tx, at, before }) => {
    if (outcome === 'won') return updateCollected(tx, before.id, { disputedAt: null });
    if (before.disputedAt === null) {
      await updateCollected(tx, before.id, { disputedAt: at });
      await tellStaff(ctx, tx, { id: before.id, text: `The payer disputes ${formatCentavos(before.centavos)} with their bank.` });
    }
    if (outcome === 'lost') await chargeBack(ctx, tx, at, before);
  });
  return done(outcome === 'open' ? 'A dispute was noted.' : outcome === 'won' ? 'The dispute was won.' : 'The money was charged back.');
}

/**
 * Takes back a payment that its provider charged back: what it paid is owed again. Access that
 * nothing pays for any more ends, as by a full refund.
 */
async function chargeBack(ctx: Context, tx: Db, at: Date, collected: Collected): Promise<void> {
  if (collected.chargedBackAt !== null || collected.paymentId === null) return;
  const payment = await findPaymentRow(tx, collected.paymentId);
  const invoiceId = payment.userId === null ? null : await findInvoiceOfPayment(tx, payment.id);
  const reason = `Charged back by ${providerLabel(collected.provider)}`;
  if (payment.reversedAt === null) await reverse(ctx, tx, at, payment, reason);
  await updateCollected(tx, collected.id, { chargedBackAt: at, resolvedAt: collected.resolvedAt ?? at, resolution: reason });
  await tellStaff(ctx, tx, { id: collected.id, text: `${formatCentavos(collected.centavos)} was charged back.` });
  if (invoiceId === null) return;
  const { received, refunded } = await findInvoiceMoney(tx, invoiceId);
  const invoice = await findInvoiceRow(tx, invoiceId);
  const subscription = invoice === null ? null : await findSubscriptionRow(tx, invoice.subscriptionId);
  if (received - refunded > 0 || subscription === null || subscription.unsubscribedAt !== null) return;
  await endWithin(ctx, tx, at, subscription, { keepOwed: false, keepLevel: false, reason });
}

/** A payout as a provider reports it, or as staff read it on the bank's statement. */
export interface PayoutReport {
  provider: OnlineProvider;
  payoutId: string;
  /** The sum that arrives, in whole centavos. */
  centavos: number;
  feeCentavos: number;
  isReturned: boolean;
  /** The day on which it arrived; today without one. */
  depositedOn?: string;
  recordedById?: number | null;
}

/** Records a payout of a provider to the bank account, once, or that it was returned. */
export async function recordPayout(ctx: Context, report: PayoutReport): Promise<void> {
  await ctx.app.database.transaction((tx) => recordPayoutWithin(ctx, tx, ctx.app.clock.now(), report));
}

/** Records a payout in the transaction of a command. @returns its id; null when it was known */
export async function recordPayoutWithin(ctx: Context, tx: Db, at: Date, report: PayoutReport): Promise<number | null> {
  const { provider, payoutId, centavos, feeCentavos, isReturned } = report;
  const day = report.depositedOn ?? isoDay(at);
  const known = await lockPayout(tx, provider, payoutId);
  if (known !== null) {
    if (isReturned && known.state === 'deposited') await returnPayout(ctx, tx, at, known);
    return null;
  }
  if (isReturned) return null;
  const payout = await insertPayout(tx, {
    provider,
    payoutId,
    amountCentavos: centavos,
    feeCentavos,
    state: 'deposited',
    depositedOn: day,
    recordedById: report.recordedById ?? null,
    createdAt: at,
  });
  if (payout === null) return null;
  const entry = { subject: 'provider payout' as const, subjectId: payout.id, day, at, actorId: ctx.actor.userId };
  await post(tx, { ...entry, kind: 'provider-payout', postings: POSTINGS.paidOut({ amount: centavos, fee: feeCentavos }) });
  await post(tx, { ...entry, kind: 'provider-deposit', postings: POSTINGS.deposited(centavos) });
  return payout.id;
}

/** Takes back a payout that the bank returned: the provider holds the money again. */
async function returnPayout(ctx: Context, tx: Db, at: Date, { id, amountCentavos, feeCentavos }: ProviderPayout): Promise<void> {
  await updatePayout(tx, id, { state: 'returned', depositedOn: null });
  const entry = { subject: 'provider payout' as const, subjectId: id, nth: 2, day: isoDay(at), at, actorId: ctx.actor.userId };
  await post(tx, { ...entry, kind: 'provider-deposit', postings: reversed(POSTINGS.deposited(amountCentavos)) });
  await post(tx, { ...entry, kind: 'provider-payout', postings: reversed(POSTINGS.paidOut({ amount: amountCentavos, fee: feeCentavos })) });
}
