import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { execute, parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OnlineProvider } from '@atlas/domain/providers';
import { type Context, contextOfJob, createContext } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import { testApp, TEST_NOW, type TestApp } from '../../testing/testApp.ts';
import {
  paymongoEvent,
  paymongoHeaders,
  startTestProviders,
  type TestProviders,
  XENDIT_TOKEN,
  xenditCallback,
} from '../../testing/testProviders.ts';
import { schema } from '../../graphql/schema.ts';
import { contextOf } from '../../testing/testServer.ts';
import { hashPassword } from '../auth/passwords.ts';
import { auditEntries } from '../audit/tables.ts';
import { findProblems } from '../books/verifyRepo.ts';
import { cancelOrder } from '../checkout/buyerCommands.ts';
import { createBillLink, findBill } from '../checkout/billCommands.ts';
import { placeOrder, type PlacedOrder } from '../checkout/placeCommands.ts';
import { approveRefund, refundPayment } from '../enrolment/refundCommands.ts';
import { postings } from '../ledger/tables.ts';
import { outbox } from '../notifications/tables.ts';
import { readOrderKey } from '../orders/secretCommands.ts';
import { orders } from '../orders/tables.ts';
import { invoices, payments, refunds, scheduleEntries } from '../payments/tables.ts';
import { settings } from '../settings/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { receiveEvent } from './incomingCommands.ts';
import { findPayWays, startBillPayment, startOrderPayment } from './startCommands.ts';
import { applyKept, askAgain, payKeptBack, processEventAgain, recordProviderPayout, resolveKept } from './staffCommands.ts';
import { collectedPayments, paymentAttempts, providerEvents, providerPayouts, providerRefunds } from './tables.ts';
import { askAboutOpen, endStale, processDueEvents, sendDueRefunds } from './work.ts';

let app: TestApp;
let remote: TestProviders;
beforeAll(async () => {
  remote = await startTestProviders();
  app = await testApp({ settings: remote.settings });
});
afterAll(async () => {
  await app.close();
  await remote.close();
});
const db = () => app.database.db;

let count = 0;
let email = '';
beforeEach(async () => {
  app.setNow(TEST_NOW);
  email = `payer${++count}@atlas.example`;
  remote.refundStatus = 'succeeded';
  await db().execute(sql`delete from provider_outages`);
  await offer('paymongo');
});

async function set(name: string, value: string): Promise<void> {
  await db().update(settings).set({ value }).where(eq(settings.name, name));
  app.values.forget();
}

/** Lets a provider collect GCash and cash, and staff check Maya. */
async function offer(provider: OnlineProvider | null): Promise<void> {
  const online = provider === 'xendit' ? ['gcash', 'over-the-counter'] : ['gcash'];
  const value = JSON.stringify({ manual: ['gcash', 'maya'], paymongo: [], xendit: [], ...(provider && { [provider]: online }) });
  await set('pay-methods', value);
}

const later = (minutes: number) => app.setNow(new Date(app.clock.now().getTime() + minutes * 60_000));
const job = (): Context => contextOfJob(app, { id: `test ${count}`, userId: null });
const admin = () => contextOf(app, 'admin');

async function place(values: Record<string, unknown> = {}): Promise<PlacedOrder> {
  const buyer = { firstName: 'Bea', lastName: 'Santos', mobileNumber: '0917 123 4567', method: 'gcash', terms: 'on', email };
  return placeOrder(
    await contextOf(app, null),
    'va-kickstart',
    { ...buyer, ...values },
    { nonce: `browser ${count}`, affiliateCode: null },
  );
}

/** The context of a browser that holds the secret of an order. */
async function holding({ key }: Pick<PlacedOrder, 'key'>): Promise<Context> {
  const read = readOrderKey(key ?? '');
  if (read === null) throw new Error('The order has no key');
  const base = await contextOf(app, null);
  return createContext(app, { ...base.visitor, held: new Map([[`order-${read.payCode}`, read.secret]]) }, null);
}

const start = async (placed: PlacedOrder, platform: 'gcash' | 'over-the-counter' | 'maya' = 'gcash') =>
  startOrderPayment(await holding(placed), placed.order.payCode, platform);

const orderOf = async (id: number) => {
  const [row] = await db().select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`There is no order ${id}`);
  return row;
};
const attemptsOf = (orderId: number) =>
  db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(paymentAttempts.id);
const lastAttempt = async (orderId: number) => {
  const attempt = (await attemptsOf(orderId)).at(-1);
  if (!attempt) throw new Error(`No payment of order ${orderId} was begun`);
  return attempt;
};
const collectedOf = async (orderId: number) =>
  (
    await db()
      .select({ collected: collectedPayments })
      .from(collectedPayments)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, collectedPayments.attemptId))
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(collectedPayments.id)
  ).map(({ collected }) => collected);
const accountOf = async (address: string) => (await db().select().from(users).where(eq(users.email, address)))[0];
const mailsTo = async (address: string) =>
  (await db().select().from(outbox).where(eq(outbox.recipient, address)).orderBy(outbox.id)).map(({ kind }) => kind);
const balanceOf = async (account: string): Promise<number> =>
  Number(
    (await db().execute<{ sum: string }>(sql`select coalesce(sum(centavos), 0) as sum from ${postings} where account = ${account}`)).rows[0]
      ?.sum,
  );

