import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { paymongoEvent, xenditCallback } from '../testing/testProviders.ts';
import { MANUAL } from './manual.ts';
import { createPaymongo, paymongoAmount, paymongoCentavos, paymongoProblem } from './paymongo.ts';
import { ProviderProblem } from './port.ts';
import { createProviders } from './providers.ts';
import { createXendit, xenditCentavos, xenditPesos, xenditProblem } from './xendit.ts';

describe('units', () => {
  it.each([
    [100, 1],
    [349_950, 3499.5],
    [10_000_000, 100_000],
    [1, 0.01],
    [2_914_550, 29_145.5],
  ])('%d centavos are ₱%d at Xendit, and the same number at PayMongo', (centavos, pesos) => {
    expect(xenditPesos(centavos)).toBe(pesos);
    expect(xenditCentavos(pesos)).toBe(centavos);
    expect(xenditCentavos(String(pesos))).toBe(centavos);
    expect(paymongoAmount(centavos)).toBe(centavos);
    expect(paymongoCentavos(centavos)).toBe(centavos);
  });

  it('come back as they were sent, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (centavos) => {
        expect(xenditCentavos(xenditPesos(centavos))).toBe(centavos);
        expect(paymongoCentavos(paymongoAmount(centavos))).toBe(centavos);
      }),
    );
  });

  it.each([0.005, -1, Number.NaN, Infinity, '12.345', 'many'])('₱%s is not an amount of Xendit', (pesos) => {
    expect(() => xenditCentavos(pesos)).toThrow(ProviderProblem);
  });

  it.each([0.5, -1, Number.NaN, 2 ** 60])('%d is not an amount of PayMongo', (amount) => {
    expect(() => paymongoCentavos(amount)).toThrow(ProviderProblem);
  });
});

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** A server that answers every question in one way. */
async function answering(handle: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const START = {
  reference: 'ATL-TEST-1',
  centavos: 349_900,
  platform: 'gcash',
  description: 'A course',
  payer: { name: 'Bea', email: 'bea@example.com' },
  returnUrl: 'https://atlas.example/back',
  cancelUrl: 'https://atlas.example/back',
} as const;

const paymongoAt = (url: string) => createPaymongo({ secretKey: 'sk_test_1', webhookSecret: 'whsk_1', url, answersWithinMs: 100 });
const xenditAt = (url: string) => createXendit({ secretKey: 'xnd_1', callbackToken: 'token', url, answersWithinMs: 100 });

const kindOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no problem',
    (error: unknown) => (error instanceof ProviderProblem ? error.kind : `another error: ${String(error)}`),
  );

const PROBLEMS: readonly [what: string, handle: (req: IncomingMessage, res: ServerResponse) => void, start: string, read: string][] = [
  ['no answer in time', () => undefined, 'unsure', 'unavailable'],
  ['a broken connection', (req) => void req.socket.destroy(), 'unsure', 'unavailable'],
  ['an error of the provider', (_req, res) => void res.writeHead(502).end('bad gateway'), 'unsure', 'unavailable'],
  ['too many requests', (_req, res) => void res.writeHead(429).end('{}'), 'unavailable', 'unavailable'],
  ['a refusal', (_req, res) => void res.writeHead(400).end('{}'), 'refused', 'refused'],
  ['an answer that is not JSON', (_req, res) => void res.writeHead(200).end('<html>'), 'unsure', 'unavailable'],
  ['an answer in another form', (_req, res) => void res.writeHead(200).end('{"id":7}'), 'unsure', 'unavailable'],
  ['an answer without end', (_req, res) => void res.writeHead(200).end('x'.repeat(1_100_000)), 'unsure', 'unavailable'],
  ['a redirect', (_req, res) => void res.writeHead(302, { location: 'https://example.com' }).end(), 'unsure', 'unavailable'],
];

