import { CONFIRM_ADDRESS_FIRST, addressKey, orderEmailForm, receiptForm, whyNotCancel, whyNotSendReceipt } from '@atlas/domain/orders';
import { paymentReference } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import { mailOrderLink, MAILED_ENOUGH, mayMailOrder } from '../orders/mailCommands.ts';
import { hashSecret, newOrderSecret, orderKey, secretOfOrder } from '../orders/secretCommands.ts';
import type { Order } from '../orders/repo.ts';
import { completeFree } from './placeCommands.ts';
import { findHeldOrder, findOrderByLink, LINK_INVALID, OWN_ORDER } from '../orders/recordCommands.ts';
import { countProofs, findHold, holdForGood, insertProof, isReferenceKnown, supersede, updateHold, updateOrder } from './repo.ts';

/** The number of receipts that can be sent for one order or bill. */
export const MOST_RECEIPTS = 10;

/**
 * Opens an order by its key, which then moves to a cookie. The first opening of an order whose
 * address had to be confirmed confirms it.
 *
 * @returns null for a wrong key
 */
export async function openOrder(ctx: Context, key: string): Promise<{ order: Order; secret: string } | null> {
  const found = await findOrderByLink(ctx, key);
  if (found === null || found.order.state !== 'draft') return found;
  const holding: Context = { ...ctx, visitor: { ...ctx.visitor, held: new Map([[`order-${found.order.payCode}`, found.secret]]) } };
  await change(holding, OWN_ORDER, found.order.id, 'confirmOrder', async ({ tx, at, before }) => {
    if (before.state !== 'draft') return;
    if (before.dueTodayCentavos === 0) return completeFree(ctx, tx, at, before);
    await updateOrder(tx, before.id, { state: 'awaiting-payment' });
  });
  return found;
}

async function held(ctx: Context, payCode: string): Promise<Order> {
  const order = await findHeldOrder(ctx, payCode);
  if (order === null) throw new UserError('NOT_FOUND', LINK_INVALID);
  return order;
}

/** Cancels an order for its buyer. @throws CONFLICT when it is paid or being checked */
export async function cancelOrder(ctx: Context, payCode: string): Promise<void> {
  const { id } = await held(ctx, payCode);
  await change(ctx, OWN_ORDER, id, 'cancelOrder', ({ tx, at, before }) => cancelWithin(tx, at, before, 'You cancelled it.'));
}

/** Cancels an order that is held. */
export async function cancelWithin(tx: Db, at: Date, order: Order, reason: string): Promise<void> {
  if (order.state === 'cancelled') return;
  const problem = whyNotCancel(order.state);
  if (problem !== null) throw new UserError('CONFLICT', problem);
  await updateOrder(tx, order.id, { state: 'cancelled', cancelledAt: at, endedReason: reason });
  await updateHold(tx, order.id, { state: 'released', heldUntil: null });
}

/**
 * Corrects the address of an order. The link that the wrong address received ends.
 *
 * @returns the key of the order with its new link
 * @throws BAD_USER_INPUT for an address that is none, CONFLICT once the order is paid
 */
export async function correctOrderEmail(ctx: Context, payCode: string, input: Input): Promise<string> {
  const { email } = parseForm(orderEmailForm, input);
  const order = await held(ctx, payCode);
  const mails = email === order.email ? false : await mayMailOrder(ctx.app, addressKey(email));
  return change(ctx, OWN_ORDER, order.id, 'correctOrderEmail', ({ tx, before }) => correctEmailWithin(ctx, tx, before, { email, mails }));
}

/** Writes another address of an order that is held, and mails the new link. */
export async function correctEmailWithin(
  ctx: Context,
  tx: Db,
  order: Order,
  { email, mails }: { email: string; mails: boolean },
): Promise<string> {
  if (order.userId !== null) throw new UserError('CONFLICT', 'This order belongs to an account. Change the address there.');
  if (order.state === 'enrolled' || order.state === 'refunded') throw new UserError('CONFLICT', 'This order is completed.');
  const secret = newOrderSecret(ctx.app.secret, { idempotencyKey: order.idempotencyKey, email });
  const changed: Order = { ...order, email, mailbox: addressKey(email), secretHash: hashSecret(secret) };
  if (email !== order.email) {
    await updateOrder(tx, order.id, { email, mailbox: changed.mailbox, secretHash: changed.secretHash });
    await updateHold(tx, order.id, { email: changed.mailbox });
    if (mails) await mailOrderLink(ctx.app, tx, changed, `corrected ${order.revision}`);
  }
  return orderKey(order.payCode, secretOfOrder(ctx.app, changed) ?? secret);
}

