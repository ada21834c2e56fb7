import { formatCentavos } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import {
  platformLabel,
  isFullRefund,
  type RefundForm,
  refundForm,
  refundProblem,
  revokeScheduleForm,
  whyNotApproveRefund,
} from '@atlas/domain/payments';
import { whyNotRefundAtProvider } from '@atlas/domain/providers';
import { dayOf } from '../../db/dayOf.ts';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { gone, insertRow } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import { looksAfterWithin } from '../access/commands.ts';
import { mustDecideMoney } from '../access/moneyCommands.ts';
import { notify } from '../notifications/commands.ts';
import { findInvoiceRow, findRefundablePayment, writeRefund } from '../payments/moneyRepo.ts';
import { findRefundable, payBack, REFUND, sendBack } from '../payments/refundCommands.ts';
import type { Refund } from '../payments/repo.ts';
import { findSubscriptionRow, lockOwner } from '../subscriptions/repo.ts';
import { endWithin } from './unenrolCommands.ts';

/** The money that goes back: an invoice's, or the credit of a person. */
export type RefundOf = { invoiceId: number } | { userId: number };

async function ownerOf(tx: Db, of: RefundOf): Promise<{ userId: number; invoiceId: number | null }> {
  if ('userId' in of) return { userId: of.userId, invoiceId: null };
  const invoice = await findInvoiceRow(tx, of.invoiceId);
  if (invoice === null) throw gone({ name: 'invoice' });
  return { userId: invoice.userId, invoiceId: invoice.id };
}

/**
 * Pays money back by hand. From an amount on it waits until a second person approves it. A full
 * refund of an invoice ends the subscription that day.
 *
 * @returns the id of the refund
 * @throws BAD_USER_INPUT for more than what was received and not paid back
 */
export function refundPayment(ctx: Context, of: RefundOf, input: Input, idempotency?: Idempotency): Promise<number> {
  const form = parseForm(refundForm, input);
  return create(ctx, REFUND, { action: 'refundPayment', reason: form.reason, idempotency }, async ({ tx, at }) => {
    const whose = await ownerOf(tx, of);
    if (!(await looksAfterWithin(ctx, tx, whose.userId, 'studentPaymentDetails'))) throw gone({ name: 'invoice' });
    mustDecideMoney(ctx, whose.userId);
    await lockOwner(tx, whose.userId);
    const { received, paid, requested } = await findRefundable(tx, whose);
    const problem = refundProblem(form.amount, { received, refunded: paid + requested });
    if (problem !== null) throw fieldError('amount', problem);
    if (form.paymentId !== null) await mustGoBack(tx, at, whose, { paymentId: form.paymentId, centavos: form.amount });
    return requestWithin(ctx, tx, at, whose, form, isFullRefund(form.amount, { received, refunded: paid }));
  });
}

/** Requires that the provider of a payment can pay this much of it back. */
async function mustGoBack(
  tx: Db,
  at: Date,
  whose: { userId: number; invoiceId: number | null },
  { paymentId, centavos }: { paymentId: number; centavos: number },
): Promise<void> {
  const payment = await findRefundablePayment(tx, paymentId, whose);
  if (payment === null) throw fieldError('paymentId', 'No provider collected this payment. Pay it back by hand.');
  const paidOn = dayOf(payment.paidOn);
  const problem =
    whyNotRefundAtProvider({ provider: payment.provider, platform: payment.platform, paidOn }, at) ??
    refundProblem(centavos, { received: payment.amountCentavos, refunded: payment.refunded });
  if (problem !== null) throw fieldError('paymentId', problem);
}

async function requestWithin(
  ctx: Context,
  tx: Db,
  at: Date,
  { userId, invoiceId }: { userId: number; invoiceId: number | null },
  form: RefundForm,
  isFull: boolean,
): Promise<number> {
  const requestedById = ctx.actor.userId ?? 0;
  const id = await insertRow(tx, REFUND, {
    userId,
    invoiceId,
    amountCentavos: form.amount,
    paymentId: form.paymentId,
    platform: form.paymentPlatform,
    reference: form.transactionId,
    reason: form.reason,
    endsAccess: invoiceId !== null && (form.endsAccess || isFull),
    requestedById,
    createdAt: at,
  });
  const limit = await ctx.app.values.within(tx).get('refund-second-person-from');
  if (whyNotApproveRefund({ amountCentavos: form.amount, requestedById }, requestedById, limit) !== null) return id;
  const refund = await REFUND.read(tx, id);
  if (refund) await payOrSend(ctx, tx, at, refund);
  return id;
}

/** Pays an approved refund by hand, or lets the provider of its payment pay it. */
const payOrSend = (ctx: Context, tx: Db, at: Date, refund: Refund): Promise<void> =>
  refund.paymentId === null ? payRefund(ctx, tx, at, refund) : sendBack(ctx, tx, at, refund);

/** Pays a refund that is locked, ends the access if it does, and tells the person. */
export async function payRefund(ctx: Context, tx: Db, at: Date, refund: Refund): Promise<void> {
  await payBack(ctx, tx, at, refund);
  const invoice = refund.invoiceId === null ? null : await findInvoiceRow(tx, refund.invoiceId);
  const subscription = invoice === null ? null : await findSubscriptionRow(tx, invoice.subscriptionId);
  if (refund.endsAccess && subscription !== null && subscription.unsubscribedAt === null)
    await endWithin(ctx, tx, at, subscription, { keepOwed: false, keepLevel: false, reason: refund.reason });
  await notify(ctx, tx, [refund.userId], 'refund', {
    key: `refund ${refund.id} paid`,
    title: `We paid ${formatCentavos(refund.amountCentavos)} back to you`,
    body: `By ${platformLabel(refund.platform)}. It can take up to three banking days to arrive.`,
    path: routePath('account', { q: 'billings' }),
  });
}

/**
 * Approves a refund that waits, and pays it back.
 *
 * @throws FORBIDDEN for the person who asked for it, CONFLICT when it was decided before
 */
export const approveRefund = (ctx: Context, id: number, idempotency?: Idempotency): Promise<void> =>
  change(ctx, REFUND, id, { action: 'approveRefund', idempotency }, async ({ tx, at, before }) => {
    mustWait(before);
    const limit = await ctx.app.values.within(tx).get('refund-second-person-from');
    const problem = whyNotApproveRefund(before, ctx.actor.userId ?? 0, limit);
    if (problem !== null) throw new UserError('FORBIDDEN', problem);
    const { received, paid } = await findRefundable(tx, before);
    const left = refundProblem(before.amountCentavos, { received, refunded: paid });
    if (left !== null) throw new UserError('CONFLICT', left);
    await payOrSend(ctx, tx, at, before);
  });

/**
 * Refuses a refund that waits, with a reason.
 *
 * @throws CONFLICT when it was decided before
 */
export const refuseRefund = (ctx: Context, id: number, input: Input, idempotency?: Idempotency): Promise<void> => {
  const { remarks } = parseForm(revokeScheduleForm, input);
  return change(ctx, REFUND, id, { action: 'refuseRefund', reason: remarks, idempotency }, async ({ tx, at, before }) => {
    mustWait(before);
    await writeRefund(tx, id, { state: 'refused', refundedOn: null, decidedById: ctx.actor.userId, decidedAt: at, decidedReason: remarks });
  });
};

function mustWait({ state }: Refund): void {
  if (state !== 'requested') throw new UserError('CONFLICT', 'This refund was decided before.');
}
