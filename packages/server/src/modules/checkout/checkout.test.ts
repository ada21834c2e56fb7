import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '@atlas/domain/auth';
import { TOO_MANY_ORDERS } from '@atlas/domain/orders';
import { isoDay } from '@atlas/domain/time';
import { createContext, type Context } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import { testApp, TEST_NOW, type TestApp } from '../../testing/testApp.ts';
import { contextOf } from '../../testing/testServer.ts';
import { newReset, resetPassword } from '../auth/passwordResets.ts';
import { hashPassword } from '../auth/passwords.ts';
import { findReset, updateReset } from '../auth/passwordResetRepo.ts';
import { affiliates } from '../affiliates/tables.ts';
import { findProblems } from '../books/verifyRepo.ts';
import { commissions } from '../commissions/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { outbox } from '../notifications/tables.ts';
import { readOrderKey } from '../orders/secretCommands.ts';
import { couponRedemptions, orders } from '../orders/tables.ts';
import { billLinks, documents, paymentProofs, payments, scheduleEntries } from '../payments/tables.ts';
import { approvePaymentSchedule } from '../payments/scheduleCommands.ts';
import { products } from '../products/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { approveOrder } from './approveCommands.ts';
import { createBillLink, findBill, revokeBillLinks, sendBillReceipt } from './billCommands.ts';
import { cancelOrder, correctOrderEmail, KNOWN_REFERENCE, mailOrderAgain, openOrder, sendOrderReceipt } from './buyerCommands.ts';
import { deleteOldReceipts, expireOrders } from './endCommands.ts';
import { ACCOUNT_KNOWN, CheckoutClosed, placeOrder, type PlacedOrder } from './placeCommands.ts';
import { findCheckout } from './quoteCommands.ts';
import { findDocumentByCode } from './repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
const db = () => app.database.db;

let count = 0;
let email = '';
beforeEach(() => {
  app.setNow(TEST_NOW);
  email = `buyer${++count}@atlas.example`;
});

const FUNNEL = 'va-kickstart';
const VALUES = { firstName: 'Bea', lastName: 'Santos', mobileNumber: '0917 123 4567', method: 'gcash', terms: 'on' };
const visitor = () => contextOf(app, null);
const nonce = () => `browser ${count}`;

/** Places an order as a visitor. */
async function place(values: Record<string, unknown> = {}, { funnel = FUNNEL, browser = nonce(), as = null as string | null } = {}) {
  const ctx = await contextOf(app, as);
  return placeOrder(ctx, funnel, { ...VALUES, email, ...values }, { nonce: browser, affiliateCode: null });
}

/** The context of a browser that holds the secret of an order. */
async function holding({ key }: Pick<PlacedOrder, 'key'>): Promise<Context> {
  const read = readOrderKey(key ?? '');
  if (read === null) throw new Error('The order has no key');
  const base = await visitor();
  return createContext(app, { ...base.visitor, held: new Map([[`order-${read.payCode}`, read.secret]]) }, null);
}

const orderOf = async (id: number) => {
  const [row] = await db().select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`There is no order ${id}`);
  return row;
};
const accountOf = async (address: string) => (await db().select().from(users).where(eq(users.email, address)))[0];
const subscriptionsOf = (orderId: number) => db().select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
const entriesOf = (userId: number) =>
  db().select().from(scheduleEntries).where(eq(scheduleEntries.userId, userId)).orderBy(scheduleEntries.id);
const mailsTo = async (address: string) =>
  (await db().select().from(outbox).where(eq(outbox.recipient, address)).orderBy(outbox.id)).map(({ kind }) => kind);
const holdOf = async (orderId: number) => (await db().select().from(couponRedemptions).where(eq(couponRedemptions.orderId, orderId)))[0];

let reference = 1_000_000_000_000;
const receipt = (amount: string, paidOn = '2025-11-12') => ({ amount, platform: 'gcash', reference: String(++reference), paidOn });

const approve = async (id: number, input: Record<string, unknown> = {}) =>
  approveOrder(await contextOf(app, 'admin'), { id }, { paymentPlatform: 'gcash', ...input });