/** Delivers an event as the provider does, and processes what arrived. @returns whether it was taken */
async function deliver(provider: OnlineProvider, body: string, headers?: Record<string, string>): Promise<boolean> {
  const given = headers ?? (provider === 'paymongo' ? paymongoHeaders(body, app.clock.now()) : { 'x-callback-token': XENDIT_TOKEN });
  const event = app.providers
    .online(provider)
    ?.verifyWebhook({ header: (name) => given[name], rawBody: Buffer.from(body) }, app.clock.now());
  if (!event) return false;
  await receiveEvent(app, provider, event);
  await processDueEvents(job());
  return true;
}

/** The event of a provider about the session of a payment. */
function paidEvent(provider: OnlineProvider, reference: string, id?: string): string {
  const session = remote.sessionOf(reference);
  return provider === 'paymongo'
    ? paymongoEvent('checkout_session.payment.paid', { id: session.id, attributes: { reference_number: reference } }, id)
    : xenditCallback(session, 'PAID');
}

const failure = async (work: Promise<unknown>): Promise<UserError> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserError)) throw new Error(`Not rejected with a message: ${String(error)}`);
  return error;
};

/** An order that was begun at a provider, and its reference there. */
async function begun(values: Record<string, unknown> = {}): Promise<{ placed: PlacedOrder; reference: string }> {
  const placed = await place(values);
  await start(placed);
  return { placed, reference: (await lastAttempt(placed.order.id)).reference };
}

/** A member whose order a provider collected. */
async function member() {
  const { placed, reference } = await begun();
  const paid = remote.pay(reference);
  later(2);
  await askAboutOpen(job());
  const order = await orderOf(placed.order.id);
  const [invoice] = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.userId, order.userId ?? 0));
  const [payment] = await db().select().from(payments).where(eq(payments.orderId, order.id));
  if (!invoice || !payment || order.userId === null) throw new Error('The order was not completed');
  return { placed, paid, order, userId: order.userId, invoice, payment, reference };
}

describe.each(['paymongo', 'xendit'] as const)('an order by %s', (provider) => {
  beforeEach(() => offer(provider));

  it('is begun at the provider and completed by its event, once', async () => {
    const placed = await place();
    const url = await start(placed);
    const attempt = await lastAttempt(placed.order.id);
    const session = remote.sessionOf(attempt.reference);
    expect([url, session.centavos, session.methods]).toEqual([
      `${remote.url}/pay/${session.id}`,
      placed.order.dueTodayCentavos,
      [provider === 'paymongo' ? 'gcash' : 'GCASH'],
    ]);
    expect(session.returnUrl).toContain(`order=${placed.key}&back=paid`);
    remote.pay(attempt.reference, { fee: 7_800 });
    const event = paidEvent(provider, attempt.reference);
    for (let time = 0; time < 3; time++) expect(await deliver(provider, event)).toBe(true);
    const order = await orderOf(placed.order.id);
    const account = await accountOf(email);
    expect([order.state, order.userId]).toEqual(['enrolled', account?.id]);
    expect((await mailsTo(email)).filter((kind) => kind === 'welcome')).toHaveLength(1);
    const [payment, ...others] = await db().select().from(payments).where(eq(payments.orderId, order.id));
    expect([payment?.provider, payment?.amountCentavos, payment?.userId, others.length]).toEqual([
      provider,
      order.dueTodayCentavos,
      account?.id,
      0,
    ]);
    expect((await lastAttempt(order.id)).state).toBe('paid');
    expect(await findProblems(db())).toEqual([]);
  });

  it('is completed by the poller when the event is lost, and by staff who ask', async () => {
    const { placed, reference } = await begun();
    remote.pay(reference);
    await askAboutOpen(job());
    expect((await orderOf(placed.order.id)).state).toBe('awaiting-payment');
    later(2);
    await askAboutOpen(job());
    expect((await orderOf(placed.order.id)).state).toBe('enrolled');
    email = `asked${count}@atlas.example`;
    const other = await begun();
    remote.pay(other.reference);
    const attempt = await lastAttempt(other.placed.order.id);
    expect(await askAgain(await admin(), attempt.id)).toEqual({ isPaid: true, text: 'Paid.' });
    expect((await orderOf(other.placed.order.id)).state).toBe('enrolled');
    const [asked] = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'askProviderAgain'), eq(auditEntries.subjectId, attempt.id)));
    expect(asked?.subjectType).toBe('payment attempt');
  });

  it('is the same whatever the order and number of events, polls and questions', async () => {
    const step = fc.constantFrom('event', 'other', 'poll', 'ask', 'pay');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        email = `shuffled${++count}@atlas.example`;
        app.setNow(TEST_NOW);
        const { placed, reference } = await begun();
        const attempt = await lastAttempt(placed.order.id);
        const id = `evt_${count}`;
        let isPaid = false;
        const act = {
          event: () => deliver(provider, paidEvent(provider, reference, id)),
          other: () => deliver(provider, paidEvent(provider, reference)),
          poll: () => {
            later(7);
            return askAboutOpen(job());
          },
          ask: async () => askAgain(await admin(), attempt.id),
          pay: () => {
            if (!isPaid) remote.pay(reference, { fee: 7_800 });
            isPaid = true;
            return Promise.resolve();
          },
        };
        for (const name of [...steps, 'pay', 'other', 'event', 'ask'] as const) await act[name]();
        expect((await orderOf(placed.order.id)).state).toBe('enrolled');
        expect(await collectedOf(placed.order.id)).toMatchObject([{ feeCentavos: 7_800, keptReason: null }]);
        expect(await db().$count(payments, eq(payments.orderId, placed.order.id))).toBe(1);
        expect((await mailsTo(email)).filter((kind) => kind === 'welcome')).toHaveLength(1);
      }),
      { numRuns: 12 },
    );
    expect(await findProblems(db())).toEqual([]);
  });

  it('is completed once by events, polls and staff at the same time', async () => {
    const { placed, reference } = await begun();
    remote.pay(reference);
    const attempt = await lastAttempt(placed.order.id);
    const ctx = await admin();
    const event = paidEvent(provider, reference);
    later(2);
    await Promise.all([
      ...Array.from({ length: 6 }, () => askAgain(ctx, attempt.id)),
      askAboutOpen(job()),
      deliver(provider, event),
      deliver(provider, event),
    ]);
    expect((await orderOf(placed.order.id)).state).toBe('enrolled');
    expect(await db().$count(payments, eq(payments.orderId, placed.order.id))).toBe(1);
    expect((await mailsTo(email)).filter((kind) => kind === 'welcome')).toHaveLength(1);
    expect(await findProblems(db())).toEqual([]);
  });

  it('keeps money of another amount or currency, and of an order that was cancelled', async () => {
    const wrong = await begun();
    remote.pay(wrong.reference, { centavos: Math.round(wrong.placed.order.dueTodayCentavos / 100) });
    await deliver(provider, paidEvent(provider, wrong.reference));
    expect((await orderOf(wrong.placed.order.id)).state).toBe('awaiting-payment');
    expect(await collectedOf(wrong.placed.order.id)).toMatchObject([{ keptReason: 'amount' }]);

    email = `dollars${count}@atlas.example`;
    const foreign = await begun();
    remote.pay(foreign.reference, { currency: 'USD' });
    await deliver(provider, paidEvent(provider, foreign.reference));
    expect((await orderOf(foreign.placed.order.id)).state).toBe('awaiting-payment');
    expect(await collectedOf(foreign.placed.order.id)).toMatchObject([{ keptReason: 'currency', paymentId: null }]);

    email = `late${count}@atlas.example`;
    const late = await begun();
    await cancelOrder(await holding(late.placed), late.placed.order.payCode);
    await endStale(job());
    expect([remote.sessionOf(late.reference).isEnded, (await lastAttempt(late.placed.order.id)).state]).toEqual([true, 'ended']);
    remote.pay(late.reference);
    await deliver(provider, paidEvent(provider, late.reference));
    expect((await orderOf(late.placed.order.id)).state).toBe('cancelled');
    expect(await collectedOf(late.placed.order.id)).toMatchObject([{ keptReason: 'ended' }]);
    expect(await findProblems(db())).toEqual([]);
  });
});

