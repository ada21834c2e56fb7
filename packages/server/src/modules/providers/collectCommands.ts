import { sql } from 'drizzle-orm';
import { POSTINGS } from '@atlas/domain/ledger';
import { formatCentavos } from '@atlas/domain/money';
import { dueCentavos, NO_EXTERNAL_INVOICE } from '@atlas/domain/payments';
import { type CaptureTarget, decideCapture, type KeptReason, keptText, nextCheckAt, providerLabel } from '@atlas/domain/providers';
import { isoDay } from '@atlas/domain/time';
import { change } from '../../commands/change.ts';
import { userErrorOf } from '../../commands/constraintErrors.ts';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { type OnlinePort, type PaymentReport, ProviderProblem, type SessionReport } from '../../providers/port.ts';
import { completePaidOrder } from '../checkout/completeCommands.ts';
import { post } from '../ledger/repo.ts';
import type { Order } from '../orders/repo.ts';
import { asInvoiceEntry } from '../payments/commands.ts';
import { receive, type Received, receiveUnapplied } from '../payments/receiveCommands.ts';
import { ENTRY_OF_PAYER } from '../payments/recordCommands.ts';
import type { ScheduleEntry } from '../payments/repo.ts';
import { CONFIRMED_ORDER } from './recordsRepo.ts';
import { applyRefundReports } from './refundCommands.ts';
import { tellStaff } from './tellStaff.ts';
import {
  type Attempt,
  type Collected,
  findAttempt,
  findCollected,
  insertCollected,
  lockAttempt,
  updateAttempt,
  updateCollected,
} from './repo.ts';

/** How long it stays open whether a payment was begun. No one has the address of its page. */
const UNSURE_MS = 10 * 60_000;

/** The result of asking a provider about a payment, in words for staff. */
export interface Checked {
  /** Whether money of it was recorded, now or before. */
  isPaid: boolean;
  text: string;
}

/**
 * Asks a provider about a payment that was begun there, and does what follows, once for each payment
 * however often and by whomever it is called: by the return of the payer, an event, the poller or
 * staff.
 *
 * @param paymentId a payment that an event named, where the session may not list it
 * @throws ProviderProblem when the provider does not answer
 */
export async function checkAttempt(ctx: Context, attemptId: number, paymentId: string | null = null): Promise<Checked> {
  const { db } = ctx.app.database;
  const attempt = await findAttempt(db, attemptId);
  if (attempt === null) throw new UserError('NOT_FOUND', 'This payment no longer exists.');
  const port = ctx.app.providers.online(attempt.provider);
  if (port === null) throw new ProviderProblem('unavailable', `${providerLabel(attempt.provider)} has no keys here.`);
  const found = attempt.sessionId === null ? await findSession(ctx, port, attempt) : attempt;
  const report = await reportOf(port, found, paymentId);
  if (report === null) return { isPaid: false, text: 'It is not known to the provider.' };
  const paid = report.payments.filter(({ status }) => status === 'paid');
  for (const payment of paid) await collect(ctx, attempt, payment);
  for (const payment of paid) await applyRefundReports(ctx, attempt.provider, payment);
  if (paid.length === 0) await stillUnpaid(ctx, attempt.id, report);
  return paid.length > 0
    ? { isPaid: true, text: 'Paid.' }
    : { isPaid: false, text: report.isEnded ? 'The page of the provider ended without a payment.' : 'Not paid yet.' };
}

async function reportOf(port: OnlinePort, { sessionId }: Attempt, paymentId: string | null): Promise<SessionReport | null> {
  if (sessionId === null && paymentId === null) return null;
  const session = sessionId === null ? { isEnded: false, payments: [] } : await port.readPayment({ sessionId, paymentId: null });
  if (paymentId === null || session.payments.some((payment) => payment.paymentId === paymentId)) return session;
  const { payments: named } = await port.readPayment({ sessionId: null, paymentId });
  return { ...session, payments: [...session.payments, ...named] };
}

/** Looks for a payment whose start got no answer. */
async function findSession({ app }: Context, port: OnlinePort, attempt: Attempt): Promise<Attempt> {
  const started = await port.findStarted(attempt.reference);
  return app.database.transaction(async (tx) => {
    const now = app.clock.now();
    const current = await lockAttempt(tx, attempt.id);
    if (current.sessionId !== null || current.state === 'paid') return current;
    const isOver = now.getTime() - current.createdAt.getTime() >= UNSURE_MS;
    const next = new Date(now.getTime() + 60_000);
    const values =
      started != null
        ? { ...started, state: current.state === 'ended' ? ('ended' as const) : ('open' as const), isToEnd: current.state === 'ended' }
        : started === null || isOver
          ? { state: 'ended' as const, nextCheckAt: null }
          : { state: 'unsure' as const, nextCheckAt: next };
    await updateAttempt(tx, current.id, values);
    return { ...current, ...values };
  });
}

/** Notes that nothing arrived yet, and when the provider is asked again. */
async function stillUnpaid({ app }: Context, id: number, { isEnded }: SessionReport): Promise<void> {
  await app.database.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, id);
    if (attempt.state === 'paid') return;
    const now = app.clock.now();
    await updateAttempt(tx, id, {
      problem: null,
      nextCheckAt: nextCheckAt({ startedAt: attempt.createdAt, expiresAt: attempt.expiresAt }, now),
      ...(isEnded && attempt.state === 'open' && { state: 'ended' as const }),
    });
  });
}

/**
 * Records a payment that a provider collected, and lets it pay what it was begun for. The same
 * payment is recorded once. Money that does not fit is kept, and staff are told.
 */