/** Pays an order: a receipt, which staff approve. */
async function pay(placed: PlacedOrder, paidOn?: string): Promise<void> {
  const pesos = placed.order.dueTodayCentavos / 100;
  await sendOrderReceipt(await holding(placed), placed.order.payCode, receipt(String(pesos), paidOn));
  await approve(placed.order.id);
}

/** The context of the buyer, who has the password of the demo accounts now. */
async function buyer(): Promise<Context> {
  await db()
    .update(users)
    .set({ passwordHash: await hashPassword(app.settings.demoPassword) })
    .where(eq(users.email, email));
  return contextOf(app, email.split('@')[0] ?? '');
}

const failure = async (work: Promise<unknown>): Promise<UserError> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserError)) throw new Error(`Not rejected with a message: ${String(error)}`);
  return error;
};

async function newCoupon(values: Partial<typeof coupons.$inferInsert> = {}): Promise<string> {
  const code = `TEST-${count}`;
  const [funnel] = await db().select({ id: funnels.id }).from(funnels).where(eq(funnels.slug, FUNNEL));
  await db()
    .insert(coupons)
    .values({ funnelId: funnel?.id ?? 0, code, discountType: 'fixed', discount: 50_000, createdAt: TEST_NOW, ...values });
  return code;
}

describe('a visitor', () => {
  it('orders, sends a receipt, and becomes a member when staff approve it', async () => {
    const placed = await place();
    const { id, payCode, dueTodayCentavos, state, expiresAt, agreedTo } = placed.order;
    expect([state, payCode.startsWith('ATL-'), placed.key?.startsWith(`${payCode}.`)]).toEqual(['awaiting-payment', true, true]);
    expect(expiresAt?.toISOString()).toBe('2025-11-15T16:00:00.000Z');
    expect(agreedTo?.['terms-conditions']).toBeGreaterThan(0);
    expect(await accountOf(email)).toBeUndefined();
    await sendOrderReceipt(await holding(placed), payCode, receipt(String(dueTodayCentavos / 100)));
    expect((await orderOf(id)).state).toBe('for-review');
    await approve(id);
    const order = await orderOf(id);
    const account = await accountOf(email);
    expect([order.state, order.userId, order.paidAt?.toISOString()]).toEqual(['enrolled', account?.id, TEST_NOW.toISOString()]);
    expect(account).toMatchObject({
      firstName: 'Bea',
      lastName: 'Santos',
      mobileNumber: '+639171234567',
      type: 'member',
      passwordHash: null,
    });
    const [subscription] = await subscriptionsOf(id);
    expect(subscription?.userId).toBe(account?.id);
    const schedule = await entriesOf(account?.id ?? 0);
    expect(schedule.map(({ priceCentavos, scheduleDate, status }) => [priceCentavos, scheduleDate, status])).toEqual(
      order.quote.map(({ centavos, date }, index) => [centavos, date, index === 0 ? 'Paid' : 'Unpaid']),
    );
    const issued = await db()
      .select({ kind: documents.kind })
      .from(documents)
      .where(eq(documents.userId, account?.id ?? 0))
      .orderBy(documents.id);
    expect(issued.map(({ kind }) => kind)).toEqual(['statement', 'acknowledgement']);
    expect(await mailsTo(email)).toEqual(['orderPlaced', 'welcome']);
    expect(await findProblems(db())).toEqual([]);
  });

  it('pays in instalments what was shown, with the rest due on the shown days', async () => {
    const checkout = await findCheckout(await visitor(), FUNNEL, '');
    const chosen = checkout?.quotes.find(({ quote }) => (quote?.entries.length ?? 0) > 2);
    const placed = await place({ paymentTermId: chosen?.termId, seenTotal: chosen?.quote?.total, seenDueToday: chosen?.quote?.dueToday });
    await pay(placed);
    const account = await accountOf(email);
    const schedule = await entriesOf(account?.id ?? 0);
    expect(schedule.reduce((sum, { priceCentavos }) => sum + priceCentavos, 0)).toBe((chosen?.quote?.total ?? 0) * 100);
    expect(schedule.map(({ priceCentavos }) => priceCentavos / 100)).toEqual(chosen?.quote?.entries.map(({ price }) => price));
  });

  it('pays the rest of three payments on the days that were shown, and owes nothing afterwards', async () => {
    const checkout = await findCheckout(await visitor(), FUNNEL, '');
    const chosen = checkout?.quotes.find(({ quote }) => quote?.entries.length === 3);
    await pay(await place({ paymentTermId: chosen?.termId }));
    const { id: userId = 0 } = (await accountOf(email)) ?? {};
    const rest = (await entriesOf(userId)).filter(({ status }) => status === 'Unpaid');
    expect(rest).toHaveLength(2);
    for (const { id, priceCentavos, scheduleDate } of rest) {
      app.setNow(new Date(`${scheduleDate}T04:00:00Z`));
      const member = await buyer();
      const { proofId } = await sendBillReceipt(member, String(id), receipt(String(priceCentavos / 100), scheduleDate));
      await approvePaymentSchedule(await contextOf(app, 'admin'), { id, proofId }, { paymentPlatform: 'gcash' });
    }
    expect((await entriesOf(userId)).map(({ status }) => status)).toEqual(['Paid', 'Paid', 'Paid']);
    const issued = await db().select({ kind: documents.kind }).from(documents).where(eq(documents.userId, userId)).orderBy(documents.id);
    expect(issued.map(({ kind }) => kind)).toEqual(['statement', 'acknowledgement', 'acknowledgement', 'acknowledgement']);
    expect(await findProblems(db())).toEqual([]);
  });

  it('gets the same order for the same attempt in the same browser, and another one after cancelling', async () => {
    const first = await place();
    expect((await place()).order.id).toBe(first.order.id);
    expect((await place()).key).toBe(first.key);
    expect((await place({}, { browser: 'another phone' })).order.id).not.toBe(first.order.id);
    await cancelOrder(await holding(first), first.order.payCode);
    const second = await place();
    expect(second.order.id).not.toBe(first.order.id);
    expect((await place()).order.id).toBe(second.order.id);
  });

  it('has one order after fifty taps at once', async () => {
    const placed = await Promise.all(Array.from({ length: 50 }, () => place()));
    expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1);
    expect(await db().$count(orders, eq(orders.email, email))).toBe(1);
    expect(await mailsTo(email)).toEqual(['orderPlaced']);
  });

  it('has at most three orders that wait', async () => {
    for (const browser of ['a', 'b', 'c']) await place({}, { browser: `${nonce()} ${browser}` });
    const rejected = await failure(place({}, { browser: `${nonce()} d` }));
    expect([rejected.code, rejected.message]).toEqual(['CONFLICT', TOO_MANY_ORDERS]);
    const [local] = email.split('@');
    // Another spelling of the same mailbox.
    expect((await failure(place({ email: `${local}+more@atlas.example` }, { browser: `${nonce()} e` }))).code).toBe('CONFLICT');
  });

  it('logs in first when the address has an account, with the same message for every account', async () => {
    for (const address of ['member@atlas.example', 'admin@atlas.example', 'archived@atlas.example']) {
      const { code, message, fieldErrors } = await failure(place({ email: address }));
      expect([code, message, fieldErrors]).toEqual(['BAD_USER_INPUT', ACCOUNT_KNOWN, { email: ACCOUNT_KNOWN }]);
    }
  });

  it.each([
    [{ firstName: '' }, { firstName: 'First name is required' }],
    [{ email: 'bea' }, { email: 'Enter a valid email address (e.g., juan@example.com)' }],
    [{ terms: '' }, { terms: 'Check this box to place your order.' }],
    [{ paymentTermId: '999999' }, { paymentTermId: expect.stringContaining('does not offer this payment term') }],
    [{ coupon: 'NO-SUCH-CODE' }, { coupon: 'This coupon code is not valid for this offer.' }],
  ])('is told what is wrong with %j', async (values, fieldErrors) => {
    expect((await failure(place(values))).fieldErrors).toEqual(fieldErrors);
    expect(await db().$count(orders, eq(orders.email, email))).toBe(0);
  });

  it('reviews a price that changed since the page was opened', async () => {
    const rejected = await failure(place({ seenTotal: '1', seenDueToday: '1' }));
    expect([rejected.code, rejected.message]).toEqual([
      'CONFLICT',
      'The price changed from ₱1.00 to ₱4,999.00. Review it, then place your order.',
    ]);
  });

  it('cannot order a closed offer', async () => {
    const error = await place({}, { funnel: 'transcription-starter' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CheckoutClosed);
    expect((error as CheckoutClosed).slug).toBe('transcription-starter');
  });

  it('joins a free offer at once', async () => {
    const { rows } = await db().execute<{ slug: string }>(sql`
      select f.slug from funnels f join products p on p.id = f.product_id
      where p.price_centavos = 0 and f.closed_at is null and p.archived_at is null limit 1`);
    const placed = await place({ method: '', seenTotal: '0', seenDueToday: '0' }, { funnel: rows[0]?.slug ?? '' });
    expect((await orderOf(placed.order.id)).state).toBe('enrolled');
    expect(await mailsTo(email)).toEqual(['welcome']);
    expect((await accountOf(email))?.type).toBe('member');
  });

  it('is not enrolled for free when the offer is not', async () => {
    expect((await failure(place({ method: '', seenDueToday: '0' }))).code).toBe('CONFLICT');
  });
});