describe('a provider that does not answer', () => {
  it('begins nothing when it was not reached, and is not offered for a while', async () => {
    const placed = await place();
    remote.fail('create', 'limit');
    const before = remote.sessions.length;
    expect((await failure(start(placed))).message).toContain('not available right now');
    expect([remote.sessions.length, (await lastAttempt(placed.order.id)).state]).toEqual([before, 'ended']);
    const ways = await findPayWays(app, db(), placed.order.dueTodayCentavos);
    expect(ways.map(({ platform, provider }) => `${platform} ${provider}`)).toEqual(['gcash manual', 'maya manual']);
    later(3);
    await start(placed);
    expect((await lastAttempt(placed.order.id)).state).toBe('open');
  });

  it.each(['after', 'error'] as const)('is not asked to begin it twice when the answer is lost (%s)', async (fault) => {
    const placed = await place();
    remote.fail('create', fault);
    const asked = remote.asked('create');
    await failure(start(placed));
    expect((await lastAttempt(placed.order.id)).state).toBe('unsure');
    later(3);
    expect((await failure(start(placed))).code).toBe('CONFLICT');
    expect(remote.asked('create')).toBe(asked + 1);
    // After ten minutes another one can be begun: no one has the address of the first.
    later(11);
    await askAboutOpen(job());
    expect((await lastAttempt(placed.order.id)).state).toBe('ended');
    await start(placed);
    expect((await attemptsOf(placed.order.id)).map(({ state }) => state)).toEqual(['ended', 'open']);
  });

  it('is found again by our reference where it has a search', async () => {
    await offer('xendit');
    const placed = await place();
    remote.fail('create', 'after');
    await failure(start(placed));
    await askAboutOpen(job());
    const attempt = await lastAttempt(placed.order.id);
    expect([attempt.state, attempt.sessionId]).toEqual(['open', remote.sessionOf(attempt.reference).id]);
    later(3);
    expect(await start(placed)).toBe(attempt.payUrl);
  });

  it('finds out that nothing was begun where it has a search', async () => {
    await offer('xendit');
    const placed = await place();
    remote.fail('create', 'error');
    await failure(start(placed));
    await askAboutOpen(job());
    expect((await lastAttempt(placed.order.id)).state).toBe('ended');
  });

  it('lets staff process an event again, which does nothing twice', async () => {
    const { placed, reference } = await begun();
    remote.pay(reference);
    await deliver('paymongo', paidEvent('paymongo', reference, `evt_again_${count}`));
    const [event] = await db()
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.eventId, `evt_again_${count}`));
    await processEventAgain(await admin(), event?.id ?? 0);
    expect(await db().$count(payments, eq(payments.orderId, placed.order.id))).toBe(1);
    const [again] = await db().select().from(auditEntries).where(eq(auditEntries.action, 'processProviderEvent'));
    expect([again?.subjectType, again?.subjectId]).toEqual(['payment attempt', event?.attemptId]);
  });

  it('takes an event for a payment whose start got no answer', async () => {
    const placed = await place();
    remote.fail('create', 'after');
    await failure(start(placed));
    const { reference } = await lastAttempt(placed.order.id);
    remote.pay(reference);
    const { id } = remote.sessionOf(reference);
    const paid = remote.sessionOf(reference).payments[0]?.id ?? '';
    await deliver('paymongo', paymongoEvent('payment.paid', { id: paid, attributes: { metadata: { reference } } }));
    expect([id.length > 0, (await orderOf(placed.order.id)).state]).toEqual([true, 'enrolled']);
  });

  it('is asked again about an event later, and the event waits for staff in the end', async () => {
    const { placed, reference } = await begun();
    remote.pay(reference);
    // Each try reads the session.
    remote.fail('read', ...Array.from({ length: 12 }, () => 'error' as const));
    const event = paidEvent('paymongo', reference, `evt_slow_${count}`);
    expect(await deliver('paymongo', event)).toBe(true);
    const read = async () =>
      (
        await db()
          .select()
          .from(providerEvents)
          .where(eq(providerEvents.eventId, `evt_slow_${count}`))
      )[0];
    expect(await read()).toMatchObject({ state: 'received', tries: 1 });
    for (let time = 0; time < 11; time++) {
      later(61);
      await processDueEvents(job());
    }
    expect(await read()).toMatchObject({ state: 'failed', tries: 12 });
    await processEventAgain(await admin(), (await read())?.id ?? 0);
    expect([(await read())?.state, (await orderOf(placed.order.id)).state]).toEqual(['done', 'enrolled']);
  });
});

