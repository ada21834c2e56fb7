import { formatCentavos } from '@atlas/domain/money';
import { approveScheduleForm, type ApproveScheduleForm } from '@atlas/domain/payments';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { mustDecideMoney } from '../access/moneyCommands.ts';
import { mailReceiptRejected } from '../orders/mailCommands.ts';
import type { Order } from '../orders/repo.ts';
import { registerOrderReceipts } from '../payments/proofCommands.ts';
import { receive, receiveUnapplied } from '../payments/receiveCommands.ts';
import { reverse } from '../payments/reverseCommands.ts';
import { decideProof, readEntered, waitAgain } from '../payments/scheduleCommands.ts';
import { completePaidOrder, PAID_ANOTHER } from './completeCommands.ts';
import { ORDER } from '../orders/recordCommands.ts';
import { findAccount, findWaitingReceipt, updateOrder } from './repo.ts';

/** An order with the receipt that the caller saw, where they say so. */
export interface ReviewedOrder {
  id: number;
  proofId?: number | null | undefined;
}

/**
 * Approves the payment of an order: the money is recorded, and the buyer enrolled. Amount,
 * reference and day are those of the receipt that waits, unless the caller gives others.
 *
 * @throws CONFLICT when it is paid already, when another payment has the reference, or when another
 * receipt waits than the one that the caller saw
 * @throws FORBIDDEN for the caller's own order
 */
export const approveOrder = (ctx: Context, { id, proofId }: ReviewedOrder, input: Input, idempotency?: Idempotency): Promise<void> => {
  const form = parseForm(approveScheduleForm, input);
  return change(ctx, ORDER, id, { action: 'approveOrder', idempotency }, ({ tx, at, before }) =>
    approveWithin(ctx, tx, at, before, { form, proofId }),
  );
};

async function approveWithin(
  ctx: Context,
  tx: Db,
  at: Date,
  order: Order,
  { form, proofId }: { form: ApproveScheduleForm; proofId?: number | null | undefined },
): Promise<void> {
  mustBeUnpaid(order);
  const account = order.userId === null ? await findAccount(tx, order.email) : null;
  mustDecideMoney(ctx, order.userId ?? account?.id ?? null);
  const proof = await findWaitingReceipt(tx, order.id);
  if (proofId != null && proof?.id !== proofId) throw new UserError('CONFLICT', 'Another receipt waits for this order now.');
  const received = { ...readEntered({ form, proof, field: '', due: order.dueTodayCentavos }, at), orderId: order.id };
  if (received.amountCentavos < 1) throw new UserError('BAD_USER_INPUT', 'Enter the amount.', { amount: 'Amount is required' });
  if (proof) await decideProof(ctx, tx, proof.id, { state: 'approved', at });
  // The buyer paid another order in the meantime, so this money is credit.
  if (order.endedReason === PAID_ANOTHER && order.userId !== null) {
    await receive(ctx, tx, at, { ...received, userId: order.userId, entryIds: [] });
    return;
  }
  await receiveUnapplied(ctx, tx, at, received);
  await completePaidOrder(ctx, tx, at, order);
}

function mustBeUnpaid({ state }: Order): void {
  if (state === 'paid' || state === 'enrolled') throw new UserError('CONFLICT', 'This order was approved already.');
  if (state === 'refunded') throw new UserError('CONFLICT', 'This order was paid back.');
}

/** Lets an order wait for its payment again after its receipt was rejected. */
async function reopen(tx: Db, order: Order): Promise<void> {
  if (order.state === 'cancelled' || order.state === 'expired' || order.state === 'refunded') return;
  await updateOrder(tx, order.id, { state: 'awaiting-payment', paidAt: null });
}

async function heldOrder(tx: Db, id: number): Promise<Order> {
  const order = await ORDER.read(tx, id);
  if (order === null) throw new Error(`Order ${id} is missing`);
  return order;
}

registerOrderReceipts({
  approve: async (ctx, tx, at, { orderId, proofId }) => {
    const order = await heldOrder(tx, orderId);
    const proof = await findWaitingReceipt(tx, orderId);
    await approveWithin(ctx, tx, at, order, {
      form: parseForm(approveScheduleForm, { paymentPlatform: proof?.platform ?? order.method }),
      proofId,
    });
  },
  revoke: async (ctx, tx, at, { orderId, payment, remarks }) => {
    const order = await heldOrder(tx, orderId);
    if (order.state !== 'paid')
      throw new UserError('CONFLICT', `${formatCentavos(payment.amountCentavos)} of this receipt is credit. Correct the payment instead.`);
    await reverse(ctx, tx, at, payment, remarks);
    await updateOrder(tx, orderId, { state: 'for-review', paidAt: null });
    if (payment.proofId !== null) await waitAgain(tx, payment.proofId, await findWaitingReceipt(tx, orderId));
  },
  reject: async (ctx, tx, _at, { orderId, proofId, reason }) => {
    const order = await heldOrder(tx, orderId);
    await reopen(tx, order);
    if (order.userId === null) await mailReceiptRejected(ctx.app, tx, order, { proofId, reason });
  },
});