describe('an account that someone else made with the address', () => {
  it('is not joined until the owner sets a password with the link', async () => {
    await db()
      .insert(users)
      .values({
        email,
        tribeId: `stranger-${count}`,
        slug: `stranger-${count}`,
        firstName: 'Stranger',
        lastName: '',
        passwordHash: await hashPassword('a password of a stranger'),
        createdAt: TEST_NOW,
      });
    const placed = await place();
    await pay(placed);
    const waiting = await orderOf(placed.order.id);
    expect([waiting.state, waiting.userId]).toEqual(['paid', null]);
    expect(await subscriptionsOf(placed.order.id)).toEqual([]);
    expect(await mailsTo(email)).toEqual(['orderPlaced', 'welcome']);
    expect(await findProblems(db())).toEqual([]);

    const { id, token } = await app.database.transaction((tx) => newReset(app, tx, email, new Date(TEST_NOW.getTime() + 3_600_000)));
    await updateReset(db(), id, { verifiedAt: TEST_NOW });
    expect((await findReset(db(), { id }))?.usedAt).toBeNull();
    const { visitor: from } = await visitor();
    await resetPassword(app, from, { token, password: 'Three-green-boats-2025' });
    const joined = await orderOf(placed.order.id);
    const account = await accountOf(email);
    expect([joined.state, joined.userId]).toEqual(['enrolled', account?.id]);
    const [paid] = await db().select().from(payments).where(eq(payments.orderId, placed.order.id));
    expect(paid?.userId).toBe(account?.id);
    expect((await entriesOf(account?.id ?? 0))[0]?.status).toBe('Paid');
    expect(await findProblems(db())).toEqual([]);
  });
});