export async function collect(ctx: Context, attempt: Attempt, report: PaymentReport): Promise<void> {
  const { orderId, entryId } = attempt;
  const action = { action: 'collectPayment' };
  if (orderId !== null)
    return change(ctx, CONFIRMED_ORDER, orderId, action, ({ tx, at, before }) =>
      collectOnce(ctx, tx, at, {
        attempt,
        report,
        target: targetOfOrder(before),
        pay: (received) => payOrder(ctx, tx, at, before, received),
      }),
    );
  return change(ctx, ENTRY_OF_PAYER, entryId ?? 0, action, ({ tx, at, before }) =>
    collectOnce(ctx, tx, at, {
      attempt,
      report,
      target: targetOfEntry(before),
      pay: (received) => payEntry(ctx, tx, at, before, received),
    }),
  );
}

type Target = Omit<CaptureTarget, 'asked'>;
type Money = Omit<Received, 'userId' | 'entryIds'>;

const targetOfOrder = ({ state, dueTodayCentavos }: Order): Target => ({
  due: dueTodayCentavos,
  closed: state === 'paid' || state === 'enrolled' ? 'paid' : state === 'awaiting-payment' || state === 'for-review' ? null : 'ended',
});

const targetOfEntry = (entry: ScheduleEntry): Target => ({
  due: dueCentavos(asInvoiceEntry(entry)),
  closed: entry.voidedAt !== null ? 'ended' : entry.status === 'Paid' ? 'paid' : null,
});

/** @returns the id of the payment of the books */
async function payOrder(ctx: Context, tx: Db, at: Date, order: Order, money: Money): Promise<number> {
  const { id } = await receiveUnapplied(ctx, tx, at, { ...money, orderId: order.id });
  await completePaidOrder(ctx, tx, at, order);
  return id;
}

async function payEntry(ctx: Context, tx: Db, at: Date, { id, userId }: ScheduleEntry, money: Money): Promise<number> {
  return (await receive(ctx, tx, at, { ...money, userId, entryIds: [id] })).id;
}

interface Collecting {
  attempt: Attempt;
  report: PaymentReport;
  target: Target;
  /** Records the money, and lets it pay. */
  pay: (money: Money) => Promise<number>;
}

/** Records a payment in a transaction that holds what it pays. */
async function collectOnce(ctx: Context, tx: Db, at: Date, { attempt, report, target, pay }: Collecting): Promise<void> {
  const { id, provider, orderId, platform } = await lockAttempt(tx, attempt.id);
  const known = await findCollected(tx, provider, report.paymentId);
  if (known !== null) return noteFee(ctx, tx, at, known, report.feeCentavos);
  const { centavos, currency, paymentId: providerPaymentId } = report;
  const capture = decideCapture(report, { ...target, asked: attempt.amountCentavos });
  if (capture.does === 'wait' || capture.does === 'end') return;
  const paidAt = report.paidAt ?? at;
  const money: Money = {
    amountCentavos: centavos,
    platform,
    reference: null,
    externalInvoiceId: NO_EXTERNAL_INVOICE,
    paidOn: isoDay(paidAt),
    reason: null,
    proofId: null,
    orderId,
    replacesId: null,
    collected: { provider, providerPaymentId },
  };
  let kept: KeptReason | null = capture.does === 'keep' ? capture.reason : null;
  let problem: string | null = kept === null ? null : keptText(kept, { centavos, asked: attempt.amountCentavos });
  let bookedId: number | null = null;
  if (kept === null) {
    const paid = await tryTo(tx, () => pay(money));
    if ('problem' in paid) [kept, problem] = ['blocked', paid.problem];
    else bookedId = paid.value;
  }
  // Without its order, so that the order does not take it when another payment completes it.
  if (kept !== null && kept !== 'currency') bookedId = (await receiveUnapplied(ctx, tx, at, { ...money, orderId: null })).id;
  const collectedId = await insertCollected(tx, {
    provider,
    providerPaymentId,
    attemptId: id,
    centavos,
    currency,
    paymentId: bookedId,
    keptReason: kept,
    paidAt,
    createdAt: at,
  });
  await updateAttempt(tx, id, { state: 'paid', paidAt, nextCheckAt: null, isToEnd: false, problem });
  if (bookedId !== null) await noteFee(ctx, tx, at, { id: collectedId, paymentId: bookedId, feeCentavos: 0 }, report.feeCentavos);
  if (kept !== null)
    await tellStaff(ctx, tx, { id: collectedId, text: `${formatCentavos(centavos)} from ${providerLabel(provider)}: ${problem}` });
}

/**
 * Does a part of a transaction that may be rejected, without losing the rest: money that arrived is
 * recorded, whatever keeps it from paying.
 */
async function tryTo<Value>(tx: Db, work: () => Promise<Value>): Promise<{ value: Value } | { problem: string }> {
  await tx.execute(sql`savepoint part`);
  try {
    return { value: await work() };
  } catch (error) {
    const rejection = userErrorOf(error) ?? (error instanceof UserError ? error : null);
    if (rejection === null) throw error;
    await tx.execute(sql`rollback to savepoint part`);
    return { problem: rejection.message };
  }
}

/** Posts the fee of a payment once the provider states it. */
async function noteFee(
  ctx: Context,
  tx: Db,
  at: Date,
  { id, paymentId, feeCentavos }: Pick<Collected, 'id' | 'paymentId' | 'feeCentavos'>,
  stated: number | null,
): Promise<void> {
  if (stated === null || stated === 0 || feeCentavos > 0 || paymentId === null) return;
  await updateCollected(tx, id, { feeCentavos: stated });
  const postings = POSTINGS.providerFee(stated);
  await post(tx, {
    kind: 'provider-fee',
    subject: 'payment',
    subjectId: paymentId,
    day: isoDay(at),
    at,
    actorId: ctx.actor.userId,
    postings,
  });
}