/** Mails the link of an order to its buyer again, to pay later. @throws RATE_LIMITED past three a day */
export async function mailOrderAgain(ctx: Context, payCode: string): Promise<void> {
  const order = await held(ctx, payCode);
  if (order.state === 'draft') throw new UserError('CONFLICT', CONFIRM_ADDRESS_FIRST);
  await mailAgain(ctx, order);
}

/** Mails the link of an order again. */
export async function mailAgain({ app }: Pick<Context, 'app'>, order: Order): Promise<void> {
  if (!(await mayMailOrder(app, order.mailbox))) throw new UserError('RATE_LIMITED', MAILED_ENOUGH);
  const at = app.clock.now();
  await app.database.transaction((tx) => mailOrderLink(app, tx, order, `again ${at.toISOString()}`));
}

/** A receipt that was sent. */
export interface SentReceipt {
  proofId: number;
}

export const KNOWN_REFERENCE = 'This reference number was sent before. Check it on your receipt, then send it again if it is right.';

/** A receipt as its payer typed it. */
export interface TypedReceipt {
  amount: number;
  platform: string;
  reference: string;
  referenceKey: string;
  paidOn: string;
  /** Whether the payer was told already that the reference was sent before. */
  isSure: boolean;
}

/** Reads a typed receipt. @throws BAD_USER_INPUT with messages for fields */
export function readReceipt(input: Input, now: Date): TypedReceipt {
  const { amount, platform, reference, paidOn } = parseForm(receiptForm(now), input);
  const isSure = (input as { sure?: unknown }).sure === 'on';
  return { amount, platform, reference, referenceKey: paymentReference(reference), paidOn: isoDay(paidOn), isSure };
}

/**
 * Writes the receipt of an order or a bill, in a transaction that holds it. It takes the place of
 * the one that waits.
 *
 * @throws BAD_USER_INPUT for a reference that was sent before, unless the payer is sure
 * @throws CONFLICT past ten receipts
 */
export async function writeReceipt(
  tx: Db,
  at: Date,
  of: { orderId: number | null; entryId: number | null; userId: number | null },
  { amount, isSure, ...receipt }: TypedReceipt,
): Promise<SentReceipt> {
  if ((await countProofs(tx, of)) >= MOST_RECEIPTS)
    throw new UserError('CONFLICT', `${MOST_RECEIPTS} receipts were sent for this. Message us instead.`);
  if (!isSure && (await isReferenceKnown(tx, { ...receipt, ...of }))) throw fieldError('reference', KNOWN_REFERENCE);
  await supersede(tx, of.entryId === null ? { orderId: of.orderId ?? 0 } : { entryId: of.entryId });
  return { proofId: await insertProof(tx, { ...receipt, ...of, amountCentavos: amount, createdAt: at }) };
}

/**
 * Sends the receipt of an order. Staff check it.
 *
 * @throws BAD_USER_INPUT with messages for fields, CONFLICT for an order that takes none
 */
export async function sendOrderReceipt(ctx: Context, payCode: string, input: Input): Promise<SentReceipt> {
  const receipt = readReceipt(input, ctx.source.now);
  const { id } = await held(ctx, payCode);
  return change(ctx, OWN_ORDER, id, 'sendReceipt', async ({ tx, at, before }) => {
    const problem = whyNotSendReceipt(before.state);
    if (problem !== null) throw new UserError('CONFLICT', problem);
    const sent = await writeReceipt(tx, at, { orderId: id, entryId: null, userId: before.userId }, receipt);
    // Money for an order that ended is checked, and the order stays as it is until then.
    if (before.state === 'awaiting-payment') await updateOrder(tx, id, { state: 'for-review' });
    await keepCoupon(tx, at, before);
    return sent;
  });
}

/** Holds the coupon of an order until the order ends. A hold that lapsed is taken again while it can be. */
async function keepCoupon(tx: Db, at: Date, order: Order): Promise<void> {
  const hold = await findHold(tx, order.id);
  if (hold === null || hold.state === 'used') return;
  await holdForGood(tx, hold, at);
}