describe('a member', () => {
  it('renews from the end of what they have, and pays what was shown', async () => {
    const ctx = await contextOf(app, 'expiring');
    const { rows } = await db().execute<{ id: number; slug: string; expires: Date }>(sql`
      select s.id, f.slug, s.expires_at as expires from subscriptions s join funnels f on f.id = s.funnel_id join users u on u.id = s.user_id
      where u.email = 'expiring@atlas.example' and s.unsubscribed_at is null order by s.expires_at desc limit 1`);
    const [current] = rows;
    const checkout = await findCheckout(ctx, current?.slug ?? '', '');
    expect(checkout?.activeUntil?.getTime()).toBe(new Date(current?.expires ?? 0).getTime());
    const placed = await place({ firstName: 'Other name' }, { funnel: current?.slug ?? '', as: 'expiring' });
    expect([placed.order.email, placed.order.userId]).toEqual(['expiring@atlas.example', ctx.session?.userId]);
    await pay(placed);
    const [renewal] = await subscriptionsOf(placed.order.id);
    expect(renewal?.startsAt.getTime()).toBe(new Date(current?.expires ?? 0).getTime());
  });

  it('whose subscription ended weeks ago begins again on the day of the approval', async () => {
    const first = await place();
    await pay(first);
    const { id: userId = 0 } = (await accountOf(email)) ?? {};
    const [ended] = await subscriptionsOf(first.order.id);
    const later = new Date((ended?.expiresAt.getTime() ?? 0) + 20 * 86_400_000);
    app.setNow(later);
    const placed = await placeOrder(await buyer(), FUNNEL, VALUES, { nonce: `${nonce()} again`, affiliateCode: null });
    await pay(placed, isoDay(later));
    const [renewal] = await subscriptionsOf(placed.order.id);
    expect([renewal?.userId, renewal?.startsAt.toISOString()]).toEqual([userId, later.toISOString()]);
    expect(await findProblems(db())).toEqual([]);
  });

  it('cannot order while staff view Atlas as them', async () => {
    const ctx = await contextOf(app, 'upcoming');
    const session = ctx.session && { ...ctx.session, impersonatorId: 1 };
    const viewing = createContext(app, ctx.visitor, session);
    const rejected = await failure(placeOrder(viewing, FUNNEL, VALUES, { nonce: nonce(), affiliateCode: null }));
    expect(rejected.code).toBe('FORBIDDEN');
  });
});