describe('a request that claims to come from a provider', () => {
  const body = paymongoEvent('payment.paid', { id: 'pay_1' });
  it.each<[string, Record<string, string>]>([
    ['without a signature', {}],
    ['signed with another secret', paymongoHeaders(body, TEST_NOW, 'another secret')],
    ['signed over another body', paymongoHeaders(`${body} `, TEST_NOW)],
    ['signed more than a day ago', paymongoHeaders(body, new Date(TEST_NOW.getTime() - 86_401_000))],
    ['signed in the future', paymongoHeaders(body, new Date(TEST_NOW.getTime() + 700_000))],
    [
      'signed for the live mode only',
      { 'paymongo-signature': paymongoHeaders(body, TEST_NOW)['paymongo-signature']?.replace(/te=(\w+),li=/, 'te=,li=$1') ?? '' },
    ],
    ['with a time that is none', { 'paymongo-signature': `t=now,te=${'0'.repeat(64)},li=` }],
  ])('%s is refused', async (_case, headers) => {
    const events = await db().$count(providerEvents);
    expect(await deliver('paymongo', body, headers)).toBe(false);
    expect(await db().$count(providerEvents)).toBe(events);
  });

  it('signed hours ago is taken, because events are delivered again for over two hours', async () => {
    expect(await deliver('paymongo', body, paymongoHeaders(body, new Date(TEST_NOW.getTime() - 3 * 3_600_000)))).toBe(true);
  });

  it.each(['', 'a-callback-token-of-testz', `${XENDIT_TOKEN} `])('with the token %j is refused', async (token) => {
    expect(await deliver('xendit', '{"id":"inv1","external_id":"x","status":"PAID"}', { 'x-callback-token': token })).toBe(false);
  });

  it('in an unknown form waits for staff, and of an unknown type does nothing', async () => {
    await deliver('paymongo', JSON.stringify({ event_type: 'payment.paid', data: { id: `pay_${count}` } }));
    await deliver('paymongo', paymongoEvent('qr.expired', { id: 'qr_1' }, `evt_qr_${count}`));
    await deliver('paymongo', paymongoEvent('payment.paid', { id: 'pay_of_another' }, `evt_other_${count}`));
    await deliver('paymongo', paymongoEvent('payment.paid', { id: 'pay_live' }, `evt_live_${count}`, true));
    const states = await db()
      .select()
      .from(providerEvents)
      .orderBy(sql`id desc`)
      .limit(4);
    expect(states.map(({ state }) => state)).toEqual(['ignored', 'ignored', 'ignored', 'failed']);
  });
});

