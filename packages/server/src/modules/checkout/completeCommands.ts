import { centavosToPesos } from '@atlas/domain/money';
import { fromIsoDay, isoDay } from '@atlas/domain/time';
import { planEnrolment } from '@atlas/domain/subscriptions';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { enrolPlanned, FUNNEL_GONE, saleOf } from '../enrolment/enrolCommands.ts';
import { findOffer, findSubscriptionsTo, writeBatch } from '../enrolment/repo.ts';
import { findCouponAffiliate } from '../coupons/repo.ts';
import type { Order } from '../orders/repo.ts';
import { applyPayment } from '../payments/receiveCommands.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import { createUser, invite } from '../users/commands.ts';
import { findUserById, type User } from '../users/repo.ts';
import { whenMoneyMoves } from '../payments/commands.ts';
import {
  findAccount,
  findBatchOn,
  findOrderOfInvoice,
  findOrdersWaitingFor,
  findPaymentsOfOrder,
  findRivals,
  updateHold,
  updateOrder,
} from './repo.ts';

/** The reason for which the other orders of a buyer end. */
export const PAID_ANOTHER = 'You paid another order of this.';

/**
 * Completes an order that is paid, in the transaction of a command that holds it: it creates the
 * account when there is none, and enrols the buyer. An account with an unconfirmed address is not
 * joined, because a stranger may have made it: the order waits until the owner of the address sets a
 * password with the link in the email.
 *
 * @throws CONFLICT when the buyer has lifetime access already
 */
export async function completeOrder(ctx: Context, tx: Db, at: Date, order: Order): Promise<void> {
  if (order.userId !== null) return joinOrder(ctx, tx, at, order, order.userId);
  const account = await findAccount(tx, order.email);
  if (account?.isArchived === true) throw new UserError('CONFLICT', 'The account with this address is archived. Restore it first.');
  if (account?.isConfirmed === true) return joinOrder(ctx, tx, at, order, account.id);
  if (account !== null) return inviteOwner(ctx, tx, at, order, account.id);
  const person = {
    email: order.email,
    firstName: order.firstName,
    lastName: order.lastName,
    mobileNumber: order.mobileNumber,
    facebookProfile: order.facebookProfile,
    passwordHash: null,
    levelKey: 'non-member',
  };
  const user = await createUser(tx, person, at);
  if (!user) throw new Error('The address was taken in the same transaction');
  await joinOrder(ctx, tx, at, order, user.id, true);
  await invite(ctx, tx, user, at, order.offer.product);
}

/**
 * Completes an order whose money was just recorded, after staff or the provider that
 * collected it confirmed it. It runs in the transaction of a command that holds the order, once: the caller makes
 * sure that the order is not paid.
 */
export async function completePaidOrder(ctx: Context, tx: Db, at: Date, order: Order): Promise<void> {
  await updateOrder(tx, order.id, { state: 'paid', paidAt: at, expiresAt: null, cancelledAt: null, endedReason: null });
  await updateHold(tx, order.id, { state: 'used', heldUntil: null });
  await completeOrder(ctx, tx, at, { ...order, state: 'paid' });
}

/** Mails the owner of an address the link that ends what a stranger may have set up there. */
async function inviteOwner(ctx: Context, tx: Db, at: Date, order: Order, userId: number): Promise<void> {
  const user = await findUserById(tx, userId);
  if (user) await invite(ctx, tx, { ...user, firstName: order.firstName }, at, order.offer.product);
}

/** Enrols the person of an order as it was quoted, and lets its payments pay the first entry. */
export async function joinOrder(ctx: Context, tx: Db, at: Date, order: Order, userId: number, isWelcomed = false): Promise<void> {
  await lockOwner(tx, userId);
  const person = await findUserById(tx, userId);
  const offer = await findOffer(tx, order.funnelId, true);
  if (person === null || offer === null) throw new UserError('CONFLICT', FUNNEL_GONE);
  const subscriptions = await findSubscriptionsTo(tx, userId, order.funnelId);
  const sale = saleOf(offer, undefined, { startByDays: null, validityByDays: order.offer.validityByDays, renew: true });
  const period = planEnrolment({ ...sale, price: 0, coupon: null, subscriptions }, at);
  const entries = order.quote.map(({ date, centavos }) => ({
    price: centavosToPesos(centavos),
    scheduleDate: fromIsoDay(date) ?? at,
  }));
  const batchId = await giveBatch(tx, person, at);
  const couponAffiliate = order.couponId === null ? null : await findCouponAffiliate(tx, order.couponId);
  const { entryIds } = await enrolPlanned(ctx, tx, at, person, {
    offer,
    plan: {
      ...period,
      entries,
      list: centavosToPesos(order.listPriceCentavos),
      discount: centavosToPesos(order.discountCentavos),
      total: centavosToPesos(order.totalCentavos),
    },
    paymentTermId: order.paymentTermId,
    coupon: order.couponId === null ? null : { id: order.couponId, affiliateId: couponAffiliate },
    batchId,
    levelIds: [],
    order: { id: order.id, affiliateId: order.affiliateId, isWelcomed },
  });
  for (const payment of await findPaymentsOfOrder(tx, order.id)) {
    if (payment.userId === null) await applyPayment(ctx, tx, at, payment, { userId, entryIds: entryIds.slice(0, 1) });
  }
  await updateHold(tx, order.id, { state: 'used', heldUntil: null });
  await updateOrder(tx, order.id, { state: 'enrolled', userId });
  await endRivals(tx, at, { ...order, userId });
}

/** The batch of a buyer: the one they have, else the one whose window holds the day. */
async function giveBatch(tx: Db, { id, batchId }: User, at: Date): Promise<number | null> {
  if (batchId !== null) return batchId;
  const found = await findBatchOn(tx, isoDay(at));
  if (found !== null) await writeBatch(tx, id, found);
  return found;
}

/** Cancels the other unpaid orders of a buyer for the funnel. A receipt that waits for one becomes credit. */
async function endRivals(tx: Db, at: Date, order: Order): Promise<void> {
  for (const rival of await findRivals(tx, order)) {
    await updateHold(tx, rival.id, { state: 'released', heldUntil: null });
    await updateOrder(tx, rival.id, { state: 'cancelled', cancelledAt: at, endedReason: PAID_ANOTHER, userId: order.userId });
  }
}

/**
 * Completes the paid orders that waited for the owner of an address, in the transaction in which the
 * owner set a password with the link in the email.
 */
export async function joinWaitingOrders(ctx: Context, tx: Db, at: Date, user: Pick<User, 'id' | 'email'>): Promise<void> {
  for (const order of await findOrdersWaitingFor(tx, user.email)) await joinOrder(ctx, tx, at, order, user.id, true);
}

whenMoneyMoves({
  settled: () => Promise.resolve(),
  paidBack: async (tx, invoiceId, { refunded, received }, { at }) => {
    if (refunded < received) return;
    const order = await findOrderOfInvoice(tx, invoiceId);
    if (order !== null) await updateOrder(tx, order.id, { state: 'refunded', refundedAt: at });
  },
});