describe('two orders of one buyer', () => {
  it('end when one is paid, and the money of the other becomes credit', async () => {
    const [one, other] = [await place(), await place({}, { browser: `${nonce()} phone` })];
    await sendOrderReceipt(await holding(other), other.order.payCode, receipt('4999'));
    await pay(one);
    const ended = await orderOf(other.order.id);
    expect([ended.state, ended.endedReason]).toEqual(['cancelled', 'You paid another order of this.']);
    await approve(other.order.id);
    const account = await accountOf(email);
    expect((await orderOf(other.order.id)).state).toBe('cancelled');
    const { rows } = await db().execute<{ sum: number }>(sql`
      select sum(amount_centavos)::int as sum from payment_allocations where user_id = ${account?.id ?? 0} and entry_id is null`);
    expect(rows[0]?.sum).toBe(499_900);
    expect(await findProblems(db())).toEqual([]);
  });
});

describe('a coupon', () => {
  it('reduces the price, and is held for an hour', async () => {
    const coupon = await newCoupon();
    const { order } = await place({ coupon: coupon.toLowerCase() });
    expect([order.discountCentavos, order.totalCentavos]).toEqual([50_000, 449_900]);
    const hold = await holdOf(order.id);
    expect([hold?.state, hold?.heldUntil?.toISOString()]).toEqual(['reserved', '2025-11-12T03:00:00.000Z']);
  });

  it('of an affiliate reduces the price, and its affiliate earns from what was paid', async () => {
    const [affiliate] = await db().select().from(affiliates).where(eq(affiliates.state, 'active')).limit(1);
    const placed = await place({ coupon: await newCoupon({ affiliateId: affiliate?.id ?? 0 }) });
    await pay(placed);
    const earned = await db().select().from(commissions).where(eq(commissions.orderId, placed.order.id));
    expect(earned.map(({ affiliateId, amountCentavos, rateBasisPoints }) => [affiliateId, amountCentavos, rateBasisPoints > 0])).toEqual([
      [affiliate?.id, Math.round((449_900 * (earned[0]?.rateBasisPoints ?? 0)) / 10_000), true],
    ]);
  });

  it('is sold no more often than its limit, however many order at once', async () => {
    const coupon = await newCoupon({ limitOverall: 5 });
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_none, index) =>
        place({ coupon, email: `crowd${count}-${index}@example.com` }, { browser: `${nonce()} ${index}` }),
      ),
    );
    const placed = all.filter(({ status }) => status === 'fulfilled');
    expect(placed).toHaveLength(5);
    const reasons = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as UserError).fieldErrors] : []));
    expect(new Set(reasons.map((fields) => JSON.stringify(fields)))).toEqual(new Set(['{"coupon":"This coupon has been used up."}']));
  });

  it('is free again after an hour without a receipt, and taken again with one', async () => {
    const coupon = await newCoupon({ limitOverall: 1 });
    const placed = await place({ coupon });
    app.setNow(new Date(TEST_NOW.getTime() + 3_600_000));
    await expireOrders(app);
    expect((await holdOf(placed.order.id))?.state).toBe('released');
    await sendOrderReceipt(await holding(placed), placed.order.payCode, receipt('4499'));
    const hold = await holdOf(placed.order.id);
    expect([hold?.state, hold?.heldUntil]).toEqual(['reserved', null]);
    await approve(placed.order.id);
    expect((await holdOf(placed.order.id))?.state).toBe('used');
    expect(await findProblems(db())).toEqual([]);
  });

  it('counts a mailbox, not a spelling', async () => {
    const coupon = await newCoupon({ limitPerUser: 1 });
    await place({ coupon, email: `ana.cruz${count}@gmail.com` });
    const { fieldErrors } = await failure(place({ coupon, email: `anacruz${count}+2@gmail.com` }, { browser: 'second' }));
    expect(fieldErrors).toEqual({ coupon: 'You have already used this coupon.' });
  });

  it('that was edited in the meantime makes the buyer review the price', async () => {
    const coupon = await newCoupon();
    await db().update(coupons).set({ discount: 10_000 }).where(eq(coupons.code, coupon));
    expect((await failure(place({ coupon, seenTotal: '4499', seenDueToday: '4499' }))).message).toBe(
      'The price changed from ₱4,499.00 to ₱4,899.00. Review it, then place your order.',
    );
  });
});