describe('money that was kept', () => {
  it('completes an order that was cancelled, when staff apply it', async () => {
    const { placed, reference } = await begun();
    await cancelOrder(await holding(placed), placed.order.payCode);
    remote.pay(reference);
    await deliver('paymongo', paidEvent('paymongo', reference));
    const [kept] = await collectedOf(placed.order.id);
    await applyKept(await admin(), kept?.id ?? 0);
    const order = await orderOf(placed.order.id);
    expect([order.state, order.userId]).toEqual(['enrolled', (await accountOf(email))?.id]);
    const [first] = await db()
      .select()
      .from(scheduleEntries)
      .where(eq(scheduleEntries.userId, order.userId ?? 0))
      .orderBy(scheduleEntries.id);
    expect(first?.status).toBe('Paid');
    expect((await failure(applyKept(await admin(), kept?.id ?? 0))).code).toBe('CONFLICT');
    expect(await findProblems(db())).toEqual([]);
  });

  it('does not go into an order that another payment completes', async () => {
    const { placed, reference } = await begun();
    remote.pay(reference, { centavos: 100 });
    await deliver('paymongo', paidEvent('paymongo', reference));
    await start(placed);
    const second = await lastAttempt(placed.order.id);
    remote.pay(second.reference);
    await deliver('paymongo', paidEvent('paymongo', second.reference));
    const [kept, paid] = await collectedOf(placed.order.id);
    expect([(await orderOf(placed.order.id)).state, kept?.keptReason, paid?.keptReason]).toEqual(['enrolled', 'amount', null]);
    const order = await orderOf(placed.order.id);
    await applyKept(await admin(), kept?.id ?? 0);
    const { rows } = await db().execute<{ credit: string }>(
      sql`select sum(-centavos) as credit from postings where account = 'customer-credit' and user_id = ${order.userId}`,
    );
    const [applied] = await db()
      .select()
      .from(payments)
      .where(eq(payments.id, kept?.paymentId ?? 0));
    expect([applied?.userId, Number(rows[0]?.credit)]).toEqual([order.userId, 100]);
    expect(await findProblems(db())).toEqual([]);
  });

  it('goes back by the provider, or by hand', async () => {
    const held = async () => {
      email = `back${++count}@atlas.example`;
      const { placed, reference } = await begun();
      const paid = remote.pay(reference, { centavos: 5_000 });
      await deliver('paymongo', paidEvent('paymongo', reference));
      const [kept] = await collectedOf(placed.order.id);
      return { id: kept?.id ?? 0, paymentId: kept?.paymentId ?? 0, paid };
    };
    const before = await balanceOf('provider-clearing');
    const one = await held();
    await payKeptBack(await admin(), one.id, { reason: 'Sent by mistake' });
    await sendDueRefunds(job());
    expect(one.paid.refunds).toMatchObject([{ centavos: 5_000 }]);
    const two = await held();
    await payKeptBack(await admin(), two.id, { reason: 'Sent by mistake', isByHand: true });
    expect(two.paid.refunds).toEqual([]);
    for (const { paymentId } of [one, two])
      expect((await db().select().from(payments).where(eq(payments.id, paymentId)))[0]?.reversedAt).not.toBeNull();
    expect(await balanceOf('provider-clearing')).toBe(before);
    expect((await failure(applyKept(await admin(), one.id))).code).toBe('CONFLICT');
    expect(await findProblems(db())).toEqual([]);
  });

  it('of which a part went back in the dashboard is applied, and the part is a refund', async () => {
    const { placed, reference } = await begun();
    await cancelOrder(await holding(placed), placed.order.payCode);
    const paid = remote.pay(reference);
    await deliver('paymongo', paidEvent('paymongo', reference));
    remote.refundInDashboard(paid.id, 50_000);
    await deliver('paymongo', paymongoEvent('payment.refunded', { id: paid.id }));
    const [kept] = await collectedOf(placed.order.id);
    expect(kept?.resolvedAt).toBeNull();
    await applyKept(await admin(), kept?.id ?? 0);
    const order = await orderOf(placed.order.id);
    expect(order.state).toBe('enrolled');
    expect(
      await db()
        .select()
        .from(refunds)
        .where(eq(refunds.userId, order.userId ?? 0)),
    ).toMatchObject([{ state: 'paid', amountCentavos: 50_000 }]);
    expect(await findProblems(db())).toEqual([]);
  });

  it('of which a part went back in the dashboard is paid back as far as it is left', async () => {
    const { placed, reference } = await begun();
    const paid = remote.pay(reference, { centavos: 5_000 });
    await deliver('paymongo', paidEvent('paymongo', reference));
    remote.refundInDashboard(paid.id, 2_000);
    await deliver('paymongo', paymongoEvent('payment.refunded', { id: paid.id }));
    const [kept] = await collectedOf(placed.order.id);
    await payKeptBack(await admin(), kept?.id ?? 0, { reason: 'Sent by mistake' });
    await sendDueRefunds(job());
    expect(paid.refunds.map(({ centavos }) => centavos)).toEqual([2_000, 3_000]);
    expect(
      (
        await db()
          .select()
          .from(payments)
          .where(eq(payments.id, kept?.paymentId ?? 0))
      )[0]?.reversedAt,
    ).not.toBeNull();
    expect(await findProblems(db())).toEqual([]);
  });

  it('in another currency is noted, and never in the books', async () => {
    const { placed, reference } = await begun();
    remote.pay(reference, { currency: 'USD' });
    await deliver('paymongo', paidEvent('paymongo', reference));
    const [kept] = await collectedOf(placed.order.id);
    expect((await failure(applyKept(await admin(), kept?.id ?? 0))).message).toContain('not in pesos');
    await resolveKept(await admin(), kept?.id ?? 0, { reason: 'Sent back in the dashboard' });
    expect(await collectedOf(placed.order.id)).toMatchObject([{ resolution: 'Sent back in the dashboard' }]);
  });

  it('is kept when the order cannot be completed, and applied once it can', async () => {
    const { placed, reference } = await begun();
    await db().execute(sql`insert into users (email, tribe_id, slug, first_name, last_name, archived_at, created_at)
      values (${email}, ${email}, ${email}, 'Bea', 'Santos', ${TEST_NOW}, ${TEST_NOW})`);
    remote.pay(reference);
    await deliver('paymongo', paidEvent('paymongo', reference));
    const [kept] = await collectedOf(placed.order.id);
    expect([kept?.keptReason, (await orderOf(placed.order.id)).state]).toEqual(['blocked', 'awaiting-payment']);
    expect((await lastAttempt(placed.order.id)).problem).toContain('archived');
    await db().execute(sql`update users set archived_at = null, email_confirmed_at = ${TEST_NOW} where email = ${email}`);
    await applyKept(await admin(), kept?.id ?? 0);
    expect((await orderOf(placed.order.id)).state).toBe('enrolled');
    expect(await findProblems(db())).toEqual([]);
  });
});

