import { randomInt } from 'node:crypto';
import { funnelState } from '@atlas/domain/funnels';
import { pesosToCentavos } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import {
  addressKey,
  type CheckoutForm,
  checkoutForm,
  couponHeldUntil,
  freeCheckoutForm,
  isOpenOrder,
  MOST_OPEN_ORDERS,
  newPayCode,
  orderDeadline,
  quoteChange,
  TOO_MANY_ORDERS,
} from '@atlas/domain/orders';
import { isoDay } from '@atlas/domain/time';
import { sql } from 'drizzle-orm';
import { create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { planWithin } from '../enrolment/enrolCommands.ts';
import { findOffer } from '../enrolment/repo.ts';
import { mailOrderLink, mayMailOrder } from '../orders/mailCommands.ts';
import { hashSecret, newOrderSecret, orderKey, secretOfOrder } from '../orders/secretCommands.ts';
import type { Order } from '../orders/repo.ts';
import { findTermName } from '../terms/repo.ts';
import { findUserById } from '../users/repo.ts';
import { completeOrder } from './completeCommands.ts';
import { ORDER } from '../orders/recordCommands.ts';
import {
  countOpenOrders,
  findAccount,
  findAffiliateByCode,
  findFunnelId,
  findLegalVersions,
  findOrderByKey,
  insertHold,
  insertOrder,
  updateOrder,
} from './repo.ts';

export const ACCOUNT_KNOWN = 'An account with this email already exists. Log in to continue: what you typed stays here.';
export const NOT_WHILE_VIEWING = 'You cannot order while you view Atlas as someone else.';

/** The checkout of a funnel that does not sell. */
export class CheckoutClosed extends UserError {
  override name = 'CheckoutClosed';
  readonly slug: string | null;
  constructor(slug: string | null) {
    super('GONE', 'This offer is not open any more.');
    this.slug = slug;
  }
}

/** The browser that orders. */
export interface OrderingBrowser {
  /** Random, from the browser's cookie: the same attempt in the same browser is one order. */
  nonce: string;
  /** The affiliate whose link it followed last. */
  affiliateCode: string | null;
}

/** A placed order. */
export interface PlacedOrder {
  order: Order;
  /** Opens its page. Null when its address must be confirmed first. */
  key: string | null;
}

/** The name of an order of one browser: the same input gives the same order. */
const attemptOf = ({ nonce }: OrderingBrowser, funnelId: number, form: { email: string; paymentTermId: number | null; coupon: string }) =>
  `${nonce} ${funnelId} ${form.paymentTermId ?? ''} ${form.coupon} ${form.email}`;

type PlacedForm = Omit<CheckoutForm, 'method'> & { method: CheckoutForm['method'] | null };

/** Tries of a random pay code, of which there are 700 million. */
const MOST_TRIES = 20;

/**
 * Places an order: quotes again, reserves the coupon, and mails the link of the order. A repeated
 * attempt of a browser returns the same order. A free order is completed at once.
 *
 * @param key the number of the funnel, or its slug
 * @throws CheckoutClosed (GONE) for a funnel that does not sell
 * @throws BAD_USER_INPUT with messages for fields, among them a known address, which has to log in
 * @throws CONFLICT when the price is not what the buyer saw, or three orders wait already
 * @throws RATE_LIMITED past the limit of the network
 */
export async function placeOrder(ctx: Context, key: string, input: Input, browser: OrderingBrowser): Promise<PlacedOrder> {
  const { app } = ctx;
  const { db } = app.database;
  const at = app.clock.now();
  if (ctx.session?.impersonatorId != null) throw new UserError('FORBIDDEN', NOT_WHILE_VIEWING);
  const funnelId = await findFunnelId(db, key);
  const shown = funnelId === null ? null : await findOffer(db, funnelId, false);
  if (shown === null || funnelState(shown.funnel, shown.product, at) !== 'open') throw new CheckoutClosed(shown?.funnel.slug ?? null);
  const buyer = ctx.session === null ? null : await findUserById(db, ctx.session.userId);
  const given = buyer === null ? input : { ...input, email: buyer.email };
  // An order that is free now needs no payment method. The price is checked below.
  const isFree = Number((given as { seenDueToday?: unknown }).seenDueToday) === 0;
  const form: PlacedForm = isFree ? parseForm(freeCheckoutForm, given) : parseForm(checkoutForm, given);
  const network = ipSubnet(ctx.visitor.ip);
  const attempt = attemptOf(browser, shown.funnel.id, form);
  const again = await findAttempt(db, attempt);
  if (again.order !== null) return withKey(ctx, again.order);
  await app.limits.take('orderNetworkMost', network);
  if (buyer === null && (await findAccount(db, form.email))?.isConfirmed === true) {
    await app.limits.take('orderTakenNetwork', network);
    throw new UserError('BAD_USER_INPUT', ACCOUNT_KNOWN, { email: ACCOUNT_KNOWN });
  }
  const isToConfirm = buyer === null && (await app.limits.isSpent('orderNetwork', network));
  if (!isToConfirm) await app.limits.take('orderNetwork', network);
  const mailbox = addressKey(form.email);
  const mails = await mayMailOrder(app, mailbox);
  let placed: Order | null = null;
  await create(ctx, ORDER, 'placeOrder', async ({ tx }) => {
    // One at a time for a mailbox, so that two orders do not count each other out.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('order'), hashtext(${mailbox}))`);
    const known = await findOrderByKey(tx, again.idempotencyKey);
    if (known !== null) {
      placed = known;
      return known.id;
    }
    const { offer, plan, paymentTermId, coupon } = await planWithin(
      tx,
      { id: buyer?.id ?? null, email: form.email },
      {
        funnelId: shown.funnel.id,
        paymentTermId: form.paymentTermId,
        startByDays: null,
        coupon: form.coupon,
        renew: true,
        firstPayment: null,
      },
      at,
      { place: (field) => field, isHeld: true },
    );
    if (funnelState(offer.funnel, offer.product, at) !== 'open') throw new CheckoutClosed(offer.funnel.slug);
    const dueToday = plan.entries[0]?.price ?? 0;
    const changed = quoteChange({ total: form.seenTotal, dueToday: form.seenDueToday }, { total: plan.total, dueToday });
    if (changed !== null) throw new UserError('CONFLICT', changed);
    if (form.method === null && dueToday > 0)
      throw new UserError('BAD_USER_INPUT', 'Payment method is required', { method: 'Payment method is required' });
    if ((await countOpenOrders(tx, mailbox)) >= MOST_OPEN_ORDERS) throw new UserError('CONFLICT', TOO_MANY_ORDERS);
    const days = await app.values.within(tx).get('first-payment-days');
    const affiliateId = browser.affiliateCode === null ? null : await findAffiliateByCode(tx, browser.affiliateCode);
    const order = await insertWithPayCode(tx, {
      idempotencyKey: again.idempotencyKey,
      secretHash: hashSecret(newOrderSecret(app.secret, { idempotencyKey: again.idempotencyKey, email: form.email })),
      funnelId: offer.funnel.id,
      paymentTermId,
      couponId: coupon?.id ?? null,
      affiliateId: coupon?.affiliateId ?? affiliateId,
      userId: buyer?.id ?? null,
      email: form.email,
      mailbox,
      firstName: form.firstName,
      lastName: form.lastName,
      mobileNumber: form.mobileNumber,
      facebookProfile: form.facebookProfile,
      method: form.method,
      offer: {
        product: offer.product.name,
        term: paymentTermId === null ? null : await findTermName(tx, paymentTermId),
        validityByDays: offer.funnel.validityByDays,
      },
      agreedTo: await findLegalVersions(tx),
      agreedAt: at,
      listPriceCentavos: pesosToCentavos(plan.list),
      discountCentavos: pesosToCentavos(plan.discount),
      totalCentavos: pesosToCentavos(plan.total),
      dueTodayCentavos: pesosToCentavos(dueToday),
      quote: plan.entries.map(({ price, scheduleDate }) => ({ date: isoDay(scheduleDate), centavos: pesosToCentavos(price) })),
      state: isToConfirm ? 'draft' : 'awaiting-payment',
      expiresAt: orderDeadline(at, days),
      createdAt: at,
    });
    if (coupon)
      await insertHold(tx, { couponId: coupon.id, orderId: order.id, email: mailbox, heldUntil: couponHeldUntil(at), createdAt: at });
    if (order.state !== 'draft' && dueToday === 0) await completeFree(ctx, tx, at, order);
    else if (mails) await mailOrderLink(app, tx, order, 'placed');
    placed = order;
    return order.id;
  });
  if (placed === null) throw new Error('The order was not placed');
  return withKey(ctx, placed);
}

/** Completes an order that asks for nothing now. */
export async function completeFree(ctx: Context, tx: Db, at: Date, order: Order): Promise<void> {
  await updateOrder(tx, order.id, { state: 'paid', paidAt: at, expiresAt: null });
  await completeOrder(ctx, tx, at, { ...order, state: 'paid' });
}

/** The latest order of an attempt while it lives, else the key of the next one. */
async function findAttempt(db: Db, attempt: string): Promise<{ order: Order | null; idempotencyKey: string }> {
  for (let nth = 1; ; nth++) {
    const idempotencyKey = nth === 1 ? attempt : `${attempt} ${nth}`;
    const order = await findOrderByKey(db, idempotencyKey);
    if (order === null || isOpenOrder(order.state) || order.state === 'paid' || order.state === 'enrolled')
      return { order, idempotencyKey };
  }
}

/** The key of an order, unless its address must be confirmed first. */
function withKey({ app }: Pick<Context, 'app'>, order: Order): PlacedOrder {
  const secret = order.state === 'draft' ? null : secretOfOrder(app, order);
  return { order, key: secret === null ? null : orderKey(order.payCode, secret) };
}

async function insertWithPayCode(tx: Db, row: Omit<Parameters<typeof insertOrder>[1], 'payCode'>): Promise<Order> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const order = await insertOrder(tx, { ...row, payCode: newPayCode((below) => randomInt(below)) });
    if (order !== null) return order;
    const same = await findOrderByKey(tx, row.idempotencyKey);
    if (same !== null) return same;
  }
  throw new Error('No unused pay code was found');
}

/** The page that says that a link was mailed. */
export const confirmFirstPath = (): string => routePath('thankYou', { of: 'confirm-order' });