describe('the page of an order', () => {
  it('opens with its link only', async () => {
    const placed = await place();
    const ctx = await visitor();
    expect((await openOrder(ctx, placed.key ?? ''))?.order.id).toBe(placed.order.id);
    const other = await place({ email: `other-${email}` }, { browser: 'other' });
    const mixed = `${placed.order.payCode}.${readOrderKey(other.key ?? '')?.secret ?? ''}`;
    for (const key of ['', 'ATL-222222', mixed, `${placed.key}x`]) expect(await openOrder(ctx, key)).toBeNull();
    expect((await failure(cancelOrder(ctx, placed.order.payCode))).code).toBe('NOT_FOUND');
    expect((await failure(mailOrderAgain(await holding(other), placed.order.payCode))).code).toBe('NOT_FOUND');
  });

  it('corrects a mistyped address, and ends the link of the wrong one', async () => {
    const placed = await place({ email: `wrong-${email}` });
    const key = await correctOrderEmail(await holding(placed), placed.order.payCode, { email });
    const ctx = await visitor();
    expect(await openOrder(ctx, placed.key ?? '')).toBeNull();
    expect((await openOrder(ctx, key))?.order.email).toBe(email);
    expect(await mailsTo(email)).toEqual(['orderPlaced']);
    await pay({ order: await orderOf(placed.order.id), key });
    expect((await accountOf(email))?.firstName).toBe('Bea');
  });

  it('is not cancelled once a receipt is checked', async () => {
    const placed = await place();
    await sendOrderReceipt(await holding(placed), placed.order.payCode, receipt('4999'));
    expect((await failure(cancelOrder(await holding(placed), placed.order.payCode))).code).toBe('CONFLICT');
  });

  it('warns about a reference that was sent before, without a name, and takes it when the buyer is sure', async () => {
    const [one, other] = [await place(), await place({ email: `second-${email}` }, { browser: 'second' })];
    const same = receipt('4999');
    await sendOrderReceipt(await holding(one), one.order.payCode, same);
    const { fieldErrors } = await failure(sendOrderReceipt(await holding(other), other.order.payCode, same));
    expect(fieldErrors).toEqual({ reference: KNOWN_REFERENCE });
    await sendOrderReceipt(await holding(other), other.order.payCode, { ...same, sure: 'on' });
    await approve(one.order.id);
    expect((await failure(approve(other.order.id))).code).toBe('CONFLICT');
  });

  it('lets a newer receipt take the place of the one that waits', async () => {
    const placed = await place();
    for (const amount of ['100', '4999']) await sendOrderReceipt(await holding(placed), placed.order.payCode, receipt(amount));
    const proofs = await db().select().from(paymentProofs).where(eq(paymentProofs.orderId, placed.order.id)).orderBy(paymentProofs.id);
    expect(proofs.map(({ state, amountCentavos }) => [state, amountCentavos])).toEqual([
      ['superseded', 10_000],
      ['submitted', 499_900],
    ]);
  });
});