describe('a bill', () => {
  /** A new member with two payments to come, the first of them next month. */
  async function owing() {
    const { rows } = await db().execute<{ id: number }>(sql`
      select t.payment_term_id as id from funnel_payment_terms t join funnels f on f.id = t.funnel_id join payment_terms p on p.id = t.payment_term_id
      where f.slug = 'va-kickstart' and p.count = 3 limit 1`);
    email = `owes${++count}@atlas.example`;
    const { placed, reference } = await begun({ paymentTermId: String(rows[0]?.id) });
    remote.pay(reference);
    await deliver('paymongo', paidEvent('paymongo', reference));
    await db()
      .update(users)
      .set({ passwordHash: await hashPassword(app.settings.demoPassword) })
      .where(eq(users.email, email));
    const ctx = await contextOf(app, email.split('@')[0] ?? '');
    const [entry] = await db()
      .select()
      .from(scheduleEntries)
      .where(and(eq(scheduleEntries.userId, ctx.session?.userId ?? 0), eq(scheduleEntries.status, 'Unpaid')))
      .orderBy(scheduleEntries.scheduleDate)
      .limit(1);
    if (!entry) throw new Error(`Nothing is owed by ${placed.order.email}`);
    return { ctx, entry };
  }
  const attemptOf = async (entryId: number) =>
    (
      await db()
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.entryId, entryId))
        .orderBy(sql`id desc`)
    )[0];

  it('is paid by its member, who comes back in another browser', async () => {
    const { ctx, entry } = await owing();
    await startBillPayment(ctx, String(entry.id), 'gcash');
    const attempt = await attemptOf(entry.id);
    const url = new URL(remote.sessionOf(attempt?.reference ?? '').returnUrl);
    const opened = await findBill(await contextOf(app, null), url.searchParams.get('bill') ?? '');
    expect([opened?.entry.id, opened?.isOwn]).toEqual([entry.id, false]);
    remote.pay(attempt?.reference ?? '');
    later(2);
    await askAboutOpen(job());
    expect((await db().select().from(scheduleEntries).where(eq(scheduleEntries.id, entry.id)))[0]?.status).toBe('Paid');
    expect((await failure(startBillPayment(ctx, String(entry.id), 'gcash'))).code).toBe('CONFLICT');
    expect(await findProblems(db())).toEqual([]);
  });

  it('is paid by someone with a link, and not by a stranger', async () => {
    const { ctx, entry } = await owing();
    const path = new URL(await createBillLink(ctx, entry.id), app.settings.publicUrl);
    await startBillPayment(await contextOf(app, null), path.searchParams.get('bill') ?? '', 'gcash');
    const attempt = await attemptOf(entry.id);
    remote.pay(attempt?.reference ?? '');
    later(2);
    await askAboutOpen(job());
    expect((await db().select().from(scheduleEntries).where(eq(scheduleEntries.id, entry.id)))[0]?.status).toBe('Paid');
    const next = await owing();
    expect((await failure(startBillPayment(await contextOf(app, 'member'), String(next.entry.id), 'gcash'))).code).toBe('NOT_FOUND');
  });

  it('whose amount changed closes the page that was open', async () => {
    const { ctx, entry } = await owing();
    await startBillPayment(ctx, String(entry.id), 'gcash');
    await db().execute(sql`update schedule_entries set price_centavos = price_centavos - 100 where id = ${entry.id}`);
    await endStale(job());
    const attempt = await attemptOf(entry.id);
    expect([attempt?.state, remote.sessionOf(attempt?.reference ?? '').isEnded]).toEqual(['ended', true]);
    remote.pay(attempt?.reference ?? '');
    await askAgain(await admin(), attempt?.id ?? 0);
    const kept = await db()
      .select()
      .from(collectedPayments)
      .where(eq(collectedPayments.attemptId, attempt?.id ?? 0));
    expect(kept).toMatchObject([{ keptReason: 'amount' }]);
    await db().execute(sql`update schedule_entries set price_centavos = price_centavos + 100 where id = ${entry.id}`);
    await applyKept(await admin(), kept[0]?.id ?? 0);
    expect((await db().select().from(scheduleEntries).where(eq(scheduleEntries.id, entry.id)))[0]?.status).toBe('Paid');
    expect(await findProblems(db())).toEqual([]);
  });
});