describe.each([
  ['PayMongo', paymongoAt],
  ['Xendit', xenditAt],
] as const)('%s', (_name, at) => {
  it.each(PROBLEMS)('with %s', async (_what, handle, start, read) => {
    const port = at(await answering(handle));
    expect(await kindOf(port.startPayment(START))).toBe(start);
    expect(await kindOf(port.refund({ reference: 'r', paymentId: 'p', centavos: 100, reason: 'x' }))).toBe(start);
    expect(await kindOf(port.readPayment({ sessionId: 's', paymentId: null }))).toBe(read);
  });

  it('that is not there began nothing', async () => {
    const url = await answering(() => undefined);
    await close?.();
    close = undefined;
    expect(await kindOf(at(url).startPayment(START))).toBe('unavailable');
  });

  it('asks with the key, and nothing of it is in an error', async () => {
    let authorization = '';
    const url = await answering((req, res) => {
      authorization = req.headers.authorization ?? '';
      res.writeHead(500).end();
    });
    const error: unknown = await at(url)
      .startPayment(START)
      .catch((thrown: unknown) => thrown);
    const key = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString();
    expect(key).toMatch(/^(sk_test_1|xnd_1):$/);
    expect(String(error)).not.toContain(key.slice(0, -1));
  });
});

it('the page of a provider has to be https', async () => {
  const session = { data: { id: 'cs_1', attributes: { checkout_url: 'http://evil.example/pay' } } };
  const url = await answering((_req, res) => void res.writeHead(200).end(JSON.stringify(session)));
  expect(await kindOf(paymongoAt(url).startPayment(START))).toBe('unsure');
});

it('a session that only version 2 knows is read there', async () => {
  const asked: string[] = [];
  const session = { id: 'cs_1', checkout_url: 'https://checkout.paymongo.com/cs_1', status: 'active', payments: [] };
  const url = await answering((req, res) => {
    asked.push(req.url ?? '');
    res.writeHead(req.url?.startsWith('/v2') === true ? 200 : 404).end(JSON.stringify(session));
  });
  expect(await paymongoAt(url).readPayment({ sessionId: 'cs_1', paymentId: null })).toEqual({ isEnded: false, payments: [] });
  expect(asked).toEqual(['/v1/checkout_sessions/cs_1', '/v2/checkout_sessions/cs_1']);
});

describe('the subject of an event', () => {
  const paymongo = paymongoAt('https://api.paymongo.com');
  const of = (type: string, attributes: Record<string, unknown> = {}, livemode = false) =>
    paymongo.subjectOf(JSON.parse(paymongoEvent(type, { id: 'x_1', attributes }, 'evt_1', livemode)));

  it.each<[string, Record<string, unknown>, object]>([
    ['checkout_session.payment.paid', { reference_number: 'R' }, { kind: 'payment', sessionId: 'x_1', paymentId: null, reference: 'R' }],
    ['payment.paid', { metadata: { reference: 'R' } }, { kind: 'payment', sessionId: null, paymentId: 'x_1', reference: 'R' }],
    ['payment.failed', {}, { kind: 'payment', sessionId: null, paymentId: 'x_1', reference: null }],
    ['payment.refund.updated', { payment_id: 'pay_1' }, { kind: 'refund', refundId: 'x_1', paymentId: 'pay_1' }],
    ['dispute.created', { payment_id: 'pay_1' }, { kind: 'dispute', paymentId: 'pay_1', outcome: 'open' }],
    ['dispute.resolved', { payment: { id: 'pay_1' }, status: 'lost' }, { kind: 'dispute', paymentId: 'pay_1', outcome: 'lost' }],
    ['dispute.resolved', { payment_id: 'pay_1', status: 'withdrawn' }, { kind: 'dispute', paymentId: 'pay_1', outcome: 'open' }],
    ['dispute.created', {}, { kind: 'unknown' }],
    ['payout.deposited', { amount: 100 }, { kind: 'payout', payoutId: 'x_1', centavos: 100, feeCentavos: 0, isReturned: false }],
    ['payout.returned', { net_amount: 90, fee: 10 }, { kind: 'payout', payoutId: 'x_1', centavos: 90, feeCentavos: 10, isReturned: true }],
    ['qr.expired', {}, { kind: 'nothing' }],
    ['subscription.created', {}, { kind: 'nothing' }],
  ])('%s of PayMongo with %j', (type, attributes, subject) => {
    expect(of(type, attributes)).toEqual(subject);
  });

  it('of the other mode is nothing, and one without its form is unknown', () => {
    expect(of('payment.paid', {}, true)).toEqual({ kind: 'nothing' });
    for (const payload of [null, 7, {}, { event: { type: 'payment.paid' } }])
      expect(paymongo.subjectOf(payload)).toEqual({ kind: 'unknown' });
  });

  const xendit = xenditAt('https://api.xendit.co');
  it.each<[unknown, object]>([
    [
      JSON.parse(xenditCallback({ id: 'inv_1', reference: 'R', centavos: 100 }, 'PAID')),
      { kind: 'payment', sessionId: 'inv_1', paymentId: null, reference: 'R' },
    ],
    [
      { event: 'refund.succeeded', data: { id: 'rfd_1', invoice_id: 'inv_1' } },
      { kind: 'refund', refundId: 'rfd_1', paymentId: 'inv_1' },
    ],
    [
      { event: 'payment.capture', data: { reference_id: 'R' } },
      { kind: 'payment', sessionId: null, paymentId: null, reference: 'R' },
    ],
    [
      { event: 'dispute.lost', data: { invoice_id: 'inv_1' } },
      { kind: 'dispute', paymentId: 'inv_1', outcome: 'lost' },
    ],
    [
      { event: 'dispute.created', data: { invoice_id: 'inv_1', status: 'OPEN' } },
      { kind: 'dispute', paymentId: 'inv_1', outcome: 'open' },
    ],
    [{ event: 'payment_session.expired', data: { id: 'ps_1' } }, { kind: 'nothing' }],
    [{ hello: 'world' }, { kind: 'unknown' }],
  ])('of Xendit %j', (payload, subject) => {
    expect(xendit.subjectOf(payload)).toEqual(subject);
  });
});