describe('an unpaid order', () => {
  it('expires at the end of its last day, and its late money is still checked', async () => {
    const placed = await place();
    app.setNow(new Date('2025-11-15T15:59:59.999Z'));
    await expireOrders(app);
    expect((await orderOf(placed.order.id)).state).toBe('awaiting-payment');
    app.setNow(new Date('2025-11-15T16:00:00.000Z'));
    await expireOrders(app);
    expect((await orderOf(placed.order.id)).state).toBe('expired');
    await sendOrderReceipt(await holding(placed), placed.order.payCode, receipt('4999'));
    expect((await orderOf(placed.order.id)).state).toBe('expired');
    await approve(placed.order.id);
    expect((await orderOf(placed.order.id)).state).toBe('enrolled');
  });

  it('does not expire while a receipt waits', async () => {
    const placed = await place();
    await sendOrderReceipt(await holding(placed), placed.order.payCode, receipt('4999'));
    app.setNow(new Date('2026-01-01T00:00:00Z'));
    await expireOrders(app);
    expect((await orderOf(placed.order.id)).state).toBe('for-review');
  });
});

describe('approving', () => {
  it('is done once, however many approve at once', async () => {
    const placed = await place();
    await sendOrderReceipt(await holding(placed), placed.order.payCode, receipt('4999'));
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => approve(placed.order.id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await subscriptionsOf(placed.order.id)).toHaveLength(1);
    expect(await findProblems(db())).toEqual([]);
  });

  it('a smaller amount pays a part, and the rest stays due', async () => {
    const placed = await place();
    await sendOrderReceipt(await holding(placed), placed.order.payCode, receipt('1000.50'));
    await approve(placed.order.id);
    const schedule = await entriesOf((await accountOf(email))?.id ?? 0);
    expect(schedule.map(({ priceCentavos, allocatedCentavos }) => [priceCentavos, allocatedCentavos])).toEqual([
      [100_000, 100_000],
      [399_900, 50],
    ]);
    expect(await findProblems(db())).toEqual([]);
  });

  it('is not for the own order', async () => {
    const { order } = await place({}, { as: 'tribe-team-fa' });
    const ctx = await contextOf(app, 'tribe-team-fa');
    expect((await failure(approveOrder(ctx, { id: order.id }, { paymentPlatform: 'gcash' }))).code).toBe('FORBIDDEN');
  });
});

describe('a network', () => {
  it('past its limit confirms the address first, and is never turned away', async () => {
    const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
    try {
      const from = async () => contextOf(limited, null);
      const order = async (index: number) =>
        placeOrder(await from(), FUNNEL, { ...VALUES, email: `net${index}@example.com` }, { nonce: `net ${index}`, affiliateCode: null });
      for (let index = 0; index < RATE_LIMITS.orderNetwork.attempts; index++) expect((await order(index)).key).not.toBeNull();
      const drafted = await order(999);
      expect([drafted.key, drafted.order.state]).toEqual([null, 'draft']);
    } finally {
      await limited.close();
    }
  });
});