describe('a refund by the provider', () => {
  const refund = async (of: Awaited<ReturnType<typeof member>>, amount: number, more: object = {}) =>
    refundPayment(
      await admin(),
      { invoiceId: of.invoice.id },
      { amount, paymentPlatform: 'gcash', reason: 'Changed her mind', paymentId: of.payment.id, ...more },
    );
  const refundOf = async (id: number) => (await db().select().from(refunds).where(eq(refunds.id, id)))[0];
  const isMember = async (userId: number) =>
    (await db().$count(subscriptions, and(eq(subscriptions.userId, userId), sql`unsubscribed_at is null`))) > 0;

  it('counts once the provider confirms it, in part and whole', async () => {
    const someone = await member();
    remote.refundStatus = 'pending';
    const id = await refund(someone, 1_000);
    expect((await refundOf(id))?.state).toBe('sending');
    await sendDueRefunds(job());
    expect((await refundOf(id))?.state).toBe('sending');
    const clearing = await balanceOf('provider-clearing');
    remote.settleRefund(someone.paid.refunds[0]?.id ?? '', 'succeeded');
    const event = paymongoEvent('refund.succeeded', { id: someone.paid.refunds[0]?.id ?? '', attributes: { payment_id: someone.paid.id } });
    await deliver('paymongo', event);
    await deliver('paymongo', event);
    expect((await refundOf(id))?.state).toBe('paid');
    expect(await balanceOf('provider-clearing')).toBe(clearing - 100_000);
    expect(await isMember(someone.userId)).toBe(true);
    remote.refundStatus = 'succeeded';
    const rest = someone.payment.amountCentavos / 100 - 1_000;
    const last = await refund(someone, rest);
    await sendDueRefunds(job());
    expect([(await refundOf(last))?.state, await isMember(someone.userId)]).toEqual(['paid', false]);
    expect((await failure(refund(someone, 1))).code).toBe('BAD_USER_INPUT');
    expect(await findProblems(db())).toEqual([]);
  });

  it('is not sent twice when its answer is lost, and found by its event', async () => {
    const someone = await member();
    remote.fail('refund', 'after');
    const id = await refund(someone, 500);
    await sendDueRefunds(job());
    later(600);
    await sendDueRefunds(job());
    expect(someone.paid.refunds).toHaveLength(1);
    expect((await refundOf(id))?.state).toBe('sending');
    await deliver('paymongo', paymongoEvent('payment.refunded', { id: someone.paid.id }));
    expect((await refundOf(id))?.state).toBe('paid');
    expect(await findProblems(db())).toEqual([]);
  });

  it('that the provider refuses changes nothing, and staff can pay it by hand', async () => {
    const someone = await member();
    remote.fail('refund', 'refuse');
    const id = await refund(someone, 500);
    await sendDueRefunds(job());
    expect([(await refundOf(id))?.state, await isMember(someone.userId)]).toEqual(['failed', true]);
    const again = await refund(someone, 500, { paymentId: null });
    expect((await refundOf(again))?.state).toBe('paid');
    expect(await findProblems(db())).toEqual([]);
  });

  it('that was not reached is sent later', async () => {
    const someone = await member();
    remote.fail('refund', 'limit');
    const id = await refund(someone, 500);
    await sendDueRefunds(job());
    expect(someone.paid.refunds).toEqual([]);
    later(1);
    await sendDueRefunds(job());
    expect([(await refundOf(id))?.state, someone.paid.refunds.length]).toEqual(['paid', 1]);
  });

  it('of a large sum is sent after a second person approved it', async () => {
    const someone = await member();
    await set('refund-second-person-from', '500');
    const id = await refund(someone, 600);
    await sendDueRefunds(job());
    expect([(await refundOf(id))?.state, someone.paid.refunds.length]).toEqual(['requested', 0]);
    await approveRefund(await contextOf(app, 'tribe-team-fa'), id);
    await sendDueRefunds(job());
    expect([(await refundOf(id))?.state, someone.paid.refunds.length]).toEqual(['paid', 1]);
    await set('refund-second-person-from', '5000');
  });

  it('in the dashboard arrives, and a whole one ends the access', async () => {
    const someone = await member();
    const part = remote.refundInDashboard(someone.paid.id, 50_000);
    await deliver('paymongo', paymongoEvent('refund.succeeded', { id: part, attributes: { payment_id: someone.paid.id } }));
    expect(await isMember(someone.userId)).toBe(true);
    remote.refundInDashboard(someone.paid.id, someone.payment.amountCentavos - 50_000);
    for (let time = 0; time < 2; time++) await deliver('paymongo', paymongoEvent('payment.refunded', { id: someone.paid.id }));
    const made = await db().select().from(refunds).where(eq(refunds.userId, someone.userId)).orderBy(refunds.id);
    expect(made.map(({ state, amountCentavos, requestedById }) => [state, amountCentavos, requestedById])).toEqual([
      ['paid', 50_000, null],
      ['paid', someone.payment.amountCentavos - 50_000, null],
    ]);
    expect([await isMember(someone.userId), (await orderOf(someone.order.id)).state]).toEqual([false, 'refunded']);
    expect(await findProblems(db())).toEqual([]);
  });

  it('in the dashboard of money that staff paid back already is told, and not recorded twice', async () => {
    const someone = await member();
    await refund(someone, someone.payment.amountCentavos / 100, { paymentId: null });
    remote.refundInDashboard(someone.paid.id, someone.payment.amountCentavos);
    await deliver('paymongo', paymongoEvent('payment.refunded', { id: someone.paid.id }));
    expect(await db().$count(refunds, eq(refunds.userId, someone.userId))).toBe(1);
    const [noted] = await db()
      .select()
      .from(providerRefunds)
      .orderBy(sql`id desc`)
      .limit(1);
    expect(noted?.problem).toBe('Nothing is left to pay back.');
    expect(await findProblems(db())).toEqual([]);
  });
});