describe('an event of Xendit', () => {
  const xendit = xenditAt('https://api.xendit.co');
  const verify = (body: string, headers: Record<string, string> = {}) =>
    xendit.verifyWebhook(
      { header: (name) => ({ 'x-callback-token': 'token', ...headers })[name], rawBody: Buffer.from(body) },
      new Date(0),
    );

  it('is named by its invoice and state, so that paid and settled are two', () => {
    const invoice = { id: 'inv_1', reference: 'R', centavos: 100 };
    expect(verify(xenditCallback(invoice, 'PAID'))?.eventId).toBe('invoice:inv_1:PAID');
    expect(verify(xenditCallback(invoice, 'SETTLED'))?.eventId).toBe('invoice:inv_1:SETTLED');
  });

  it('has the name of its header where there is one', () => {
    expect(verify('{"event":"refund.succeeded","data":{"id":"rfd_1"}}', { 'webhook-id': 'wh_1' })?.eventId).toBe('webhook:wh_1');
    expect(verify('{"event":"refund.succeeded","data":{"id":"rfd_1"}}')?.eventId).toBe('refund.succeeded:rfd_1');
  });

  it('in another form is named by its content', () => {
    expect(verify('{"a":1}')?.eventId).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(verify('not json')).toBeNull();
  });
});

it('the messages of refusals are read, and nothing else', () => {
  expect(paymongoProblem({ errors: [{ code: 'parameter_invalid', detail: 'No.' }] })).toBe('parameter_invalid: No.');
  expect(xenditProblem({ error_code: 'RATE_LIMIT_EXCEEDED', message: 'Slow.' })).toBe('RATE_LIMIT_EXCEEDED: Slow.');
  for (const body of [undefined, 'text', {}, { errors: [] }]) expect([paymongoProblem(body), xenditProblem(body)]).toEqual([null, null]);
});

it('payments by hand begin nothing elsewhere, and no one can claim to be their provider', async () => {
  expect(await MANUAL.startPayment(START)).toBeNull();
  expect(MANUAL.verifyWebhook({ header: () => 'any', rawBody: Buffer.from('{}') }, new Date())).toBeNull();
  expect(await kindOf(MANUAL.refund({ reference: 'r', paymentId: 'p', centavos: 1, reason: 'x' }))).toBe('refused');
});

it('a provider without its keys is not there', () => {
  const none = createProviders({});
  expect([none.get('manual'), none.get('paymongo'), none.online('xendit'), none.configured, none.pages]).toEqual([
    MANUAL,
    null,
    null,
    [],
    [],
  ]);
  const both = createProviders({ paymongo: { secretKey: 'sk_test_1', webhookSecret: 'whsk_1', url: 'https://api.paymongo.com' } });
  expect([both.configured, both.pages]).toEqual([['paymongo'], ['https://checkout.paymongo.com']]);
});