describe('a bill', () => {
  const unpaidOf = async (key: string) => {
    const { rows } = await db().execute<{ id: number; userId: number }>(sql`
      select e.id, e.user_id as "userId" from schedule_entries e join users u on u.id = e.user_id
      where u.email = ${`${key}@atlas.example`} and e.status = 'Unpaid' and e.voided_at is null order by e.schedule_date limit 1`);
    return rows[0] ?? { id: 0, userId: 0 };
  };

  it('is paid by someone else with a link, until it is ended', async () => {
    const entry = await unpaidOf('overdue');
    const member = await contextOf(app, 'overdue');
    const path = await createBillLink(member, entry.id);
    const key = new URL(path, 'https://atlas.example').searchParams.get('bill') ?? '';
    const ctx = await visitor();
    expect(await findBill(ctx, key)).toMatchObject({ isOwn: false, entry: { id: entry.id } });
    expect(
      await findBill(
        ctx,
        key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
      ),
    ).toBeNull();
    expect(await findBill(ctx, key.split('.')[0] ?? '')).toBeNull();
    const { proofId } = await sendBillReceipt(ctx, key, receipt('500'));
    const [proof] = await db().select().from(paymentProofs).where(eq(paymentProofs.id, proofId));
    expect(proof).toMatchObject({ entryId: entry.id, userId: entry.userId, amountCentavos: 50_000 });
    await revokeBillLinks(member, entry.id);
    expect(await findBill(ctx, key)).toBeNull();
    expect((await failure(sendBillReceipt(ctx, key, receipt('500')))).code).toBe('NOT_FOUND');
  });

  it('link ends by itself after fourteen days, and with a newer link', async () => {
    const entry = await unpaidOf('upcoming');
    const member = await contextOf(app, 'upcoming');
    const keyOf = (path: string) => new URL(path, 'https://atlas.example').searchParams.get('bill') ?? '';
    const [old, current] = [keyOf(await createBillLink(member, entry.id)), keyOf(await createBillLink(member, entry.id))];
    expect(await findBill(await visitor(), old)).toBeNull();
    expect(await findBill(await visitor(), current)).not.toBeNull();
    app.setNow(new Date(TEST_NOW.getTime() + 15 * 86_400_000));
    expect(await findBill(await visitor(), current)).toBeNull();
    expect(await db().$count(billLinks, eq(billLinks.entryId, entry.id))).toBe(2);
  });

  it('is for its member only', async () => {
    const entry = await unpaidOf('overdue');
    expect(await findBill(await contextOf(app, 'overdue'), String(entry.id))).toMatchObject({ isOwn: true });
    for (const key of ['member', 'admin', null]) expect(await findBill(await contextOf(app, key), String(entry.id))).toBeNull();
    expect((await failure(createBillLink(await contextOf(app, 'member'), entry.id))).code).toBe('NOT_FOUND');
  });
});

describe('the code of a receipt', () => {
  it('names a payment that counts, until it is taken back', async () => {
    const placed = await place();
    await pay(placed);
    const account = await accountOf(email);
    const [paper] = await db()
      .select()
      .from(documents)
      .where(and(eq(documents.userId, account?.id ?? 0), eq(documents.kind, 'acknowledgement')))
      .orderBy(desc(documents.id));
    expect(paper?.code).toMatch(/^[0-9A-F]{16}$/);
    expect(await findDocumentByCode(db(), paper?.code ?? '')).toMatchObject({
      totalCentavos: 499_900,
      paidOn: '2025-11-12',
      reversedAt: null,
    });
    expect(await findDocumentByCode(db(), '0000000000000000')).toBeNull();
  });
});

it('pictures of settled receipts are deleted after the months of the setting, and their hashes stay', async () => {
  const before = await db().execute<{ count: number }>(sql`select count(*)::int as count from files where purpose = 'receipt'`);
  expect(await deleteOldReceipts(app)).toBe(0);
  app.setNow(new Date('2027-12-01T00:00:00Z'));
  const deleted = await deleteOldReceipts(app);
  const after = await db().execute<{ count: number; waiting: number }>(sql`
    select count(*)::int as count, count(*) filter (where p.state = 'submitted')::int as waiting
    from files f join payment_proofs p on p.id = f.proof_id where f.purpose = 'receipt'`);
  expect(deleted).toBeGreaterThan(0);
  expect(after.rows[0]?.count).toBe((before.rows[0]?.count ?? 0) - deleted);
  expect(after.rows[0]?.waiting).toBeGreaterThan(0);
});

it('a price that changes later never changes what was ordered', async () => {
  const placed = await place();
  const [product] = await db()
    .select({ id: products.id, priceCentavos: products.priceCentavos })
    .from(products)
    .innerJoin(funnels, eq(funnels.productId, products.id))
    .where(eq(funnels.slug, FUNNEL));
  await db()
    .update(products)
    .set({ priceCentavos: 900_000 })
    .where(eq(products.id, product?.id ?? 0));
  await pay(placed);
  await db()
    .update(products)
    .set({ priceCentavos: product?.priceCentavos ?? 0 })
    .where(eq(products.id, product?.id ?? 0));
  const schedule = await entriesOf((await accountOf(email))?.id ?? 0);
  expect(schedule.reduce((sum, { priceCentavos }) => sum + priceCentavos, 0)).toBe(placed.order.totalCentavos);
});