describe('a dispute', () => {
  const event = (type: string, paymentId: string, status: string) =>
    paymongoEvent(type, { id: 'dsp_1', attributes: { payment_id: paymentId, status } });

  it('is noted, and takes the money and the access back once it is lost', async () => {
    const someone = await member();
    await deliver('paymongo', event('dispute.created', someone.paid.id, 'open'));
    expect((await collectedOf(someone.order.id))[0]?.disputedAt).not.toBeNull();
    expect((await db().select().from(payments).where(eq(payments.id, someone.payment.id)))[0]?.reversedAt).toBeNull();
    for (let time = 0; time < 2; time++) await deliver('paymongo', event('dispute.resolved', someone.paid.id, 'lost'));
    expect((await db().select().from(payments).where(eq(payments.id, someone.payment.id)))[0]?.reversedReason).toBe(
      'Charged back by PayMongo',
    );
    const [subscription] = await db().select().from(subscriptions).where(eq(subscriptions.userId, someone.userId));
    expect(subscription?.unsubscribedAt).not.toBeNull();
    expect(await findProblems(db())).toEqual([]);
  });

  it('that is won changes nothing', async () => {
    const someone = await member();
    await deliver('paymongo', event('dispute.created', someone.paid.id, 'open'));
    await deliver('paymongo', event('dispute.resolved', someone.paid.id, 'won'));
    expect(await collectedOf(someone.order.id)).toMatchObject([{ disputedAt: null, chargedBackAt: null }]);
  });
});

describe('a payout', () => {
  it('moves what the provider held to the bank, once, and back when it is returned', async () => {
    const before = [await balanceOf('provider-clearing'), await balanceOf('cash-bank-transfer'), await balanceOf('provider-fees')];
    const data = { id: `po_${count}`, attributes: { net_amount: 90_000, fee: 1_500 } };
    for (let time = 0; time < 2; time++) await deliver('paymongo', paymongoEvent('payout.deposited', data));
    const after = [await balanceOf('provider-clearing'), await balanceOf('cash-bank-transfer'), await balanceOf('provider-fees')];
    expect(after.map((sum, index) => sum - (before[index] ?? 0))).toEqual([-91_500, 90_000, 1_500]);
    expect(await findProblems(db())).toEqual([]);
    for (let time = 0; time < 2; time++) await deliver('paymongo', paymongoEvent('payout.returned', data));
    expect([await balanceOf('provider-clearing'), await balanceOf('cash-bank-transfer'), await balanceOf('provider-fees')]).toEqual(before);
    expect(await findProblems(db())).toEqual([]);
  });

  it('that the provider did not report is recorded by staff, once', async () => {
    const input = { provider: 'xendit', payoutId: `BDO ${count}`, amount: '1,200.50', fee: '', depositedOn: '2025-11-10' };
    const id = await recordProviderPayout(await admin(), input);
    expect((await db().select().from(providerPayouts).where(eq(providerPayouts.id, id)))[0]).toMatchObject({
      amountCentavos: 120_050,
      depositedOn: '2025-11-10',
    });
    const record = async (more: object) => recordProviderPayout(await admin(), { ...input, ...more });
    expect((await failure(record({}))).code).toBe('CONFLICT');
    expect((await failure(record({ payoutId: 'x', depositedOn: '2025-11-13' }))).fieldErrors).toHaveProperty('depositedOn');
    expect(await findProblems(db())).toEqual([]);
  });

  it('and events that failed are for staff who see everyone', async () => {
    const input = { provider: 'xendit', payoutId: `BDO scope ${count}`, amount: '10', fee: '', depositedOn: '2025-11-10' };
    await recordProviderPayout(await admin(), input);
    const manager = async () => contextOf(app, 'success-manager');
    const record = async () => recordProviderPayout(await manager(), { ...input, payoutId: 'y' });
    expect((await failure(record())).code).toBe('FORBIDDEN');
    expect((await failure(processEventAgain(await manager(), 1))).code).toBe('FORBIDDEN');
    const read = async (contextValue: Context) => {
      const document = parse('{ viewer { providerPayouts { payoutId } failedProviderEvents { databaseId } } }');
      return (await execute({ schema, document, contextValue })).data?.['viewer'];
    };
    expect(await read(await manager())).toEqual({ providerPayouts: [], failedProviderEvents: [] });
    expect(await read(await admin())).toMatchObject({ providerPayouts: expect.arrayContaining([{ payoutId: input.payoutId }]) });
  });
});
